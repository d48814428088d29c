import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDoctor, createPatient } from '../testing/factories.ts'
import { issuePrescriptionFor } from '../testing/issue.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a prescription can be sent again ten times a day, with or without a copy', async () => {
  const doctor = await createDoctor(server)
  const { uid } = await createPatient(server, doctor, { email: 'diez@paciente.example' })
  const { signature } = await issuePrescriptionFor(server, doctor, uid)
  const codes: number[] = []
  for (let n = 0; n <= 10; n += 1) {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/api/v2/rx/resend/${signature}/`,
      headers: doctor.auth,
      payload: n % 2 === 0 ? { cc: 'copia@familia.example' } : {},
    })
    codes.push(statusCode)
  }
  expect(codes).toEqual([...Array<number>(10).fill(200), 429])
})
