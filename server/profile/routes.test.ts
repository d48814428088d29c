import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { call } from '../testing/call.ts'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const read = async (who: TestDoctor): Promise<Profile> => {
  const answer = await call(server, 'GET /api/v2/profile/', { headers: who.auth })
  const { results } = answer.json<PageOf<Profile>>()
  expect(results).toHaveLength(1)
  return results[0]!
}

const change = (body: unknown, headers: Record<string, string> = doctor.auth) =>
  call(server, 'PATCH /api/v2/profile/update/', { headers, body })

describe('GET /api/v2/profile/', () => {
  test('returns the token’s doctor as the first result, with every preference', async () => {
    expect(await read(doctor)).toMatchObject({
      id: doctor.id,
      email: doctor.email,
      has_fillup_data: true,
      has_hospital_data: true,
      specialty_verified: true,
      activate_paymentlinks: false,
      cedula_prof: '0000001',
    })
    expect((await read(doctor)).ux_settings).toEqual({
      darkMode: 'auto',
      language: 'es',
      mini: false,
      clinicId: null,
      tourViewed: false,
      historyTourViewed: false,
      betaLayout: false,
      paylinkRequested: false,
      feedback: null,
      mailRejected: true,
      mailUndelivered: true,
      mailPrepared: true,
      ianTranscript: false,
      widgets: { order: [], hidden: [] },
    })
  })

  test('names the time zone of the default workplace, and Mexico City’s without one', async () => {
    expect(await read(doctor)).toMatchObject({ time_zone: 'America/Mexico_City' })
    const away = await createDoctor(server)
    await withClient(server.ownerUrl, (client) =>
      client.query(
        `update hospital set location = 'Avenida Inventada 1, Tijuana, Baja California', zip_code = '', time_zone = ''
         where id in (select hospital_id from membership where doctor_id = $1)`,
        [away.id],
      ),
    )
    expect(await read(away)).toMatchObject({ time_zone: 'America/Tijuana' })
    await withClient(server.ownerUrl, (client) =>
      client.query('delete from membership where doctor_id = $1', [away.id]),
    )
    expect(await read(away)).toMatchObject({ time_zone: 'America/Mexico_City', has_hospital_data: false })
  })

  test('lists the missing data', async () => {
    const unfinished = await createDoctor(server, { cedula: '', specialty_verified: false })
    expect(await read(unfinished)).toMatchObject({ has_fillup_data: false, specialty_verified: false })
  })

  test('refuses a guest', async () => {
    expect((await call(server, 'GET /api/v2/profile/')).statusCode).toBe(401)
  })
})

describe('PATCH /api/v2/profile/update/', () => {
  test('changes one preference of the caller, and keeps the others', async () => {
    const stranger = await createDoctor(server)
    expect((await change({ ux_settings: { mini: true } })).json<Profile>().ux_settings.mini).toBe(true)
    await change({ ux_settings: { darkMode: false } })
    expect((await read(doctor)).ux_settings).toMatchObject({ mini: true, darkMode: false })
    expect((await read(stranger)).ux_settings).toMatchObject({ mini: false, darkMode: 'auto' })
  })

  test('stores the review of the doctor, replaces it, and withdraws it', async () => {
    const first = { rating: 5, description: 'Escribo una receta en menos de un minuto.' }
    const second = { rating: 4, description: '' }
    expect((await change({ ux_settings: { feedback: first } })).json<Profile>().ux_settings.feedback).toEqual(
      first,
    )
    await change({ ux_settings: { feedback: second } })
    expect((await read(doctor)).ux_settings.feedback).toEqual(second)
    await change({ ux_settings: { feedback: null } })
    expect((await read(doctor)).ux_settings.feedback).toBeNull()
  })

  test.each([
    ['a rating of 0', { rating: 0, description: '' }],
    ['a rating of 6', { rating: 6, description: '' }],
    ['half a point', { rating: 4.5, description: '' }],
    ['a rating as text', { rating: '5', description: '' }],
    ['no rating', { description: 'Bien' }],
    ['a description of 2001 characters', { rating: 5, description: 'x'.repeat(2001) }],
    ['another member', { rating: 5, description: '', public: true }],
  ])('refuses a review with %s', async (_name, feedback) => {
    const before = await read(doctor)
    expect((await change({ ux_settings: { feedback } })).statusCode).toBe(400)
    expect(await read(doctor)).toEqual(before)
  })

  test('a stored widget that no longer exists gives the usual order, and no failure', async () => {
    const own = await createDoctor(server)
    const stored = JSON.stringify({ widgets: { order: ['gone'], hidden: [] } })
    await withClient(server.ownerUrl, (client) =>
      client.query('update doctor set ux_settings = $1 where doctor_id = $2', [stored, own.id]),
    )
    expect((await read(own)).ux_settings.widgets).toEqual({ order: [], hidden: [] })
  })

  test('an arrangement that arrives after a later one of the same page is left out', async () => {
    const own = await createDoctor(server)
    const [page, another] = [crypto.randomUUID(), crypto.randomUUID()]
    const arrange = async (order: string[], numbered?: { page: string; turn: number }) => {
      const body = { ux_settings: { widgets: { order, hidden: [], change: numbered } } }
      const { ux_settings } = (await change(body, own.auth)).json<Profile>()
      return ux_settings.widgets
    }
    expect(await arrange(['news'], { page, turn: 2 })).toEqual({ order: ['news'], hidden: [] })
    expect(await arrange(['ian'], { page, turn: 1 })).toEqual({ order: ['news'], hidden: [] })
    expect(await arrange(['latest'], { page, turn: 3 })).toEqual({ order: ['latest'], hidden: [] })
    expect(await arrange(['ian'], { page: another, turn: 1 })).toEqual({ order: ['ian'], hidden: [] })
    expect(await arrange(['figures'])).toEqual({ order: ['figures'], hidden: [] })
    expect(await arrange(['news'], { page, turn: 1 })).toEqual({ order: ['news'], hidden: [] })
  })

  test.each([
    ['two at once', { ux_settings: { mini: true, language: 'en' } }],
    ['none', { ux_settings: {} }],
    ['an unknown one', { ux_settings: { admin: true } }],
    ['a wrong type', { ux_settings: { mini: 'true' } }],
    ['another language', { ux_settings: { language: 'fr' } }],
    ['an unknown widget', { ux_settings: { widgets: { order: ['ads'], hidden: [] } } }],
    ['widgets without the hidden ones', { ux_settings: { widgets: { order: [] } } }],
    ['a field that is not a preference', { specialty_verified: true, ux_settings: { mini: true } }],
    ['another email', { email: 'otro@clinica.example' }],
  ])('refuses %s', async (_name, body) => {
    const before = await read(doctor)
    expect((await change(body)).statusCode).toBe(400)
    expect(await read(doctor)).toEqual(before)
  })

  test('refuses a guest', async () => {
    expect((await change({ ux_settings: { mini: true } }, {})).statusCode).toBe(401)
  })
})

