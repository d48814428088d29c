import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Medication, Prescription } from '#contract/prescriptions.ts'
import { call } from '../../testing/call.ts'
import { testCatalogue, uidOfDrug } from '../../testing/clinical/catalogue.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { instructionsToPrint } from './printed-instructions.ts'

let server: TestServer
let doctor: TestDoctor
let uid: string

beforeAll(async () => {
  server = await startTestServer({ catalogue: testCatalogue })
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())

/** The issued row of one medicine, as the response of the issue and a later read show it. */
async function issued(instructions: string): Promise<Medication[]> {
  const row = { drug_upc: uidOfDrug('Cuatropril'), via: 'oral', qty: 1 }
  const answer = await call(server, 'POST /api/v2/rx-endpoint/', {
    headers: doctor.auth,
    body: { patient: { uid }, medications: [{ ...row, instructions }] },
  })
  expect(answer.json()).toMatchObject({ signature: expect.any(String) })
  const { signature, medications } = answer.json<Prescription>()
  const read = await call(server, `GET /api/v2/rx-endpoint/${signature}`, { headers: doctor.auth })
  expect(read.json<Prescription>().medications).toEqual(medications)
  return medications
}

describe('a call that sends shorthand prints the sentence for the patient', () => {
  test('and keeps the shorthand as what was written', async () => {
    expect(await issued('1 tab c/12h x 5 d')).toMatchObject([
      {
        instructions: 'Tomar 1 tableta por vía oral cada 12 horas durante 5 días.',
        instructions_written: '1 tab c/12h x 5 d',
      },
    ])
  })

  test('with the unit of the product where the text names none', async () => {
    const [row] = await issued('1-0-1 por 30 días')
    expect(row?.instructions).toBe(
      'Tomar 1 tableta por vía oral por la mañana y por la noche durante 30 días.',
    )
  })

  test('without the name of its own medicine at the head', async () => {
    const [row] = await issued('Cuatropril 1 tab c/12h x 5 d')
    expect(row?.instructions).toBe('Tomar 1 tableta por vía oral cada 12 horas durante 5 días.')
  })

  test('but the name of another medicine is printed as it was written', async () => {
    const written = 'Losartan 50 mg 1 tab c/12h x 5 d'
    const [row] = await issued(written)
    expect(row?.instructions).toBe(written)
  })

  test('but a sentence is printed as it is, and nothing else is kept', async () => {
    const sentence = 'Tomar 1 tableta por vía oral cada 8 horas durante 3 días.'
    const [row] = await issued(sentence)
    expect([row?.instructions, row?.instructions_written]).toEqual([sentence, undefined])
  })

  test('and instructions that are not understood are printed as they were written', async () => {
    const written = 'Tomar 1 tableta cada 8 horas por 3 días según la tabla anexa'
    const [row] = await issued(written)
    expect([row?.instructions, row?.instructions_written]).toEqual([written, undefined])
  })
})

test.each([
  ['a study', { instructions: '1 tab c/8h x 3 d', via: '', category: 'auxiliary_test' as const }],
  ['a dose without a unit', { instructions: '1 c/8h x 3 d', via: '', category: 'standard_drug' as const }],
  ['two readings', { instructions: '2 tab (500 mg) c/8h', via: 'oral', category: 'standard_drug' as const }],
])('the instructions of %s are printed as they were written', (_what, item) => {
  const row = { ...item, generic: '', presentation: '', brand: '' }
  expect(instructionsToPrint(row, '')).toEqual({ instructions: item.instructions, written: '' })
})

test('the same shorthand of rows with other routes and forms is printed with each', () => {
  const row = { instructions: '1 c/8h x 3 d', category: 'standard_drug' as const, generic: '', brand: '' }
  const printed = (via: string, form: string): string =>
    instructionsToPrint({ ...row, presentation: 'Cuatropril', via }, form).instructions
  const oral = printed('oral', 'tableta')
  expect(printed('vaginal', 'óvulo')).not.toBe(oral)
  expect(printed('oral', 'cápsula')).not.toBe(oral)
  expect(printed('oral', 'tableta')).toBe(oral)
})
