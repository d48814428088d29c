import { describe, expect, test } from 'vitest'
import { law } from '#knowledge/law/law.ts'
import type { Fraction } from './document.ts'
import { documentKind, splitByLaw, validUntil } from './documents.ts'
import { classFaults } from './judge-class.ts'
import { judgedPrescriber, missingOnSheet, prescriberRefusals } from './prescriber.ts'
import type { Item } from './row.ts'
import { makeItem } from './testing/item.ts'

const physician = {
  name: 'Prueba',
  profession: 'physician',
  cedula: '0000001',
  institution: 'Universidad de Ejemplo',
  phone: '5500000000',
  specialty_verified: true,
}

const judgedRows = (items: Item[]) =>
  items.map((one) => ({ item: one, rule: law.rowRule(one), routes: [], is_quantity_written: true }))
const classes = (items: Item[], profession = 'physician') => {
  const { refusals, fields } = classFaults(judgedRows(items), profession, law)
  const code = refusals[0]?.code ?? (Object.keys(fields).length > 0 ? 'invalid-input' : 'accepted')
  return { code, fields }
}

const refusedAs = (more: Partial<typeof physician>) =>
  prescriberRefusals(judgedPrescriber({ ...physician, ...more }), law)[0]?.code ?? 'accepted'

describe('who may issue', () => {
  test.each<[string, Partial<typeof physician>, string]>([
    ['A1 no licence', { cedula: '' }, 'licence-missing'],
    ['A1 comes before A2', { cedula: '', specialty_verified: false }, 'licence-missing'],
    ['A2 a licence that nobody verified', { specialty_verified: false }, 'licence-unverified'],
    ['A3 another profession', { profession: 'psychologist' }, 'profession-not-allowed'],
    ['A3 the name of a property', { profession: 'constructor' }, 'profession-not-allowed'],
  ])('%s', (_rule, more, code) => {
    expect(refusedAs(more)).toBe(code)
  })

  test.each(['physician', 'homeopath', 'dentist', 'nurse', 'intern', 'nursing-intern'])(
    'A3 a %s may issue',
    (profession) => {
      expect(refusedAs({ profession })).toBe('accepted')
    },
  )

  test.each([
    ['A4', 'homeopath', 'II', 'accepted'],
    ['A5', 'nurse', 'II', 'profession-not-allowed'],
    ['A5', 'intern', 'II', 'profession-not-allowed'],
    ['A5', 'intern', 'IV', 'accepted'],
  ] as const)('%s a %s and class %s: %s', (_rule, profession, fraction, code) => {
    expect(classes([makeItem(fraction, { drug_upc: 'x' })], profession).code).toBe(code)
  })

  test('A8, B1 missing data of the sheet are named', () => {
    const missing = (more: Partial<typeof physician>, location: string) =>
      missingOnSheet(judgedPrescriber({ ...physician, ...more }), { location })
    expect(missing({}, 'Av. Ficticia 100')).toEqual([])
    expect(missing({ name: ' ', institution: '', phone: '' }, '')).toEqual([
      'name',
      'institution',
      'phone',
      'location',
    ])
  })
})

