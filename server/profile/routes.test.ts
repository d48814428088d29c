import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '#contract/page.ts'
import type { Profile } from '#contract/profile.ts'
import { call } from '../testing/call.ts'
import { aDoctor, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await aDoctor(server)
})
afterAll(() => server.close())

const read = async (who: TestDoctor): Promise<Profile> => {
  const answer = await call(server, 'GET /api/v2/profile/', { headers: who.auth })
  const { results } = answer.json<Page<Profile>>()
  expect(results).toHaveLength(1)
  return results[0]!
}

const change = (body: unknown, headers: Record<string, string> = doctor.auth) =>
  call(server, 'PATCH /api/v2/profile/update/', { headers, body })

describe('GET /api/v2/profile/', () => {
  test('gives the token’s doctor as the first result, with every preference', async () => {
    expect(await read(doctor)).toMatchObject({
      id: doctor.id,
      email: doctor.email,
      has_fillup_data: true,
      has_hospital_data: true,
      specialty_verified: true,
      cedula_prof: '0000001',
      ux_settings: { darkMode: 'auto', language: 'es', mini: false, clinicId: null, tourViewed: false },
    })
  })

  test('says what is missing', async () => {
    const unfinished = await aDoctor(server, { cedula: '', specialty_verified: false })
    expect(await read(unfinished)).toMatchObject({ has_fillup_data: false, specialty_verified: false })
  })

  test('refuses a guest', async () => {
    expect((await call(server, 'GET /api/v2/profile/')).statusCode).toBe(401)
  })
})

describe('PATCH /api/v2/profile/update/', () => {
  test('changes one preference, keeps the others, and only the caller’s', async () => {
    const stranger = await aDoctor(server)
    expect((await change({ ux_settings: { mini: true } })).json<Profile>().ux_settings.mini).toBe(true)
    await change({ ux_settings: { darkMode: false } })
    expect((await read(doctor)).ux_settings).toMatchObject({ mini: true, darkMode: false })
    expect((await read(stranger)).ux_settings).toMatchObject({ mini: false, darkMode: 'auto' })
  })

  test.each([
    ['two at once', { ux_settings: { mini: true, language: 'en' } }],
    ['none', { ux_settings: {} }],
    ['an unknown one', { ux_settings: { admin: true } }],
    ['a wrong type', { ux_settings: { mini: 'true' } }],
    ['another language', { ux_settings: { language: 'fr' } }],
    ['a field that is not a preference', { specialty_verified: true, ux_settings: { mini: true } }],
    ['another e-mail', { email: 'otro@clinica.example' }],
  ])('refuses %s', async (_name, body) => {
    const before = await read(doctor)
    expect((await change(body)).statusCode).toBe(400)
    expect(await read(doctor)).toEqual(before)
  })

  test('refuses a guest', async () => {
    expect((await change({ ux_settings: { mini: true } }, {})).statusCode).toBe(401)
  })
})
