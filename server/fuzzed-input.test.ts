import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NewMedication, NewPrescription } from '#contract/prescriptions.ts'
import { call } from './testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from './testing/factories.ts'
import { makeMedication, INSTRUCTIONS } from './testing/issue.ts'
import { expectRefusal } from './testing/refused.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())

const draft = (more: Record<string, unknown> = {}) => ({
  patient: { uid },
  medications: [makeMedication()],
  ...more,
})

describe('a valid prescription with one wrong value', () => {
  const junk = fc.oneof(
    fc.constantFrom(
      null,
      true,
      '',
      ' ',
      '\u0000',
      '\ud800',
      'x'.repeat(3000),
      -1,
      0,
      1.5,
      2 ** 31,
      2 ** 53,
      1e300,
    ),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.jsonValue({ maxDepth: 3 }),
  )
  const rowField = fc.constantFrom(...Object.keys(NewMedication.shape))
  const field = fc.constantFrom(...Object.keys(NewPrescription.shape), 'otro')
  const patientField = fc.constantFrom('uid', 'name', 'date_of_birth', 'email', 'gender', 'curp', 'phone')
  const mutated = fc.oneof(
    fc
      .tuple(rowField, junk)
      .map(([key, value]) => draft({ medications: [makeMedication({ [key]: value })] })),
    fc.tuple(field, junk).map(([key, value]) => draft({ [key]: value })),
    fc
      .tuple(patientField, junk)
      .map(([key, value]) =>
        draft({ patient: { name: 'Ficticia', date_of_birth: '1990-01-01', [key]: value } }),
      ),
    fc
      .tuple(fc.nat({ max: INSTRUCTIONS.length }), fc.string({ unit: 'binary', maxLength: 12 }))
      .map(([at, text]) =>
        draft({
          medications: [
            makeMedication({ instructions: INSTRUCTIONS.slice(0, at) + text + INSTRUCTIONS.slice(at) }),
          ],
        }),
      ),
  )

  test('is issued, or refused with field errors, and never fails', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, async (body) => {
        const answer = await call(server, 'POST /api/v2/rx-endpoint/', { headers: doctor.auth, body })
        expect([201, 400, 422], answer.body).toContain(answer.statusCode)
        if (answer.statusCode !== 201) expectRefusal(answer, [400, 422])
      }),
      { numRuns: 400 },
    )
  }, 60_000)
})
