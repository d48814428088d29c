import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Hospital, Membership, SavedClinic } from '#contract/places/workplaces.ts'
import type { Location } from '#contract/places/locations.ts'
import { call, refusal } from '../testing/call.ts'
import { createDoctor, makeNewWorkplace, type TestDoctor } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { joinHospital } from './testing/join.ts'

let server: TestServer
let doctor: TestDoctor
let member: TestDoctor
let stranger: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  member = await createDoctor(server)
  stranger = await createDoctor(server)
  await joinHospital(server, doctor, member)
})
afterAll(() => server.close())

const ask = (endpoint: string, who: TestDoctor | null, body?: unknown) =>
  call(server, endpoint, { headers: who?.auth ?? {}, body })

const own = () => `/api/v2/hospital/${doctor.hospitalId}/`
const { headline: _headline, ...complete } = makeNewWorkplace(50)

describe('POST /api/v2/hospital/', () => {
  test('makes the caller ADMIN and stores what was sent; all else has defaults', async () => {
    const answer = await ask('POST /api/v2/hospital/', doctor, { ...complete, zip_code: '06600' })
    expect(answer.statusCode).toBe(201)
    const hospital = answer.json<Hospital>()
    expect(hospital).toMatchObject({
      ...complete,
      headline: '',
      page_size: false,
      paper: 'letter',
      page_template: 'classic',
      zip_code: '06600',
      picture: null,
      university_logo: null,
      is_active: true,
      is_admin: true,
      info: false,
      send_emails: true,
      public_institution: false,
      location_lat: '',
      location_lon: '',
      google_place_id: '',
      clinics: [],
    })
    expect(hospital.created_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    const { results } = (await ask('GET /api/v2/hospital/', doctor)).json<PageOf<Hospital>>()
    expect(results.find(({ id }) => id === hospital.id)).toEqual(hospital)
  })

  test.each([
    [{ page_size: true }, 'half_letter'],
    [{ page_size: false }, 'letter'],
    [{ paper: 'half_letter' }, 'half_letter'],
    [{ paper: 'letter', page_size: true }, 'letter'],
  ])('%j is %s', async (sent, paper) => {
    const hospital = (
      await ask('POST /api/v2/hospital/', stranger, { ...complete, ...sent })
    ).json<Hospital>()
    expect(hospital).toMatchObject({ paper, page_size: paper === 'half_letter' })
  })

  test('with is_admin false makes the caller a member', async () => {
    const founder = await createDoctor(server)
    const body = { ...complete, is_admin: false }
    const hospital = (await ask('POST /api/v2/hospital/', founder, body)).json<Hospital>()
    expect(hospital.is_admin).toBe(false)
  })

  test.each(['name', 'patron', 'location', 'contact'])('needs %s', async (field) => {
    const answer = await ask('POST /api/v2/hospital/', doctor, { ...complete, [field]: undefined })
    expect(expectRefusal(answer, [400])).toHaveProperty(field)
  })

  test.each([
    ['a long postal code', { zip_code: 'x'.repeat(32) }],
    ['a paper that is none', { paper: 'A4' }],
    ['another word for yes', { page_size: 'yes' }],
    ['an unknown template', { page_template: '../x' }],
    ['an owner', { doctor_id: 1 }],
    ['NUL', { patron: 'a\u0000' }],
  ])('refuses %s', async (_name, more) => {
    expectRefusal(await ask('POST /api/v2/hospital/', doctor, { ...complete, ...more }), [400])
  })

  test('refuses a guest', async () => {
    expectRefusal(await ask('POST /api/v2/hospital/', null, complete), [401])
  })
})

describe('PATCH /api/v2/hospital/{id}/', () => {
  test('lets an administrator change one field and nothing else', async () => {
    const before = (await ask(`GET ${own()}`, doctor)).json<Hospital>()
    const answer = await ask(`PATCH ${own()}`, doctor, { headline: 'Consulta externa', page_size: true })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<Hospital>()).toEqual({
      ...before,
      headline: 'Consulta externa',
      page_size: true,
      paper: 'half_letter',
    })
    expect((await ask(`PATCH ${own()}`, doctor, {})).json<Hospital>().headline).toBe('Consulta externa')
  })

  test('lets a member read, but not change', async () => {
    const seen = (await ask(`GET ${own()}`, member)).json<Hospital>()
    expect(seen.is_admin).toBe(false)
    expectRefusal(await ask(`PATCH ${own()}`, member, { patron: 'Otro' }), [403])
    expect((await ask(`GET ${own()}`, doctor)).json<Hospital>().patron).toBe(seen.patron)
  })

  test('treats the hospital as unknown for other doctors', async () => {
    for (const method of ['GET', 'PATCH']) {
      const body = method === 'PATCH' ? { patron: 'Otro' } : undefined
      const foreign = refusal(await ask(`${method} ${own()}`, stranger, body))
      expect(foreign.status).toBe(404)
      expect(foreign).toEqual(refusal(await ask(`${method} /api/v2/hospital/999999999/`, stranger, body)))
      expect(foreign).toEqual(refusal(await ask(`${method} /api/v2/hospital/x/`, stranger, body)))
    }
    const { results } = (await ask('GET /api/v2/hospital/', stranger)).json<PageOf<Hospital>>()
    expect(results.map(({ id }) => id)).not.toContain(doctor.hospitalId)
  })

  test('is refused to members and strangers by the database itself', async () => {
    for (const who of [member, stranger]) {
      const changed = await server.database.asDoctor(who.id, (sql) =>
        sql.query(`update hospital set patron = 'Otro' where id = $1 returning id`, [doctor.hospitalId]),
      )
      expect(changed).toEqual([])
    }
  })

  test('does not let doctors issue at an inactive hospital', async () => {
    const founder = await createDoctor(server)
    await ask(`PATCH /api/v2/hospital/${founder.hospitalId}/`, founder, { is_active: false })
    expect((await ask('GET /api/v2/locations/', founder)).json<Location[]>()).toEqual([])
    const profile = await ask('GET /api/v2/profile/', founder)
    expect(profile.json<PageOf<{ has_hospital_data: boolean }>>().results[0]?.has_hospital_data).toBe(false)
  })

  test.each([[{ name: '' }], [{ is_admin: true }], [{ contact: null }], [{ id: 1 }]])(
    'refuses %j',
    async (body) => {
      expectRefusal(await ask(`PATCH ${own()}`, doctor, body), [400])
    },
  )
})

