import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Patient } from '#contract/patients/patients.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, type TestDoctor } from '../../testing/factories.ts'
import { makeMedication } from '../../testing/issue.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor

beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const issue = (key: string, who = doctor) =>
  call(server, 'POST /api/v2/rx-endpoint/', {
    headers: { ...who.auth, 'idempotency-key': key },
    body: {
      patient: { name: 'Ficticia Escrita', date_of_birth: '1990-01-01' },
      medications: [makeMedication()],
    },
  })

const patients = async (): Promise<Patient[]> =>
  (await call(server, 'GET /api/v2/patient/', { headers: doctor.auth })).json<Patient[]>()

test('concurrent calls with one key make one prescription and one patient', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => issue('a-la-vez')))
  expect(answers.map((a) => a.statusCode)).toEqual(Array(8).fill(201))
  expect(new Set(answers.map((a) => a.json<IssuedPrescription>().signature)).size).toBe(1)
  expect(await patients()).toHaveLength(1)
})

test('a repeated key adds no patient, even if the patient’s name has changed since', async () => {
  const first = (await issue('vuelve')).json<IssuedPrescription>()
  const [patient] = await patients()
  await call(server, `PATCH /api/v2/patient/${patient?.uid}/`, {
    headers: doctor.auth,
    body: { name: 'Nombre Corregido' },
  })
  expect((await issue('vuelve')).json<IssuedPrescription>().signature).toBe(first.signature)
  expect(await patients()).toHaveLength(1)
})

test('a key belongs to its doctor: another doctor’s use of it makes another prescription', async () => {
  const first = (await issue('comun')).json<IssuedPrescription>()
  const second = (await issue('comun', await createDoctor(server))).json<IssuedPrescription>()
  expect(second.signature).not.toBe(first.signature)
})

test('a refused request does not use up its key', async () => {
  const body = {
    patient: { name: 'Ficticia', date_of_birth: '1990-01-01' },
    medications: [makeMedication({ via: 'VO' })],
  }
  const headers = { ...doctor.auth, 'idempotency-key': 'corregida' }
  expect((await call(server, 'POST /api/v2/rx-endpoint/', { headers, body })).statusCode).toBe(400)
  expect((await issue('corregida')).statusCode).toBe(201)
})
