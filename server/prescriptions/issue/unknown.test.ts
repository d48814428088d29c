import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PharmacyPrescription } from '#contract/pharmacies.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import { call } from '../../testing/call.ts'
import { createDoctor, createPatient, createPharmacy, type TestDoctor } from '../../testing/factories.ts'
import { INSTRUCTIONS, makeMedication } from '../../testing/issue.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

// Tests with medicines as real prescriptions name them, by the route that issues prescriptions, with the whole catalogue.

let server: TestServer
let doctor: TestDoctor
let uid: string

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  uid = (await createPatient(server, doctor)).uid
})
afterAll(() => server.close())

const send = (row: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  call(server, 'POST /api/v2/rx-endpoint/', {
    headers: doctor.auth,
    body: { patient: { uid }, medications: [makeMedication({ qty: 1, ...row })], ...more },
  })

/** Outcome of an issue: the kind of the sheet, the refused fields, or the code of the refusal. */
async function outcome(row: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const answer = await send(row, more)
  const body = answer.json<IssuedPrescription & { code: string; fields?: Record<string, string[]> }>()
  if (answer.statusCode === 201) return body.document_kind
  return body.fields ? Object.keys(body.fields).join() : body.code
}

describe('a text that nobody recognises', () => {
  const magistral = { presentation: 'Preparado base frío con rosas' }

  test('P2, D6 leaves as a sheet for the hand, which says why', async () => {
    const rx = (await send(magistral)).json<IssuedPrescription>()
    expect(rx).toMatchObject({
      document_kind: 'handwritten',
      by_hand: { reason: 'unrecognised', detail: expect.stringContaining('Preparado base frío con rosas') },
      medications: [{ unrecognised: true, fraction: null }],
    })
  })

  test('is not filled with the code', async () => {
    const rx = (await send({ presentation: 'Xyzafrol 500 mg' })).json<IssuedPrescription>()
    const { auth } = await createPharmacy(server)
    const found = await call(server, `GET /api/v2/pharmacy/rx/${rx.signature}`, { headers: auth })
    expect(found.json<PharmacyPrescription>().available_status).toEqual([
      false,
      'No puedes surtir esta receta',
    ])
    const sale = await call(server, `POST /api/v1/prescriptions/burn/${rx.signature}/`, {
      headers: auth,
      body: { sales_code: 'T-1', medications: [{ id: rx.medications[0]?.id, bought_qty: 1 }] },
    })
    expect([sale.statusCode, sale.json<{ code: string }>().code]).toEqual([409, 'prescription-on-paper'])
  })

  test('goes on a sheet of its own beside a medicine that is known', async () => {
    const rows = [makeMedication({ qty: 1 }), makeMedication({ qty: 1, ...magistral })]
    const rx = (await send({}, { medications: rows })).json<IssuedPrescription>()
    expect([rx.document_kind, rx.also_issued?.map((one) => one.document_kind)]).toEqual([
      'electronic',
      ['handwritten'],
    ])
    expect(rx).not.toHaveProperty('by_hand')
  })

  test.each([
    ['refills', { refills: 1 }, {}, 'medications.0.refills'],
    ['a quantity in words', { qty: 1000 }, {}, 'medications.0.qty'],
    ['no quantity', { qty: undefined }, {}, 'medications.0.qty'],
    ['a series', {}, { series: { count: 2, every: { months: 1 } } }, 'medications.0.presentation'],
  ])('has no %s', async (_what, row, more, refused) => {
    expect(await outcome({ ...magistral, ...row }, more)).toBe(refused)
  })

  test('of a study needs no hand, and a medicine that is sent as a study does', async () => {
    const study = { category: 'auxiliary_test', instructions: 'En ayunas', via: '' }
    expect(await outcome({ ...study, presentation: 'Biometría hemática completa' })).toBe('electronic')
    const medicine = { category: 'auxiliary_test', presentation: 'Xilodrina tableta 10 mg' }
    expect(await outcome(medicine)).toBe('handwritten')
  })
})

describe('C1, C5, D6 controlled and prohibited drugs by brand, in disguise or in another language', () => {
  test.each([
    'Demerol 100 mg amp',
    'Demerol 100 mg ampolleta',
    'MST Continus 30 mg',
    'Endocodil 5 mg',
    'Tylex CD',
    'Palexia 50 mg',
    'Nubain 10 mg amp',
    'Rohypnol 1 mg',
    'Halcion 0.25 mg',
    'Stilnox 10 mg',
    'Lunesta',
    'Farmapram',
    'Neuryl 2 mg',
    'Ketalin',
    'Sanorex',
    'Redotex',
    'Vyvanse',
    'Suprax 400 mg',
    'Ampliron 500 mg',
  ])('the brand %s is not enough alone', async (presentation) => {
    expect(await outcome({ presentation })).toBe('medications.0.generic')
  })

  test.each(['M0rfina 30 mg', 'MORF INA 10 mg', 'M.O.R.F.I.N.A', 'Klonacepan 2 mg', 'LSD gotas'])(
    '%s is refused',
    async (presentation) => {
      expect(await outcome({ presentation })).toBe('medications.0.presentation')
    },
  )

  test('Morphine 10 mg, the English name of morfina, has the rules of class I', async () => {
    expect(await outcome({ presentation: 'Morphine 10 mg' })).toBe('class-one-needs-official-pad')
  })

  test.each([
    'Lisdexanfetamina 30 mg cápsula, caja con 30 cápsulas',
    'Petidina (Demerol) 100 mg, 5 ampolletas',
  ])('%s needs the pad of the authority', async (presentation) => {
    expect(await outcome({ presentation })).toBe('class-one-needs-official-pad')
  })

  test.each([
    'Zolpidem 10 mg tableta, caja con 20 tabletas',
    'Modafinilo 200 mg tableta, caja con 14 tabletas',
    'Alprazolam (Farmapram) 0.25 mg, caja con 30 tabletas',
  ])('%s is signed by hand', async (presentation) => {
    expect(await outcome({ presentation })).toBe('handwritten')
  })

  const EXTRAS =
    'Morfina 30 mg tabletas, 1 cada 12 horas por 10 días, surtir 2 cajas. Alprazolam 2 mg 1 diaria'
  test.each([
    ['extras', EXTRAS],
    ['diagnosis', 'Dolor. Demerol 100 mg cada 8 horas'],
    ['extras', 'Amoxicilina 500 mg 1 cada 8 horas por 7 días'],
    ['extras', '2 cajas de M0rfina'],
    ['extras', 'Tomar LSD 100 mcg por la noche'],
    ['extras', 'Dormicum en la noche'],
    ['extras', 'Tomar una Tafil'],
    ['extras', 'Rivotril.'],
    ['extras', 'Reposo. Clonazepam y paracetamol.'],
    ['extras', 'Tachas'],
    ['extras', 'GHB'],
    ['diagnosis', 'Rivotril'],
    ['extras', 'Fentanilo parche, cambiar el lunes'],
    ['diagnosis', 'Sinusitis: amoxicilina 500 mg cada 8 horas'],
    ['diagnosis', 'alprazolan .25'],
  ])('are not ordered in %s: %s', async (field, text) => {
    expect(await outcome({}, { [field]: text })).toBe(field)
  })

  test.each([
    ['qty_label', '2 cajas de Rivotril'],
    ['keyword', 'Clonazepam 2 mg por la noche'],
    ['qty_label', 'Rivotril'],
    ['instructions', `${INSTRUCTIONS} Suprax 400 mg cada 24 horas.`],
    ['instructions', `${INSTRUCTIONS} Percocet 1 c/6h.`],
    ['instructions', `${INSTRUCTIONS} En la noche clonazepam 2 mg.`],
  ])('are not ordered in %s', async (field, text) => {
    expect(await outcome({ [field]: text })).toBe(`medications.0.${field}`)
  })

  test.each(['Éxtasis 100 mg tableta', 'Tachas 1 tableta', 'Hongos alucinógenos 1 g'])(
    'C5 %s is refused by its name of the street',
    async (presentation) => expect(await outcome({ presentation })).toBe('medications.0.presentation'),
  )
  test('D6 GHB is of class I, which needs the official pad', async () => {
    const presentation = 'GHB 100 mg/mL solución, frasco con 10 mL'
    const instructions = 'Tomar 5 ml por vía oral cada 24 horas durante 5 días.'
    expect(await outcome({ presentation, instructions })).toBe('class-one-needs-official-pad')
  })

  test.each([
    'Suspender clonazepam 2 mg.',
    'Toma clonazepam desde 2019, indicado por psiquiatría.',
    'Alérgico a penicilina. No tomar con alcohol ni tramadol.',
    'Aplicar en la cara dorsal de la mano 2 veces al día. Evite la cafeína.',
    'Vitamina K 1 mg intramuscular al nacer. Sal de LUN a DOM 20 gotas. No usar marihuana.',
    'DMT2 y K de 3.5: dieta con potasio.',
  ])('may be mentioned: %s', async (extras) => {
    expect(await outcome({}, { extras })).toBe('electronic')
  })
})

describe('F2, F3 the regime of antibiotics follows the ingredient', () => {
  const course = 'Tomar 1 cápsula por vía oral cada 8 horas durante 7 días.'
  test.each([
    'Cefaclor',
    'Minociclina',
    'Cefadroxilo',
    'Fenoximetilpenicilina',
    'Cefalotina',
    'Cefdinir',
    'Cefprozil',
    'Roxitromicina',
    'Oxitetraciclina',
  ])('%s without a product', async (name) => {
    const row = { presentation: `${name} 50 mg cápsula`, instructions: course }
    const answer = await send(row)
    expect(answer.statusCode, answer.body).toBe(201)
    const rx = answer.json<IssuedPrescription>()
    expect([rx.medications[0]?.antibiotic, rx.document_kind]).toEqual([true, 'electronic'])
    expect(
      await outcome({ ...row, instructions: 'Tomar 1 cápsula por vía oral cada 8 horas sin suspender.' }),
    ).toBe('medications.0.instructions')
    expect(await outcome({ ...row, refills: 5 })).toBe('medications.0.refills')
  })

  test('F5 but not a form for skin, eye, ear or nose', async () => {
    const eye = {
      presentation: 'Cloranfenicol solución oftálmica 5 mg/mL',
      instructions: 'Aplicar 1 gota en cada ojo por vía oftálmica cada 8 horas durante 5 días.',
      via: 'oftálmica',
    }
    expect((await send(eye)).json<IssuedPrescription>().medications[0]?.antibiotic).toBe(false)
    const instructions = 'Aplicar 1 cápsula en cada ojo cada 8 horas durante 5 días.'
    const capsule = { ...eye, presentation: 'Cloranfenicol cápsula 500 mg', instructions }
    expect((await send(capsule)).json<IssuedPrescription>().medications[0]?.antibiotic).toBe(true)
  })
})

describe('B5, B9, E4 classes II and III have an end and a quantity', () => {
  const of = (presentation: string, more: Record<string, unknown>) => outcome({ presentation, ...more })
  const two = 'Clonazepam 2 mg tableta, caja con 30 tabletas'
  const three = 'Sertralina 50 mg tableta, caja con 14 tabletas'
  test.each([two, three])('%s', async (presentation) => {
    expect(await of(presentation, { qty: undefined })).toBe('medications.0.qty')
    expect(await of(presentation, { qty: 1001 })).toContain('medications.0.qty')
    const endless = 'Tomar 1 tableta por vía oral cada 24 horas, sin suspender.'
    expect(await of(presentation, { instructions: endless })).toBe('medications.0.instructions')
    expect(await of(presentation, {})).toBe('handwritten')
  })
})

describe('B8 a public institution names no brand', () => {
  beforeAll(async () => {
    await call(server, `PATCH /api/v2/hospital/${doctor.hospitalId}/`, {
      headers: doctor.auth,
      body: { public_institution: true },
    })
  })

  test.each([
    [
      'instructions',
      { instructions: 'Tomar 1 tableta de Tempra por vía oral cada 8 horas durante 5 días.' },
      {},
    ],
    ['extras', {}, { extras: 'Surtir Tempra de marca' }],
    ['diagnosis', {}, { diagnosis: 'Fiebre que cede con Tempra' }],
    ['presentation', { presentation: 'Xyzafrol 500 mg' }, {}],
  ])('in %s', async (field, row, more) => {
    expect(await outcome(row, more)).toContain(field)
  })

  test('and names a generic that the catalogue does not have', async () => {
    expect(await outcome({ presentation: 'Astemizol 10 mg tableta' })).toBe('handwritten')
    expect(await outcome({})).toBe('electronic')
  })
})
