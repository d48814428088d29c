import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LicenceCase, LicenceFile } from '#contract/accounts/operator.ts'
import type { PageOf } from '#contract/schemas/page.ts'
import { Problem } from '#contract/problem.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createOperator, createPatient, PASSWORD } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { createDoctorWithPendingLicence } from '../testing/licence.ts'
import { storePicture } from '../testing/files/picture.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'
import { makeOperator } from './make-operator.ts'
import { findDoctor } from './review-licences.ts'

let server: TestServer
let operator: Awaited<ReturnType<typeof createOperator>>

beforeAll(async () => {
  server = await startTestServer()
  operator = await createOperator(server)
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = operator.auth) =>
  call(server, `GET ${path}`, { headers })
const decide = (id: number, body: unknown) =>
  call(server, `POST /api/v2/operator/licences/${id}/decision/`, { headers: operator.auth, body })
const fileOf = async (id: number): Promise<LicenceFile> =>
  (await get(`/api/v2/operator/licences/${id}/`)).json()

describe('an operator’s session', () => {
  const logIn = (email: string, password: string) =>
    call(server, 'POST /api/v2/operator/login/', { body: { email, password } })

  test('is opened with the password, names the operator, and ends', async () => {
    const { key } = (await logIn(operator.email.toUpperCase(), PASSWORD)).json<{ key: string }>()
    const auth = { authorization: `Token ${key}` }
    expect((await get('/api/v2/operator/me/', auth)).json()).toMatchObject({ email: operator.email })
    expect((await call(server, 'POST /api/v2/operator/logout/', { headers: auth })).statusCode).toBe(204)
    expect((await get('/api/v2/operator/me/', auth)).statusCode).toBe(401)
  })

  test('is refused to others, with the same sentence', async () => {
    const doctor = await createDoctor(server)
    for (const [email, password] of [
      [operator.email, 'otra'],
      ['nadie@recetario.example', PASSWORD],
      [doctor.email, PASSWORD],
    ] as const) {
      const answer = await logIn(email, password)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'login-failed'])
    }
  })

  test('can’t be opened by the doctors’ login', async () => {
    const answer = await call(server, 'POST /rest-auth/login/', {
      body: { email: operator.email, password: PASSWORD },
    })
    expect(answer.statusCode).toBe(400)
  })

  test('is throttled', async () => {
    const { email } = await createOperator(server)
    for (let i = 0; i < 5; i += 1) await logIn(email, 'otra')
    expect((await logIn(email, PASSWORD)).statusCode).toBe(429)
  })

  test('expires after some hours', async () => {
    const late = await createOperator(server)
    await withClient(server.ownerUrl, (client) =>
      client.query(
        `update token set expires_at = expires_at - interval '4 hours' where session_id in
           (select id from session where account_id = $1)`,
        [late.id],
      ),
    )
    expect((await get('/api/v2/operator/me/', late.auth)).statusCode).toBe(401)
  })
})

test('pending licences are listed, the longest waiting first, with only the compared data', async () => {
  const [first, second] = [
    await createDoctorWithPendingLicence(server),
    await createDoctorWithPendingLicence(server),
  ]
  await createDoctor(server)
  const { results } = (await get('/api/v2/operator/licences/')).json<PageOf<LicenceCase>>()
  expect(results.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(results[0]).toEqual({
    id: first.id,
    name: expect.any(String),
    profession: 'physician',
    cedula_prof: '0000001',
    alma_mater: 'Universidad de Ejemplo',
    specialty: 'Medicina interna',
    specialty_no: '0000002',
    specialty_until: '',
    state: 'pending',
    reason: '',
    version: 1,
    changed_at: expect.any(String),
    has_photo: true,
    register: 'none',
  })
  expect((await get('/api/v2/operator/licences/?state=rejected')).json()).toMatchObject({
    count: 0,
    results: [],
  })
  expect((await get('/api/v2/operator/licences/?state=otro')).statusCode).toBe(400)
})

test('the photograph of a licence is shown; without one the call answers not found', async () => {
  const doctor = await createDoctorWithPendingLicence(server)
  // A doctor who sends another photograph of the licence gets it reviewed. The browser must not show the operator the
  // earlier photograph.
  expect((await get(`/api/v2/operator/licences/${doctor.id}/photo/`)).headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
  })
  const without = await createDoctor(server)
  expect((await get(`/api/v2/operator/licences/${without.id}/photo/`)).statusCode).toBe(404)
})

describe('what an operator does is an event', () => {
  const acts = async (doctorId: number) =>
    (
      await withClient(server.ownerUrl, (client) =>
        client.query<{ action: string; actor_id: number | null; object_kind: string }>(
          `select action, actor_id::int, object_kind from audit_event
           where doctor_id = $1 and actor_kind = 'operator' order by id`,
          [doctorId],
        ),
      )
    ).rows

  test('of the doctor whose licence or photograph was read, once in five minutes', async () => {
    const [read, seen] = [
      await createDoctorWithPendingLicence(server),
      await createDoctorWithPendingLicence(server),
    ]
    await fileOf(read.id)
    await fileOf(read.id)
    await get(`/api/v2/operator/licences/${seen.id}/photo/`)
    const viewed = { action: 'licence.viewed', actor_id: operator.id, object_kind: 'doctor' }
    expect([await acts(read.id), await acts(seen.id)]).toEqual([[viewed], [viewed]])
    expect((await get('/api/v2/operator/licences/999999/')).statusCode).toBe(404)
    expect(await acts(999_999)).toEqual([])
  })

  test('of the operator’s account: login, list and logout', async () => {
    const own = await createOperator(server)
    const { key } = (
      await call(server, 'POST /api/v2/operator/login/', { body: { email: own.email, password: PASSWORD } })
    ).json<{ key: string }>()
    const auth = { authorization: `Token ${key}` }
    await get('/api/v2/operator/licences/', auth)
    await call(server, 'POST /api/v2/operator/logout/', { headers: auth })
    expect(await acts(own.id)).toEqual([
      { action: 'operator.made', actor_id: null, object_kind: 'account' },
      { action: 'session.opened', actor_id: own.id, object_kind: 'session' },
      { action: 'licences.searched', actor_id: own.id, object_kind: 'account' },
      { action: 'session.closed', actor_id: own.id, object_kind: 'session' },
    ])
  })
})

