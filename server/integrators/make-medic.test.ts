import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Medic } from '#contract/accounts/medics.ts'
import { verifyPassword } from '../accounts/password/passwords.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createIntegrator, createOperator } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { ownerRows, startTestServer, type TestServer } from '../testing/test-server.ts'
import {
  makeNewMedic,
  medicCalls,
  COMPLETE_MEDIC,
  logInMedic,
  profileStatus,
  MEDIC_PASSWORD,
  tokenHeaders,
  type Integrator,
} from './testing/medics.ts'

let server: TestServer
let integrator: Integrator
let medics: ReturnType<typeof medicCalls>

beforeAll(async () => {
  server = await startTestServer()
  integrator = await createIntegrator(server)
  medics = medicCalls(server, integrator)
})
afterAll(() => server.close())

const sql = <Row>(text: string, values: unknown[]) => ownerRows<Row>(server, text, values)

describe('a doctor created by an integrator with POST /api/v2/medics/', () => {
  test('is returned in the published format, with the token only this once', async () => {
    const answer = await medics.makeOne({ ...COMPLETE_MEDIC, specialty_verified: true })
    expect(answer).toEqual({
      id: answer.id,
      name: 'Médica Ficticia Ejemplo',
      email: answer.email,
      hospital: null,
      date_of_birth: '1990-01-31',
      profession: 'physician',
      cedula_prof: '1234567',
      specialty: 'Medicina interna',
      specialty_no: '7654321',
      alma_mater: 'Universidad de Ejemplo',
      female: true,
      is_active: true,
      specialty_verified: false,
      licence_state: 'pending',
      licence_reason: '',
      campaign: '',
      is_admin_membership: null,
      token: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
      password: 'argon2id',
    })
    const { token: _token, password: _password, ...medic } = answer
    expect((await medics.get(`/api/v2/medics/${answer.id}/`)).json()).toEqual(medic)
    expect((await medics.get('/api/v2/medics/')).body).not.toMatch(/token|password|argon/)
  })

  test('can log in with that password, of which only an argon2id hash is stored', async () => {
    const medic = await medics.makeOne()
    const [row] = await sql<{ password_hash: string }>('select password_hash from account where id = $1', [
      medic.id,
    ])
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
    expect(await verifyPassword(row?.password_hash ?? null, MEDIC_PASSWORD)).toBe(true)
    expect(await profileStatus(server, await logInMedic(server, medic.email))).toBe(200)
  })

  test('may have null or "" for every optional value', async () => {
    const none = {
      date_of_birth: null,
      cedula_prof: null,
      specialty: null,
      specialty_no: null,
      alma_mater: null,
    }
    const rest = { hospital: null, female: null, is_active: null, campaign: null, is_admin_membership: null }
    const medic = await medics.makeOne({ ...none, ...rest })
    expect(medic).toMatchObject({
      date_of_birth: null,
      cedula_prof: '',
      specialty: '',
      licence_state: 'unverified',
    })
    const blank = await medics.makeOne({
      date_of_birth: '',
      cedula_prof: '',
      specialty: 'Medicina General',
      campaign: '',
    })
    expect(blank).toMatchObject({ date_of_birth: null, cedula_prof: '', specialty: '', is_active: true })
    const changed = await medics.patch(medic.id, { name: null, ...none, ...rest })
    expect(changed.statusCode, changed.body).toBe(202)
    expect(changed.json()).toMatchObject({ name: medic.name })
  })

  test('cannot issue before an operator has verified the licence', async () => {
    const medic = await medics.makeOne(COMPLETE_MEDIC)
    const headers = tokenHeaders(medic)
    const hospital = { name: 'Clínica', patron: 'Clínica', location: 'Av. Ficticia 1', contact: '5500000000' }
    expect((await call(server, 'POST /api/v2/hospital/', { headers, body: hospital })).statusCode).toBe(201)
    await call(server, 'PATCH /api/v2/profile/', { headers, body: { phone: '55 1234 5678' } })
    const issue = () =>
      call(server, 'POST /api/v2/rx-endpoint/', {
        headers,
        body: {
          patient: { name: 'Paciente Ficticio', date_of_birth: '1980-01-01' },
          medications: [
            {
              presentation: 'Paracetamol tabletas 500 mg',
              instructions: 'Tomar 1 tableta por vía oral cada 8 horas durante 3 días.',
            },
          ],
        },
      })
    expect(expectRefusal(await issue(), [403]).code).toBe('licence-unverified')
    const operator = await createOperator(server)
    const decided = await call(server, `POST /api/v2/operator/licences/${medic.id}/decision/`, {
      headers: operator.auth,
      body: { verdict: 'verified', version: 1 },
    })
    expect(decided.statusCode, decided.body).toBe(200)
    const issued = await issue()
    expect(issued.statusCode, issued.body).toBe(201)
    const now = (await medics.get(`/api/v2/medics/${medic.id}/`)).json<Medic>()
    expect(now).toMatchObject({
      specialty_verified: true,
      licence_state: 'verified',
      is_admin_membership: true,
    })
    expect(now.hospital).toBe(issued.json<{ hospital: number }>().hospital)
    // The change of the licence number makes it necessary that an operator verifies the licence again.
    expect((await medics.patch(medic.id, { cedula_prof: '7777777' })).json()).toMatchObject({
      specialty_verified: false,
    })
    expect(expectRefusal(await issue(), [403]).code).toBe('licence-unverified')
  })

  test('is told by mail who created the account, and the audit trail has the event', async () => {
    const medic = await medics.makeOne()
    const mails = await sql<{ kind: string; note: string }>(
      'select kind, note from account_mail where recipient = $1',
      [medic.email],
    )
    expect(mails).toEqual([{ kind: 'account-made', note: integrator.name }])
    const events = await sql<{ action: string; actor_kind: string; actor_id: string }>(
      'select action, actor_kind, actor_id from audit_event where doctor_id = $1 order by id',
      [medic.id],
    )
    expect(events.map((e) => [e.action, e.actor_kind, Number(e.actor_id)])).toEqual([
      ['account.made', 'integrator', integrator.id],
      ['profile.changed', 'integrator', integrator.id],
    ])
  })
})