describe('clinics', () => {
  const room = { name: 'Consultorio 4', location: 'Piso 2' }
  const add = async () => (await ask(`POST ${own()}clinics/`, doctor, room)).json<SavedClinic>()

  test('are added, changed and removed by an administrator, and listed among the locations', async () => {
    const clinic = await add()
    expect(clinic).toEqual({ id: clinic.id, ...room })
    const changed = { name: 'Consultorio 5', location: 'Piso 3' }
    const answer = await ask(`PATCH ${own()}clinics/${clinic.id}/`, doctor, changed)
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: clinic.id, ...changed }])
    const places = (await ask('GET /api/v2/locations/', member)).json<Location[]>()
    expect(places.find(({ hospital }) => hospital.id === doctor.hospitalId)?.clinics).toEqual([
      { id: clinic.id, ...changed, time_zone: 'America/Mexico_City' },
    ])
    const removed = await ask(`DELETE ${own()}clinics/${clinic.id}/`, doctor)
    expect([removed.statusCode, removed.body]).toEqual([204, ''])
    expectRefusal(await ask(`DELETE ${own()}clinics/${clinic.id}/`, doctor), [404])
  })

  test('can’t be changed by a member, a stranger or a guest', async () => {
    const clinic = await add()
    const calls = [
      [`POST ${own()}clinics/`, room],
      [`PATCH ${own()}clinics/${clinic.id}/`, room],
      [`DELETE ${own()}clinics/${clinic.id}/`, undefined],
    ] as const
    for (const [endpoint, body] of calls) {
      expectRefusal(await ask(endpoint, member, body), [403])
      expectRefusal(await ask(endpoint, stranger, body), [404])
      expectRefusal(await ask(endpoint, null, body), [401])
      // A stranger who uses the id of a hospital of their own in the address is refused as well.
      const mine = endpoint.replace(`/${doctor.hospitalId}/`, `/${stranger.hospitalId}/`)
      if (!endpoint.startsWith('POST')) expectRefusal(await ask(mine, stranger, body), [404])
    }
    const { clinics } = (await ask(`GET ${own()}`, doctor)).json<Hospital>()
    expect(clinics).toContainEqual(clinic)
  })

  test.each([[{ name: 'x' }], [{ ...room, location: ' ' }], [{ ...room, hospital: 1 }]])(
    'refuses %j',
    async (body) => {
      expectRefusal(await ask(`POST ${own()}clinics/`, doctor, body), [400])
    },
  )
})

test('a hospital can be changed by a member who became administrator', async () => {
  const colleague = await createDoctor(server)
  await joinHospital(server, doctor, colleague, 'ADMIN')
  expect((await ask(`PATCH ${own()}`, colleague, { info: true })).statusCode).toBe(200)
  const all = (await ask(`GET /api/v2/memberships/${doctor.hospitalId}`, colleague)).json<Membership[]>()
  expect(all.map(({ medic }) => medic.id)).toEqual([doctor.id, member.id, colleague.id])
})
