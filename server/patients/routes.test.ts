import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { call, refusal } from '../testing/call.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let stranger: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  stranger = await createDoctor(server)
})
afterAll(() => server.close())

const RANDOM_UID = '00000000-0000-4000-8000-000000000000'
/** A woman whose data agree with her CURP; the data are invented. */
const HERS = {
  name: 'Gloria Hernández Gómez',
  date_of_birth: '1956-04-27',
  gender: 'F',
  curp: 'HEGG560427MVZRRL04',
}
const WRITTEN = { name: 'Ficticia Demostración', date_of_birth: '1990-01-31' }

const add = (body: unknown, headers: Record<string, string> = doctor.auth) =>
  call(server, 'POST /api/v2/patient/', { headers, body })

const change = (key: string | number, body: unknown, headers: Record<string, string> = doctor.auth) =>
  call(server, `PATCH /api/v2/patient/${key}/`, { headers, body })

const read = (key: string, headers: Record<string, string> = doctor.auth) =>
  call(server, `GET /api/v2/patient/${key}/`, { headers })

const list = async (query: string, who = doctor): Promise<Patient[]> =>
  (await call(server, `GET /api/v2/patient/?${query}`, { headers: who.auth })).json<Patient[]>()

describe('POST /api/v2/patient/', () => {
  test('needs a name and a date of birth; all else has defaults', async () => {
    const answer = await add(WRITTEN)
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json<Patient>()).toMatchObject({
      ...WRITTEN,
      gender: 'M',
      email: '',
      curp: '',
      last_prescribed_at: null,
    })
    expect(answer.json<Patient>().uid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  })

  test('treats null as absent, and keeps accents as typed', async () => {
    const answer = await add({
      ...WRITTEN,
      name: '  Íñigo Ñandú Güemes ',
      email: null,
      phone: null,
      curp: null,
    })
    expect(answer.json<Patient>()).toMatchObject({
      name: 'Íñigo Ñandú Güemes',
      email: '',
      phone: '',
      curp: '',
    })
  })

  test('adds one patient for each idempotency key, however often and at once the request arrives', async () => {
    const keyed = (body: unknown, who = doctor) => add(body, { ...who.auth, 'idempotency-key': 'alta-1' })
    const answers = await Promise.all([1, 2, 3, 4].map(() => keyed(WRITTEN)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    const uids = new Set(answers.map((answer) => answer.json<Patient>().uid))
    expect(uids.size).toBe(1)
    const [uid = ''] = uids
    expect((await keyed(WRITTEN, stranger)).json<Patient>().uid).not.toBe(uid)
    expect(refusal(await keyed({ ...WRITTEN, phone: '55 0000 0001' })).body.code).toBe('key-reused')
    const added = await server.database.asDoctor(doctor.id, (sql) =>
      sql.query(
        `select 1 from audit_event where doctor_id = $1 and action = 'patient.added' and object_id = $2`,
        [doctor.id, answers[0]?.json<Patient>().id],
      ),
    )
    expect(added).toHaveLength(1)

    await change(uid, { phone: '55 0000 0002' })
    expect((await keyed(WRITTEN)).json<Patient>()).toMatchObject({ uid, phone: '55 0000 0002' })
  })

  test('accepts an email of another patient, and identifiers other than addresses', async () => {
    for (const email of ['familia@correo.example', 'familia@correo.example', 'EXP-12345'])
      expect((await add({ ...WRITTEN, email })).statusCode).toBe(201)
  })

  test.each([
    ['no name', { date_of_birth: '1990-01-31' }, 'name'],
    ['a blank name', { ...WRITTEN, name: ' \t ' }, 'name'],
    ['a name that is null', { ...WRITTEN, name: null }, 'name'],
    ['no date', { name: 'Ficticia' }, 'date_of_birth'],
    ['a day that does not exist', { ...WRITTEN, date_of_birth: '1990-02-30' }, 'date_of_birth'],
    ['a date of tomorrow', { ...WRITTEN, date_of_birth: addDays(mexicoDay(new Date()), 2) }, 'date_of_birth'],
    ['a date of another age', { ...WRITTEN, date_of_birth: '1880-01-01' }, 'date_of_birth'],
    ['the year zero', { ...WRITTEN, date_of_birth: '0000-01-01' }, 'date_of_birth'],
    ['a broken email', { ...WRITTEN, email: 'alguien@' }, 'email'],
    ['two lines in the email', { ...WRITTEN, email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
    ['an identifier of 4 characters', { ...WRITTEN, email: 'A-12' }, 'email'],
    ['a CURP with a wrong digit', { ...WRITTEN, curp: 'HEGG560427MVZRRL05' }, 'curp'],
    ['B3 an initial in the place of a name', { ...WRITTEN, name: 'J. P.' }, 'name'],
    ['B3 a given name alone', { ...WRITTEN, name: 'Juan' }, 'name'],
    ['H2 a CURP of another date of birth', { ...HERS, date_of_birth: '1956-04-28' }, 'curp'],
    ['H2 a CURP of another sex', { ...HERS, gender: 'M' }, 'curp'],
    ['H2 a CURP of another name', { ...HERS, name: 'Martha Ruiz Torres' }, 'curp'],
    ['an unknown gender', { ...WRITTEN, gender: 'X' }, 'gender'],
    ['an unknown field', { ...WRITTEN, doctor_id: 1 }, 'doctor_id'],
    ['a uid of one’s own', { ...WRITTEN, uid: RANDOM_UID }, 'uid'],
  ])('refuses %s, with an error of its field', async (_name, body, field) => {
    const before = (await list('')).length
    const answer = await add(body)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field])
    expect((await list('')).length).toBe(before)
  })

  test('refuses a guest and a pharmacy', async () => {
    expect((await add(WRITTEN, {})).statusCode).toBe(401)
    expect((await add(WRITTEN, (await createPharmacy(server)).auth)).statusCode).toBe(403)
  })
})

describe('GET /api/v2/patient/', () => {
  test('finds by parts of name, email, CURP and phone, ignoring accents and case', async () => {
    const patient = await createPatient(server, doctor, {
      name: 'Ángela Peñón Única',
      email: 'angela.unica@correo.example',
      curp: 'XEXX560427MVZRRL00',
      date_of_birth: '1956-04-27',
      gender: 'F',
      phone: '55 9876 5432',
    })
    for (const query of [
      'angela',
      'PEÑ',
      'penon uni',
      'pen ange',
      'angela.unica',
      'xexx5604',
      '5598765432',
      '9876',
    ])
      expect(
        (await list(`search=${encodeURIComponent(query)}`)).map((p) => p.uid),
        query,
      ).toContain(patient.uid)
    for (const query of ['ngela', 'angela nadie', 'ang pen nad', '%', '_', "' or 1=1 --", '*:*'])
      expect(
        (await list(`search=${encodeURIComponent(query)}`)).map((p) => p.uid),
        query,
      ).not.toContain(patient.uid)
  })

  test('returns pages', async () => {
    const author = await createDoctor(server)
    for (let n = 0; n < 5; n += 1) await createPatient(server, author)
    const all = (await list('', author)).map((p) => p.uid)
    expect(all).toHaveLength(5)
    expect((await list('limit=2&offset=3', author)).map((p) => p.uid)).toEqual(all.slice(3))
    expect(await list('offset=5', author)).toEqual([])
    expect((await list('limit=0', author)).length).toBe(5)
    const first = await call(server, 'GET /api/v2/patients/?limit=2', { headers: author.auth })
    expect(first.json<PageOf<Patient>>()).toMatchObject({
      count: 5,
      next: 'https://recetas.example/api/v2/patients/?limit=2&offset=2',
      results: all.slice(0, 2).map((one) => ({ uid: one })),
    })
  })

  test('shows no patients of others, and refuses a guest', async () => {
    await createPatient(server, stranger, { name: 'Canario Ajeno' })
    expect(await list('search=canario')).toEqual([])
    expect(await list('search=canario', stranger)).toHaveLength(1)
    expect((await call(server, 'GET /api/v2/patient/')).statusCode).toBe(401)
  })
})

describe('GET and PATCH of one patient', () => {
  test('reads by uid; changes by id or uid, and only the sent fields', async () => {
    const patient = await createPatient(server, doctor, { phone: '5511112222' })
    expect((await read(patient.uid)).json<Patient>()).toMatchObject({ id: patient.id, phone: '5511112222' })
    const byNumber = await change(patient.id, { address: 'Calle Ficticia 1' })
    expect([byNumber.statusCode, byNumber.json<Patient>().phone]).toEqual([202, '5511112222'])
    const byUid = await change(patient.uid, { phone: null, name: 'Nombre Corregido' })
    expect(byUid.json<Patient>()).toMatchObject({
      address: 'Calle Ficticia 1',
      phone: '',
      name: 'Nombre Corregido',
    })
    expect((await list('search=corregido')).map((p) => p.uid)).toContain(patient.uid)
  })

  test('refuses a change of an older version; accepts one without a version', async () => {
    const patient = await createPatient(server, doctor)
    const first = await change(patient.uid, { version: patient.version, address: 'Calle Ficticia 1' })
    expect([first.statusCode, first.json<Patient>().version]).toEqual([202, patient.version + 1])
    const late = await change(patient.uid, { version: patient.version, address: 'Calle Ajena 9' })
    expect(refusal(late)).toMatchObject({ status: 409, body: { code: 'patient-stale' } })
    expect((await read(patient.uid)).json<Patient>()).toMatchObject({ address: 'Calle Ficticia 1' })
    const program = await change(patient.uid, { phone: '5511112222' })
    expect(program.json<Patient>()).toMatchObject({
      address: 'Calle Ficticia 1',
      version: patient.version + 2,
    })
  })

  test('accepts one of two concurrent changes of one version, and both changes without a version', async () => {
    const patient = await createPatient(server, doctor)
    const both = await Promise.all(
      ['Calle Uno', 'Calle Dos'].map((address) => change(patient.uid, { version: patient.version, address })),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([202, 409])
    await Promise.all([
      change(patient.uid, { state: 'Jalisco' }),
      change(patient.uid, { location: 'Zapopan' }),
    ])
    expect((await read(patient.uid)).json<Patient>()).toMatchObject({ state: 'Jalisco', location: 'Zapopan' })
  })

  test('treats another doctor’s patient as unknown', async () => {
    const patient = await createPatient(server, stranger)
    const foreign = [refusal(await read(patient.uid)), refusal(await change(patient.uid, { name: 'Robo' }))]
    const absent = [refusal(await read(RANDOM_UID)), refusal(await change(RANDOM_UID, { name: 'Robo' }))]
    expect(foreign).toEqual(absent)
    expect(foreign.map((r) => r.status)).toEqual([404, 404])
    expect(refusal(await change(patient.id, { name: 'Robo' })).status).toBe(404)
    expect((await read(patient.uid, stranger.auth)).json<Patient>().name).toBe(patient.name)
  })

  test.each([
    ['a blank name', { name: '' }],
    ['a null date', { date_of_birth: null }],
    ['a future date', { date_of_birth: '2999-01-01' }],
    ['a wrong CURP', { curp: 'X' }],
    ['an unknown field', { id: 7 }],
  ])('refuses %s and changes nothing', async (_name, body) => {
    const patient = await createPatient(server, doctor)
    expect((await change(patient.uid, body)).statusCode).toBe(400)
    expect((await read(patient.uid)).json<Patient>()).toMatchObject({
      name: patient.name,
      date_of_birth: patient.date_of_birth,
    })
  })

  test('refuses a guest', async () => {
    const patient = await createPatient(server, doctor)
    expect((await read(patient.uid, {})).statusCode).toBe(401)
    expect((await change(patient.uid, { name: 'Robo' }, {})).statusCode).toBe(401)
  })
})