const fieldsOf = (answer: Awaited<ReturnType<typeof call>>) => expectRefusal(answer, [400]).fields

test('an integrator can request a hundred accounts an hour, taken addresses included, without affecting others', async () => {
  const own = await createIntegrator(server)
  const { email } = await createDoctor(server)
  const key = `accounts:integrator:${own.id}`
  const ofOwn = medicCalls(server, own)
  expect((await ofOwn.make(makeNewMedic({ email }))).statusCode).toBe(400)
  await sql('update throttle set count = count + 98 where key = $1', [key])
  expect((await ofOwn.make(makeNewMedic())).statusCode).toBe(201)
  const beyond = await ofOwn.make(makeNewMedic())
  expect(expectRefusal(beyond, [429]).code).toBe('too-many-requests')
  expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(3000)
  expect((await medics.make(makeNewMedic())).statusCode).toBe(201)
})

describe('refusals name their field:', () => {
  test('an address that has an account, in upper or lower case', async () => {
    const medic = await medics.makeOne()
    const doctor = await createDoctor(server)
    for (const email of [medic.email.toUpperCase(), doctor.email]) {
      const fields = fieldsOf(await medics.make(makeNewMedic({ email })))
      expect(fields).toEqual({
        email: ['Ya existe un usuario registrado con esa dirección de correo electrónico.'],
      })
    }
  })

  test('of two concurrent calls one creates the account', async () => {
    const body = makeNewMedic()
    const answers = await Promise.all([medics.make(body), medics.make(body), medics.make(body)])
    expect(answers.map((a) => a.statusCode).toSorted((a, b) => a - b)).toEqual([201, 400, 400])
  })

  test.each<[string, Record<string, unknown>]>([
    ['email', { email: 'nadie' }],
    ['email', { email: 1 }],
    ['name', { name: '' }],
    ['name', { name: ['x'] }],
    ['password', { password: 'corta' }],
    ['password', { password: null }],
    ['campaign', { campaign: 'nadie-la-hizo' }],
    ['campaign', { campaign: 7 }],
    ['hospital', { hospital: 1 }],
    ['hospital', { hospital: '1' }],
    ['date_of_birth', { date_of_birth: '31/01/1990' }],
    ['date_of_birth', { date_of_birth: '2999-01-01' }],
    ['cedula_prof', { cedula_prof: 'ABC' }],
    ['cedula_prof', { cedula_prof: 1.5 }],
    ['specialty', { specialty: 'Brujería', specialty_no: '1234567' }],
    ['specialty_no', { specialty: 'Medicina interna' }],
    ['female', { female: 'true' }],
    ['is_active', { is_active: 1 }],
    ['profession', { profession: 'x' }],
    ['username', { username: 'x' }],
  ])('%s of %j', async (field, more) => {
    const body = makeNewMedic(more)
    expect(Object.keys(fieldsOf(await medics.make(body)) ?? {})).toEqual([field])
    expect((await sql('select 1 from account where email = $1', [body.email])).length).toBe(0)
  })

  test('the sentence of the public contract for another’s hospital', async () => {
    expect(fieldsOf(await medics.make(makeNewMedic({ hospital: 7 })))).toEqual({
      hospital: ['No tiene permisos suficientes para asignar este hospital: 7'],
    })
  })

  test('all missing values at once', async () => {
    const empty = await call(server, 'POST /api/v2/medics/', { headers: integrator.auth, body: {} })
    expect(Object.keys(fieldsOf(empty) ?? {})).toEqual(['name', 'email', 'password'])
  })

  test('a changed address or password, in PATCH /api/v2/medics/{id}/', async () => {
    const medic = await medics.makeOne()
    expect(fieldsOf(await medics.patch(medic.id, { email: 'otra@clinica.example' }))).toHaveProperty('email')
    expect(fieldsOf(await medics.patch(medic.id, { password: MEDIC_PASSWORD }))).toHaveProperty('password')
    const changed = await call(server, `PATCH /api/v2/medics/${medic.id}/`, {
      headers: integrator.auth,
      body: { email: medic.email, female: true },
    })
    expect(changed.json()).toMatchObject({ female: true })
  })
})
