import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { EachField } from '#contract/prescription/document-fields.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { call } from '../../testing/call.ts'
import { testCatalogue, uidOfDrug } from '../../testing/clinical/catalogue.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { INSTRUCTIONS } from '../../testing/issue.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// Tests that each field that a doctor writes on a document is in the signed payload and in each response about the
// prescription.

let server: TestServer
let doctor: TestDoctor

/**
 * For each field of the document, a value that differs from the default. The test does not compile while a field has no
 * value in this object.
 */
const written = {
  diagnosis: 'Diagnóstico ficticio',
  show_diagnosis: true,
  extras: 'Reposo ficticio',
  follow_up_on: addDays(mexicoDay(new Date()), 30),
} satisfies EachField<unknown>

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
  doctor = await createDoctor(server)
})
afterAll(() => server.close())

test('every written field is in the signed document and in the responses, and not among additional data', async () => {
  const patient = await createPatient(server, doctor)
  const issued = await call(server, 'POST /api/v2/rx-endpoint/', {
    headers: doctor.auth,
    body: {
      patient: { uid: patient.uid },
      medications: [{ drug_upc: uidOfDrug('Cuatropril'), instructions: INSTRUCTIONS }],
      ...written,
      folio_externo: 'X-1',
    },
  })
  expect(issued.statusCode).toBe(201)
  const answer = issued.json<Prescription>()
  expect(answer).toMatchObject({ ...written, additional_data: { folio_externo: 'X-1' } })
  const read = await call(server, `GET /api/v2/rx-endpoint/${answer.signature}`, { headers: doctor.auth })
  expect(read.json<Prescription>()).toMatchObject({ ...written, document: written })
})

test.for([
  ['before today', addDays(mexicoDay(new Date()), -1)],
  ['in the year 9999', '9999-12-31'],
] as const)(
  'an appointment %s is refused under its field, and nothing is issued',
  async ([, follow_up_on]) => {
    const patient = await createPatient(server, doctor)
    const refused = await call(server, 'POST /api/v2/rx-endpoint/', {
      headers: doctor.auth,
      body: {
        patient: { uid: patient.uid },
        medications: [{ drug_upc: uidOfDrug('Cuatropril'), instructions: INSTRUCTIONS }],
        follow_up_on,
      },
    })
    expect([refused.statusCode, Object.keys(refused.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['follow_up_on'],
    ])
  },
)