describe('classes of article 226', () => {
  test('a refusal of a class names the row, the drug and the article', () => {
    const refusals = (fraction: Fraction, profession: string | null) =>
      classFaults(judgedRows([makeItem('VI'), makeItem(fraction, { drug_upc: 'x' })]), profession, law)
        .refusals
    const values = { drug: 'Ficticia', fraction: 'II' }
    expect(refusals('II', 'intern')).toEqual([
      {
        code: 'profession-not-allowed',
        row: 1,
        values: { ...values, basis: 'LGS art. 28 Bis; Acuerdo DOF 21-10-2025' },
      },
    ])
    expect(refusals('II', 'astrologer').at(-1)?.values).toEqual({ ...values, basis: '' })
    expect(refusals('II', 'physician')).toEqual([])
    expect(refusals('I', 'physician')).toEqual([
      { code: 'class-one-needs-official-pad', row: 1, values: { drug: 'Ficticia', fraction: 'I' } },
    ])
    // No fault of a profession is reported while the signer is unknown.
    expect(refusals('II', null)).toEqual([])
  })

  test.each<[string, string, Partial<Item>, object]>([
    ['nurse', 'outside the Compendio', {}, { 'medications.0.presentation': ['compendium-only'] }],
    ['nurse', 'of the Compendio', { in_compendium: true }, {}],
    ['nurse', 'that is an auxiliary test', { category: 'auxiliary_test' }, {}],
    ['physician', 'outside the Compendio', {}, {}],
    ['astrologer', 'outside the Compendio', {}, {}],
  ])('A6 a %s and a row %s', (profession, _what, more, fields) => {
    expect(classes([makeItem(null, more)], profession).fields).toEqual(fields)
  })

  test('C1 class I needs the official pad, alone or beside other rows', () => {
    expect(classes([makeItem('I')]).code).toBe('class-one-needs-official-pad')
    expect(classes([makeItem('VI'), makeItem('I')]).code).toBe('class-one-needs-official-pad')
  })

  test.each(['II', 'III'] as const)('D7 a row of class %s gets a sheet of its own', (fraction) => {
    const [controlled, other] = [makeItem(fraction), makeItem('VI')]
    expect(splitByLaw([controlled, other, makeItem('IV')], law)).toEqual([
      [controlled],
      [other, makeItem('IV')],
    ])
    expect(splitByLaw([other, controlled], law)).toEqual([[other], [controlled]])
    expect(splitByLaw([controlled], law)).toEqual([[controlled]])
  })

  test('D7 each controlled product gets a sheet of its own, with all rows of the product', () => {
    const of = (drug_upc: string) => makeItem('III', { drug_upc })
    expect(splitByLaw([of('a'), of('b'), of('a')], law)).toEqual([[of('a'), of('a')], [of('b')]])
  })

  test('D2 a row of class II has at most two packages', () => {
    expect(classes([makeItem('II', { drug_upc: 'x', qty: 2 })]).code).toBe('accepted')
    expect(classes([makeItem('II', { drug_upc: 'x', qty: 3 })]).fields).toEqual({
      'medications.0.qty': ['quantity-above:2|LGS art. 226 II'],
    })
    expect(classes([makeItem('III', { qty: 30 })]).code).toBe('accepted')
  })

  test('D8 packages of a product in several rows or documents are added for the limit of D2', () => {
    const of = (drug_upc: string, qty: number) => makeItem('II', { drug_upc, qty })
    expect(classes([of('x', 2), of('y', 2), of('x', 1)]).fields).toEqual({
      'medications.2.qty': ['quantity-above:2|LGS art. 226 II'],
    })
    expect(classes([of('x', 1), of('y', 2), of('x', 1)]).code).toBe('accepted')
  })

  test('D8 free texts of one substance are added for the limit of D2, however written, alone or beside a picked product', () => {
    const picked = (drug_upc: string, qty: number) => makeItem('II', { drug_upc, qty })
    const text = (generic: string, qty: number) =>
      makeItem('II', { generic, qty, presentation: `${generic} caja con 30 tabletas` })
    for (const rows of [
      [text('Ficticia', 2), text('FICTICIA', 1)],
      [picked('x', 2), text('ficticia', 1)],
      [text('ficticia', 2), picked('x', 1)],
    ]) {
      expect(classes(rows).fields).toEqual({ 'medications.1.qty': ['quantity-above:2|LGS art. 226 II'] })
      expect(splitByLaw(rows, law)).toEqual([rows])
    }
    const other = makeItem('II', { substance: 'otra', presentation: 'Otra c/30', qty: 2 })
    expect(classes([text('Ficticia', 2), other]).code).toBe('accepted')
    expect(splitByLaw([text('Ficticia', 2), other], law)).toHaveLength(2)
  })

  test('D3 a row of class II states the content of the package, in free text and in the text of a picked product too', () => {
    const of = (presentation: string, drug_upc = '') => makeItem('II', { presentation, drug_upc })
    expect(classes([of('Ficticia tableta 10 mg')]).fields).toEqual({
      'medications.0.presentation': ['content-missing:II|LGS art. 226 II'],
    })
    for (const stated of [
      'Ficticia 10 mg, caja con 30 tabletas',
      'Ficticia gotas, frasco con 20 mL',
      'Ficticia 2 mg c/30',
      'Ficticia 10 mg 30 tab',
      'Ficticia 10 mg 30tabletas',
      'Ficticia 10 mg x 30',
      'Ficticia 10 mg, 30 CÁPSULAS',
      'Ficticia 10 mg, 30 capsulas',
      'Ficticia, 3 ámpulas',
      'Ficticia, 3 ampulas',
    ])
      expect(classes([of(stated)]).code, stated).toBe('accepted')
    // A picked product states its content, unless the doctor overwrote its presentation.
    expect(classes([makeItem('II', { drug_upc: 'x' })]).code).toBe('accepted')
    expect(Object.keys(classes([of('Ficticia', 'x')]).fields)).toEqual(['medications.0.presentation'])
    expect(classes([makeItem('III', { presentation: 'Ficticia' })]).code).toBe('accepted')
  })

  test.each([
    ['D4', 'II', false, 0, 1],
    ['E2', 'III', false, 2, 3],
    ['F1', 'IV', false, 11, 12],
    ['F3', 'IV', true, 0, 1],
  ] as const)(
    '%s refills of class %s (antibiotic: %s): %s at most',
    (_rule, fraction, antibiotic, most, more) => {
      const of = (refills: number) => classes([makeItem(fraction, { antibiotic, refills, drug_upc: 'x' })])
      const basis = antibiotic ? 'Acuerdo DOF 27-05-2010' : `LGS art. 226 ${fraction}`
      expect(of(most).code).toBe('accepted')
      expect(of(more).fields).toEqual({ 'medications.0.refills': [`refills-above:${most}|${basis}`] })
    },
  )

  test.each(['II', 'III'] as const)('B9 the quantity of class %s is never left to others', (fraction) => {
    for (const qty of [1000, 1001])
      expect(classes([makeItem(fraction, { drug_upc: 'x', qty })]).fields).toEqual({
        'medications.0.qty': [`quantity-needed:${fraction}|LGS art. 226 ${fraction}`],
      })
  })

  test.each([
    ['a number', 999, 1, {}],
    ['words, once', 1000, 0, {}],
    ['"the pharmacist decides", again', 1000, 1, { 'medications.0.refills': ['refills-need-quantity'] }],
    ['"without end", again', 1001, 1, { 'medications.0.refills': ['refills-need-quantity'] }],
  ])('a further supply needs a number of packages: %s', (_what, qty, refills, fields) => {
    expect(classes([makeItem('IV', { qty, refills })]).fields).toEqual(fields)
  })

  test.each(['IV', 'V', 'VI', null] as const)(
    'F6, B9 the quantity of class %s may be left to others',
    (fraction) => {
      for (const qty of [1, 999, 1000, 1001])
        expect(classes([makeItem(fraction, { qty }), makeItem('IV')], 'intern').code).toBe('accepted')
    },
  )

  test('D6 one row is enough to have the whole sheet signed by hand', () => {
    expect(documentKind([makeItem('VI'), makeItem('II')], law)).toBe('handwritten')
    expect(documentKind([makeItem('VI'), makeItem(null)], law)).toBe('electronic')
  })

  test('D6 a sheet with class II or III is signed by hand, all others are electronic', () => {
    expect(
      (['II', 'III', 'IV', 'V', 'VI', null] as const).map((f) => documentKind([makeItem(f)], law)),
    ).toEqual(['handwritten', 'handwritten', 'electronic', 'electronic', 'electronic', 'electronic'])
  })
})