const write = (body: unknown, who: TestDoctor | null) =>
  call(server, 'PATCH /api/v2/profile/', { headers: who?.auth ?? {}, body })

describe('PATCH /api/v2/profile/', () => {
  test('completes a new doctor’s data', async () => {
    const fresh = await createDoctor(server, {
      name: '',
      cedula: '',
      institution: '',
      specialty: '',
      specialty_cedula: '',
      phone: '',
      specialty_verified: false,
    })
    expect((await read(fresh)).has_fillup_data).toBe(false)
    const data = {
      name: ' Ficticia Pérez ',
      female: true,
      cedula_prof: '12-34567',
      alma_mater: 'Universidad de Ejemplo',
      phone: '+52 1 55 1234 0000',
    }
    const answer = await write(data, fresh)
    expect(answer.statusCode).toBe(200)
    expect(answer.json<Profile>()).toMatchObject({
      name: 'Ficticia Pérez',
      female: true,
      cedula_prof: '1234567',
      phone: '55 1234 0000',
      has_fillup_data: true,
      specialty_verified: false,
      specialty: '',
      specialty_no: '',
    })
  })

  test.each([
    ['name', 'Otro Nombre'],
    ['cedula_prof', '7654321'],
    ['alma_mater', 'Otra Universidad'],
    ['specialty', 'Cardiología'],
    ['specialty_no', '7654322'],
    ['profession', 'dentist'],
  ])('another %s has to be verified again, the same one does not', async (field, value) => {
    const verified = await createDoctor(server)
    const before = await read(verified)
    await write({ [field]: before[field as 'name'] }, verified)
    expect((await read(verified)).specialty_verified).toBe(true)
    await write({ [field]: value }, verified)
    expect(await read(verified)).toEqual({
      ...before,
      [field]: value,
      specialty_verified: false,
      licence_state: 'pending',
    })
  })

  test('phone and title need no verification', async () => {
    const verified = await createDoctor(server)
    await write({ phone: '33 1234 5678', female: true }, verified)
    expect(await read(verified)).toMatchObject({ phone: '33 1234 5678', specialty_verified: true })
  })

  test('a specialty and its cédula are changed or removed together', async () => {
    const who = await createDoctor(server)
    expect((await write({ specialty_no: '' }, who)).json()).toHaveProperty('specialty_no')
    expect((await write({ specialty: '' }, who)).json()).toHaveProperty('specialty')
    expect((await write({ specialty: '', specialty_no: '' }, who)).statusCode).toBe(200)
  })

  test.each([
    ['an empty name', { name: ' ' }],
    ['a short cédula', { cedula_prof: '1234' }],
    ['a cédula with letters', { cedula_prof: 'ABC12345' }],
    ['a telephone of nine digits', { phone: '551234567' }],
    ['its own verification', { specialty_verified: true }],
    ['an email', { email: 'otro@clinica.example' }],
    ['null', { name: null }],
    ['NUL', { alma_mater: 'a\u0000' }],
    ['a profession that may not prescribe (A3)', { profession: 'midwife' }],
    ['a speciality that is not listed', { specialty: 'Alquimia', specialty_no: '7654321' }],
    ['its own state', { licence_state: 'verified' }],
    ['a day that does not exist', { specialty_until: '2027-02-30' }],
  ])('refuses %s', async (_name, body) => {
    const before = await read(doctor)
    expect((await write(body, doctor)).statusCode).toBe(400)
    expect(await read(doctor)).toEqual(before)
  })

  test('refuses a guest, and changes no other doctor', async () => {
    expect((await write({ name: 'x' }, null)).statusCode).toBe(401)
    const [a, b] = [await createDoctor(server), await createDoctor(server)]
    const before = await read(b)
    await write({ name: 'Solo Mía' }, a)
    expect(await read(b)).toEqual(before)
  })
})
