import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { makePicture, storePicture } from '../testing/files/picture.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { cleanPicture, keepPicture } from './keep-picture.ts'

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const get = (id: string, who: TestDoctor) => call(server, `GET /api/v2/picture/${id}/`, { headers: who.auth })

test('a picture is sent unchanged, cacheable by the doctor’s browser only', async () => {
  const answer = await get(await storePicture(server, doctor.id), doctor)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=86400, immutable',
    vary: 'authorization',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG')
})

test('replacing a portrait deletes the earlier one', async () => {
  const first = await storePicture(server, doctor.id)
  const image = await cleanPicture('signature', await makePicture())
  const second = await server.database.asDoctor(doctor.id, (sql) =>
    keepPicture(sql, { doctorId: doctor.id, kind: 'signature', image, replaces: first }),
  )
  expect((await get(first, doctor)).statusCode).toBe(404)
  expect((await get(second, doctor)).statusCode).toBe(200)
})

test('a hospital’s logo is visible to its members only', async () => {
  const logo = await storePicture(server, doctor.id, 'logo', doctor.hospitalId)
  const stranger = await createDoctor(server)
  expect((await get(logo, doctor)).statusCode).toBe(200)
  expect((await get(logo, stranger)).statusCode).toBe(404)
})

test.each(['1', 'x', '0'.repeat(36), '00000000-0000-4000-8000-000000000000'])('%s is not found', async (id) =>
  expect((await get(id, doctor)).statusCode).toBe(404),
)
