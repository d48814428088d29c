import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Location } from '#contract/places/locations.ts'
import { call, refusal } from '../testing/call.ts'
import { createDoctor, makeNewWorkplace, type TestDoctor } from '../testing/factories.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { insertWorkplace } from './hospital-queries.ts'

let server: TestServer
let doctor: TestDoctor
let second: number

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  second = await server.database.asDoctor(doctor.id, (sql) =>
    insertWorkplace(sql, doctor.id, makeNewWorkplace(90), [
      { name: 'Consultorio 1', location: 'Piso 1' },
      { name: 'Consultorio 2', location: 'Piso 2' },
    ]),
  )
})
afterAll(() => server.close())

const locations = async (who = doctor): Promise<Location[]> =>
  (await call(server, 'GET /api/v2/locations/', { headers: who.auth })).json<Location[]>()

const choose = (hospital: unknown, headers: Record<string, string> = doctor.auth) =>
  call(server, 'PATCH /api/v2/locations/update/', { headers, body: { hospital_id: hospital } })

describe('GET /api/v2/locations/', () => {
  test('lists the default place first; a hospital without clinics has one with id null', async () => {
    const all = await locations()
    expect(all.map((l) => [l.hospital.id, l.default])).toEqual([
      [doctor.hospitalId, true],
      [second, false],
    ])
    expect(all[0]?.clinics.map((c) => c.id)).toEqual([null])
    expect(all[1]?.clinics.map((c) => c.name)).toEqual(['Consultorio 1', 'Consultorio 2'])
  })

  test('lists nobody else’s, and refuses a guest', async () => {
    const stranger = await createDoctor(server)
    expect((await locations(stranger)).map((l) => l.hospital.id)).toEqual([stranger.hospitalId])
    expect((await call(server, 'GET /api/v2/locations/')).statusCode).toBe(401)
  })
})

describe('PATCH /api/v2/locations/update/', () => {
  test('makes exactly one place the default', async () => {
    const answer = await choose(second)
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      200,
      expect.stringMatching(/\S/),
    ])
    expect((await locations()).filter((l) => l.default).map((l) => l.hospital.id)).toEqual([second])
  })

  test('treats another doctor’s hospital as unknown', async () => {
    const stranger = await createDoctor(server)
    const foreign = refusal(await choose(stranger.hospitalId))
    expect(foreign.status).toBe(404)
    expect(foreign).toEqual(refusal(await choose(999_999_999)))
    expect((await locations(stranger)).map((l) => l.default)).toEqual([true])
  })

  test('leaves one default after two concurrent changes', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => choose(i % 2 === 0 ? second : doctor.hospitalId)),
    )
    expect(answers.map((a) => a.statusCode)).toEqual(Array(10).fill(200))
    expect((await locations()).filter((l) => l.default)).toHaveLength(1)
  })

  test.each([
    ['text', '1'],
    ['a fraction', 1.5],
    ['null', null],
    ['beyond a safe integer', 2 ** 60],
  ])('refuses %s', async (_name, value) => expect((await choose(value)).statusCode).toBe(400))

  test('refuses a guest', async () => expect((await choose(second, {})).statusCode).toBe(401))
})
