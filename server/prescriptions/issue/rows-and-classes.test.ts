import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import type { ProblemBody } from '#contract/problem.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../../testing/factories.ts'
import { INSTRUCTIONS } from '../../testing/issue.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// Tests of the rules for rows and for classes of medicines, by the issuing call with the whole catalogue. Each rule has
// a refused case and an accepted counterpart.

let server: TestServer
let doctor: TestDoctor
let uid: string

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
})
// Each test has a new patient, because a doctor who prescribes a controlled medicine to a patient again must give a reason.
beforeEach(async () => {
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())

type Row = Record<string, unknown>
const KNOWN = 'Paracetamol tableta 500 mg'
const BOX = 'Clonazepam tableta 2 mg, caja con 30 tabletas'
const NIGHTLY = 'Tomar 1 tableta por vía oral por la noche durante 30 días.'
const make = (row: Row): Row => ({ presentation: KNOWN, instructions: INSTRUCTIONS, qty: 1, ...row })
const controlled = (row: Row = {}): Row => ({ presentation: BOX, instructions: NIGHTLY, qty: 1, ...row })

const send = (rows: Row[], who = doctor, patient = uid) =>
  call(server, 'POST /api/v2/rx-endpoint/', {
    headers: who.auth,
    body: { patient: { uid: patient }, medications: rows },
  })
/** Outcome of an issue: `issued`, the fields to correct, or the code of the refusal. */
const outcome = async (...rows: Row[]): Promise<string> => {
  const answer = await send(rows)
  if (answer.statusCode === 201) return 'issued'
  const { code, fields } = answer.json<ProblemBody>()
  return fields ? Object.keys(fields).join(' ') : code
}
const issued = async (...rows: Row[]): Promise<IssuedPrescription> => {
  const answer = await send(rows)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const documents = (rx: IssuedPrescription) =>
  [rx, ...(rx.also_issued ?? [])].map(({ medications }) =>
    medications.map(({ presentation }) => presentation),
  )

test('A5 a nurse may not prescribe class II, and a physician may', async () => {
  const nurse = await createDoctor(server, { profession: 'nurse' })
  const hers = await createPatient(server, nurse)
  const answer = await send([controlled()], nurse, hers.uid)
  expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([403, 'profession-not-allowed'])
  const intern = await createDoctor(server, { profession: 'intern' })
  const theirs = await createPatient(server, intern)
  expect((await send([controlled()], intern, theirs.uid)).json<ProblemBody>().code).toBe(
    'profession-not-allowed',
  )
  expect((await send([make({})], intern, theirs.uid)).statusCode).toBe(201)
  await issued(controlled())
})

test('B4 a brand in the place of the generic name is refused', async () => {
  const refused = 'medications.0.generic'
  expect(await outcome(make({ presentation: 'Tempra tableta 500 mg', generic: 'Tempra' }))).toBe(refused)
  expect(await outcome(make({ generic: 'Buscapina' }))).toBe(refused)
  expect(await outcome(make({ generic: 'Losec 20' }))).toBe(refused)
})

test('B4 a brand alone is refused, and issued with its generic name', async () => {
  expect(await outcome(make({ presentation: 'Tempra tableta 500 mg' }))).toBe('medications.0.generic')
  expect(await outcome(make({ presentation: 'Tempra tableta 500 mg', generic: 'Paracetamol' }))).toBe(
    'issued',
  )
})

describe('B5', () => {
  test.each([
    ['no strength', { presentation: 'Paracetamol tableta' }, 'medications.0.presentation'],
    ['neither strength nor form', { presentation: 'Paracetamol' }, 'medications.0.presentation'],
    [
      'no form',
      {
        presentation: 'Paracetamol 500 mg',
        instructions: 'Tomar 500 mg por vía oral cada 8 horas durante 5 días.',
      },
      'medications.0.presentation',
    ],
    ['no dose', { instructions: 'Por vía oral cada 8 horas durante 5 días.' }, 'medications.0.instructions'],
    [
      'no frequency',
      { instructions: 'Tomar 1 tableta por vía oral durante 5 días.' },
      'medications.0.instructions',
    ],
    [
      'no duration',
      { instructions: 'Tomar 1 tableta por vía oral cada 8 horas.' },
      'medications.0.instructions',
    ],
    ['no route', { instructions: '1 tableta cada 8 horas durante 5 días.' }, 'medications.0.via'],
  ])('a row with %s is refused', async (_what, row, field) => {
    expect(await outcome(make(row))).toBe(field)
  })
  test('a row with all of them is issued, also with the form in the instructions, and an unknown name as well', async () => {
    await issued(make({}))
    await issued(make({ presentation: 'Paracetamol 500 mg' }))
    expect((await issued(make({ presentation: 'Preparado base frío con rosas' }))).document_kind).toBe(
      'handwritten',
    )
  })
  test('the refusal says what is missing and how to write it', async () => {
    const answer = await send([make({ presentation: 'Paracetamol' })])
    expect(answer.json<ProblemBody>().fields?.['medications.0.presentation']).toEqual([
      expect.stringMatching(
        /^Falta la concentración: escríbala después del nombre, por ejemplo «500 mg», .*drug_upc/u,
      ),
    ])
  })
  test('a dose in a unit that the form is never taken in is refused with what to do', async () => {
    const instructions = 'Tomar 5 ml por vía oral cada 8 horas durante 5 días.'
    const answer = await send([make({ presentation: 'Paracetamol tableta 500 mg', instructions })])
    expect(answer.json<ProblemBody>().fields?.['medications.0.instructions']).toEqual([
      expect.stringMatching(
        /^«ml» no es medida de este producto \(tableta\)\. Escriba la dosis en la unidad/u,
      ),
    ])
    const syrup = make({ presentation: 'Paracetamol suspensión oral 160 mg/5 mL', instructions })
    expect(await outcome(syrup)).toBe('issued')
  })
  test('a vaccine states its volume or its dose in the place of a strength', async () => {
    const instructions = 'Aplicar 0.5 mL por vía intramuscular, dosis única.'
    const vaccine = (presentation: string) =>
      outcome(make({ presentation, instructions, via: 'intramuscular' }))
    expect(await vaccine('Vacuna contra la influenza suspensión inyectable')).toBe(
      'medications.0.presentation',
    )
    expect(await vaccine('Vacuna contra la influenza suspensión inyectable 0.5 mL')).toBe('issued')
    expect(await vaccine('Vacuna contra la influenza 1 dosis suspensión inyectable')).toBe('issued')
  })
  test('a class II row without an end is told so, and is not told to write a continuous use', async () => {
    const answer = await send([
      controlled({ instructions: 'Tomar 1 tableta por vía oral por la noche si hay insomnio.' }),
    ])
    expect(answer.json<ProblemBody>().fields).toEqual({
      'medications.0.instructions': [
        expect.stringMatching(/cuántos días dura.*no se prescribe de uso continuo/u),
      ],
    })
  })
  test('classes II and III state a last day', async () => {
    const endless = 'Tomar 1 tableta por vía oral por la noche, uso continuo.'
    expect(await outcome(controlled({ instructions: endless }))).toBe('medications.0.instructions')
    expect(await outcome(make({ instructions: endless }))).toBe('issued')
  })
})

test('B6 an abbreviated route is refused, and issued in full words', async () => {
  expect(await outcome(make({ via: 'VO' }))).toBe('medications.0.via')
  expect(await outcome(make({ instructions: 'Tomar 1 tableta VO cada 8 horas durante 5 días.' }))).toBe(
    'medications.0.instructions',
  )
  expect(await outcome(make({ via: 'oral' }))).toBe('issued')
})

test('C1 class I is refused, alone or beside another medicine, and nothing of the draft is issued', async () => {
  const morphine = make({ presentation: 'Morfina tableta 30 mg, caja con 20 tabletas' })
  expect(await outcome(morphine)).toBe('class-one-needs-official-pad')
  expect(await outcome(make({}), morphine)).toBe('class-one-needs-official-pad')
  expect(await outcome(make({}))).toBe('issued')
})

describe('D2, D8 packages of one class II product', () => {
  test('D2 three are refused, and two are issued', async () => {
    expect(await outcome(controlled({ qty: 3 }))).toBe('medications.0.qty')
    expect(await outcome(controlled({ qty: 2 }))).toBe('issued')
  })
  test('D8 of two rows are added up, however the rows are written', async () => {
    expect(
      await outcome(controlled({ qty: 2 }), controlled({ presentation: BOX.toUpperCase(), qty: 1 })),
    ).toBe('medications.1.qty')
    expect(await outcome(controlled(), controlled({ presentation: BOX.toUpperCase() }))).toBe('issued')
  })
})

test('D3 the content of the package is stated for class II', async () => {
  expect(await outcome(controlled({ presentation: 'Clonazepam tableta 2 mg' }))).toBe(
    'medications.0.presentation',
  )
  expect(await outcome(controlled({ presentation: 'Clonazepam tableta 2 mg c/30' }))).toBe('issued')
})

test('D7 a product of class II or III goes on a sheet of its own, and others share one', async () => {
  const other = 'Loratadina tableta 10 mg'
  const rx = await issued(make({}), controlled(), make({ presentation: other }))
  expect(documents(rx)).toEqual([[KNOWN, other], [BOX]])
  expect(documents(await issued(make({}), make({ presentation: other })))).toEqual([[KNOWN, other]])
})

describe('F5 antibiotics that the agreement covers by their route, and those that it does not', () => {
  const days = 'cada 8 horas durante 7 días.'
  test.each([
    ['by mouth', 'Amoxicilina cápsula 500 mg', `Tomar 1 cápsula por vía oral ${days}`, true],
    [
      'in the eye',
      'Ciprofloxacino solución oftálmica 3 mg/mL',
      `Aplicar 1 gota por vía oftálmica ${days}`,
      false,
    ],
    ['by vagina', 'Metronidazol óvulo 500 mg', `Aplicar 1 óvulo por vía vaginal ${days}`, true],
    [
      'by vagina, in a free text',
      'Clindamicina crema vaginal 2 %',
      `Aplicar 5 g por vía vaginal ${days}`,
      true,
    ],
    ['in the mouth', 'Neomicina trocisco 5 mg', `Disolver 1 trocisco por vía bucal ${days}`, true],
    ['on the skin', 'Mupirocina ungüento 2 %', `Aplicar en la zona afectada por vía cutánea ${days}`, false],
  ])('%s', async (_where, presentation, instructions, isCovered) => {
    const refilled = make({ presentation, instructions, refills: 1 })
    expect(await outcome(refilled)).toBe(isCovered ? 'medications.0.refills' : 'issued')
    await issued(make({ presentation, instructions }))
  })
})

test('F6 classes V and VI may be listed, with refills, and raise no refusal of a class', async () => {
  const rx = await issued(make({ presentation: 'Paracetamol tableta 500 mg', refills: 3 }))
  expect(['V', 'VI']).toContain(rx.medications[0]?.fraction)
  expect(rx.document_kind).toBe('electronic')
})

test('F7 the class is that of the picked product, and no text takes the product out of it', async () => {
  const found = await call(server, 'GET /api/v2/drugs/?search=clonazepam', { headers: doctor.auth })
  const [drug] = found.json<{ results: { uid: string }[] }>().results
  const row = { drug_upc: drug?.uid ?? '', instructions: NIGHTLY, qty: 1, via: 'oral' }
  expect(await outcome({ ...row, presentation: KNOWN })).toBe('medications.0.presentation')
  const rx = await issued(row)
  expect([rx.medications[0]?.fraction, rx.document_kind]).toEqual(['II', 'handwritten'])
})
