import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Prescription } from '#contract/prescriptions.ts'
import { call } from '../testing/call.ts'
import { aDoctor, aPatient, type TestDoctor } from '../testing/factories.ts'
import { aMedication, issueFor } from '../testing/issue.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string
beforeAll(async () => {
  server = await startTestServer()
  doctor = await aDoctor(server)
  uid = (await aPatient(server, doctor)).uid
})
afterAll(() => server.close())

const TEXT = 'Diabetes mellitus tipo 2 (E11.9); Hipertensión arterial esencial (I10); en control'
const CODED = [
  { code: 'E11.9', name: 'Diabetes mellitus tipo 2' },
  { code: 'I10', name: 'Hipertensión arterial esencial' },
]

test('codes are kept beside the text, in their order, and are no additional data', async () => {
  const rx = await issueFor(server, doctor, uid, { diagnosis: TEXT, diagnoses: CODED })
  expect(rx.diagnosis).toBe(TEXT)
  const answer = await call(server, `GET /api/v2/rx-endpoint/${rx.signature}`, { headers: doctor.auth })
  expect(answer.json<Prescription>().additional_data).toEqual({})
  const stored = await withClient(server.ownerUrl, (client) =>
    client.query('select diagnoses from prescription where id = $1', [rx.id]),
  )
  expect(stored.rows).toEqual([{ diagnoses: CODED }])
})

test('without any nothing changes, and what is no code is refused by its field', async () => {
  expect((await issueFor(server, doctor, uid, { diagnosis: 'Cefalea' })).diagnosis).toBe('Cefalea')
  const answer = await call(server, 'POST /api/v2/rx-endpoint/', {
    headers: doctor.auth,
    body: { patient: { uid }, medications: [aMedication()], diagnoses: [{ code: 'gripa', name: 'Gripa' }] },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json<{ fields: object }>().fields).toHaveProperty(['diagnoses.0.code'])
})