describe('the last valid day of a document', () => {
  test.each([
    ['D1 class II: 30 days', [makeItem('II')], '2026-01-31', '2026-03-02'],
    ['E1 class III: six calendar months', [makeItem('III')], '2026-01-15', '2026-07-15'],
    ['E1 31 August ends on the last of February', [makeItem('III')], '2026-08-31', '2027-02-28'],
    ['E1 and of a leap year', [makeItem('III')], '2027-08-31', '2028-02-29'],
    ['E1 30 August too', [makeItem('III')], '2026-08-30', '2027-02-28'],
    ['E1 over the turn of the year', [makeItem('III')], '2026-12-31', '2027-06-30'],
    [
      'F3 an antibiotic: its days',
      [makeItem('IV', { antibiotic: true, days: 7 })],
      '2026-02-25',
      '2026-03-04',
    ],
    [
      'F3 the shortest of several',
      [makeItem('IV', { antibiotic: true, days: 10 }), makeItem('IV', { antibiotic: true, days: 3 })],
      '2026-01-01',
      '2026-01-04',
    ],
    [
      'F3 an antibiotic ends the sheet that it is on',
      [makeItem('VI'), makeItem('IV', { antibiotic: true, days: 5 })],
      '2026-01-01',
      '2026-01-06',
    ],
    [
      'an antibiotic longer than the others',
      [makeItem('VI'), makeItem('IV', { antibiotic: true, days: 90 })],
      '2026-01-01',
      '2026-01-31',
    ],
    [
      'F1 each refill of class IV adds its days',
      [makeItem('IV', { refills: 2 })],
      '2026-01-01',
      '2026-04-01',
    ],
    ['E1 refills add nothing to class III', [makeItem('III', { refills: 2 })], '2026-01-15', '2026-07-15'],
    ['a text that nobody knows: 30 days', [makeItem(null)], '2026-01-01', '2026-01-31'],
  ])('%s', (_rule, items, issued, last) => {
    expect(validUntil(items, law, issued)).toBe(last)
  })
})