describe('a decision', () => {
  test('is recorded with its operator, and permits the doctor to issue or not', async () => {
    const doctor = await createDoctorWithPendingLicence(server)
    const patient = await createPatient(server, doctor)
    const answer = await decide(doctor.id, { verdict: 'verified', version: 1 })
    expect(answer.json<LicenceFile>()).toMatchObject({
      state: 'verified',
      decisions: [{ action: 'licence.verified', by: expect.stringMatching(/^Operación/) }, { by: '' }],
    })
    expect((await issuePrescriptionFor(server, doctor, patient.uid)).signature).toHaveLength(64)

    await decide(doctor.id, { verdict: 'rejected', reason: 'Era de otra persona', version: 1 })
    const refused = await call(server, 'POST /api/v2/rx-endpoint/', {
      headers: doctor.auth,
      body: { patient: { uid: patient.uid }, medications: [{ presentation: 'x', instructions: 'x' }] },
    })
    expect(refused.json()).toMatchObject({ code: 'licence-unverified' })
    const trail = await withClient(server.ownerUrl, (client) =>
      client.query(
        `select action, actor_kind, actor_id::int from audit_event
         where doctor_id = $1 and actor_kind = 'operator' and action <> 'licence.viewed' order by id`,
        [doctor.id],
      ),
    )
    expect(trail.rows).toEqual([
      { action: 'licence.verified', actor_kind: 'operator', actor_id: operator.id },
      { action: 'licence.rejected', actor_kind: 'operator', actor_id: operator.id },
    ])
  })

  test.each([
    ['to reject without a reason', { verdict: 'rejected', version: 1 }, 400],
    ['to reject with a blank one', { verdict: 'rejected', reason: '  ', version: 1 }, 400],
    ['about an older version', { verdict: 'verified', version: 0 }, 409],
    ['of another kind', { verdict: 'pending', version: 1 }, 400],
    ['with a very long reason', { verdict: 'rejected', reason: 'x'.repeat(301), version: 1 }, 400],
  ])('%s is refused', async (_what, body, status) => {
    const doctor = await createDoctorWithPendingLicence(server)
    expect((await decide(doctor.id, body)).statusCode).toBe(status)
    expect((await fileOf(doctor.id)).state).toBe('pending')
  })

  test('is refused a second time, and where no licence is pending', async () => {
    const doctor = await createDoctorWithPendingLicence(server)
    await decide(doctor.id, { verdict: 'verified', version: 1 })
    expect((await decide(doctor.id, { verdict: 'verified', version: 1 })).statusCode).toBe(409)
    const bare = await createDoctor(server, { specialty_verified: false })
    expect((await decide(bare.id, { verdict: 'verified', version: 0 })).statusCode).toBe(409)
    expect((await decide(999_999, { verdict: 'verified', version: 0 })).statusCode).toBe(404)
  })

  test('is accepted once of two concurrent ones', async () => {
    const doctor = await createDoctorWithPendingLicence(server)
    const statuses = await Promise.all([
      decide(doctor.id, { verdict: 'verified', version: 1 }),
      decide(doctor.id, { verdict: 'verified', version: 1 }),
    ])
    expect(statuses.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

test('row-level security shows an operator no patients, prescriptions or other pictures', async () => {
  const doctor = await createDoctor(server)
  const patient = await createPatient(server, doctor)
  await issuePrescriptionFor(server, doctor, patient.uid)
  await storePicture(server, doctor.id, 'signature')
  await createDoctorWithPendingLicence(server)
  const seen = await server.database.asOperator(async (sql) => {
    const counts: Record<string, number> = {}
    for (const table of [
      'patient',
      'prescription',
      'prescription_item',
      'mail',
      'fill',
      'membership',
      'hospital',
      'signing_key',
      'draft',
    ]) {
      const [row] = await sql.query<{ n: number }>(`select count(*) as n from ${table}`)
      counts[table] = row?.n ?? -1
    }
    const kinds = await sql.query<{ kind: string }>('select distinct kind from picture')
    const acts = await sql.query<{ action: string }>(
      `select distinct action from audit_event where action not like 'licence.%'`,
    )
    return { counts, kinds, acts }
  })
  expect(
    Object.values(seen.counts).every((n) => n === 0),
    JSON.stringify(seen.counts),
  ).toBe(true)
  expect(seen.kinds).toEqual([{ kind: 'licence' }])
  expect(seen.acts).toEqual([])
})

test('an operator is created once for an address; doctors are found by id or address', async () => {
  const who = { email: operator.email, name: 'Otra', password: PASSWORD }
  await expect(makeOperator(server.database, who)).rejects.toMatchObject({ code: 'conflict' })
  const doctor = await createDoctor(server)
  expect(await findDoctor(server.database, doctor.email)).toBe(doctor.id)
  expect(await findDoctor(server.database, String(doctor.id))).toBe(doctor.id)
  await expect(findDoctor(server.database, operator.email)).rejects.toBeInstanceOf(Problem)
})
