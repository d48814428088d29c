import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contract/schemas/page.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { issuePrescriptionFor, makeMedication } from '../testing/issue.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

const found = async (search: string, who = doctor): Promise<string[]> => {
  const answer = await call(server, `GET /api/v2/rx-endpoint/?search=${encodeURIComponent(search)}`, {
    headers: who.auth,
  })
  return answer.json<PageOf<Prescription>>().results.map(({ signature }) => signature)
}

test('the history finds a prescription by the keyword of a row, in any spelling, and only its own doctor does', async () => {
  const { uid } = await createPatient(server, doctor)
  const { signature } = await issuePrescriptionFor(server, doctor, uid, {
    medications: [
      makeMedication({ keyword: 'Campaña Otoño' }),
      makeMedication({ presentation: 'Loratadina tabletas 10 mg', keyword: '' }),
    ],
  })
  await issuePrescriptionFor(server, doctor, uid, {
    medications: [makeMedication({ presentation: 'Omeprazol cápsulas 20 mg' })],
  })
  expect(await found('campaña otoño')).toEqual([signature])
  expect(await found('otono')).toEqual([signature])
  expect(await found('primavera')).toEqual([])
  expect(await found('otoño', await createDoctor(server))).toEqual([])
})

test('a keyword does not come back with the prescription', async () => {
  const { uid } = await createPatient(server, doctor)
  const { signature } = await issuePrescriptionFor(server, doctor, uid, {
    medications: [makeMedication({ keyword: 'Campaña Invierno' })],
  })
  const read = await call(server, `GET /api/v2/rx-endpoint/${signature}`, { headers: doctor.auth })
  expect(read.body).not.toContain('Invierno')
})
