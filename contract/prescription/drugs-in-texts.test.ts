import { describe, expect, test } from 'vitest'
import { law } from '#knowledge/law/law.ts'
import type { WrittenFields } from './document-fields.ts'
import type { JudgedPlace, JudgedPrescriber } from './draft.ts'
import { createJudge } from './judge.ts'
import type { WrittenMedication } from './row.ts'
import { makeCatalogue } from './testing/catalogue.ts'

const DAY = '2026-11-21'
const COMPLETE = 'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.'
const physician: JudgedPrescriber = { profession: 'physician', licence: 'verified', missing: [] }
const place = (isPublic: boolean): JudgedPlace => ({
  public_institution: isPublic,
  location: 'Av. Ficticia 100',
})

/** Faults of a draft with one row, by the field of the row or of the draft. */
const faultsOf = (
  { row, fields = {} }: { row?: Partial<WrittenMedication>; fields?: WrittenFields },
  isPublic = false,
) => {
  const medications = [{ presentation: 'Cuatropril tableta 10 mg', instructions: COMPLETE, ...row }]
  const { faults } = createJudge(law)(
    { medications, fields },
    makeCatalogue(),
    place(isPublic),
    physician,
    DAY,
  )
  return Object.fromEntries(
    Object.entries(faults).map(([path, keys]) => [path.replace('medications.0.', ''), keys]),
  )
}
const RIS_32 = 'Reglamento de Insumos para la Salud, art. 32'

describe('a note of the prescription', () => {
  test.each<[string, WrittenFields, object]>([
    ['that names nothing', { extras: 'Reposo', diagnosis: '' }, {}],
    [
      'that orders a prohibited substance',
      { extras: 'Prohibina 10 mg' },
      { extras: ['substance-prohibited'] },
    ],
    [
      'that orders a controlled drug',
      { diagnosis: 'Dosazolam 2 mg' },
      { diagnosis: ['drug-in-notes:dosazolam'] },
    ],
    ['that names a brand', { extras: 'Tomar Cuatrobrand' }, {}],
  ])('%s', (_what, fields, faults) => expect(faultsOf({ fields })).toEqual(faults))

  test.each<[string, WrittenFields, object]>([
    ['that names nothing', { extras: 'Reposo', diagnosis: '' }, {}],
    [
      'that names a brand',
      { diagnosis: 'Tomar Cuatrobrand' },
      { diagnosis: [`brand-in-notes:Cuatrobrand|${RIS_32}`] },
    ],
    [
      'that orders a prohibited substance and the brand of a controlled drug',
      { extras: 'Prohibina 10 mg. Dosbrand 2 mg' },
      { extras: ['substance-prohibited', `brand-in-notes:Dosbrand|${RIS_32}`] },
    ],
  ])('%s, at a public institution', (_what, fields, faults) =>
    expect(faultsOf({ fields }, true)).toEqual(faults),
  )
})

describe('a text of a row beside the name of its medicine', () => {
  const FIELDS = ['instructions', 'qty_label', 'keyword'] as const
  const written = (field: (typeof FIELDS)[number], text: string) =>
    field === 'instructions' ? { instructions: `${COMPLETE} ${text}` } : { [field]: text }

  test.each(FIELDS)('may name no other watched drug: %s', (field) => {
    const fault = (text: string) => faultsOf({ row: written(field, text) })[field]
    expect(fault('Dosazolam 2 mg')).toEqual(['drug-in-instructions:dosazolam'])
    expect(fault('Cocicilina')).toEqual(['drug-in-instructions:cocicilina'])
    expect(fault('Prohibina 5 mg')).toEqual(['substance-prohibited'])
    expect(fault('Cuatropril')).toBeUndefined()
    expect(fault('Cuatrobrand')).toBeUndefined()
  })

  test.each(FIELDS)('may name no brand at a public institution: %s', (field) => {
    expect(faultsOf({ row: written(field, 'Cuatrobrand') }, true)).toEqual({
      [field]: [`brand-in-public-institution:${RIS_32}`],
    })
  })

  test('mentions a stopped drug, except in the words of its quantity', () => {
    const fault = (field: (typeof FIELDS)[number]) =>
      faultsOf({ row: written(field, 'Suspender dosazolam') })[field]
    expect(FIELDS.map(fault)).toEqual([undefined, ['drug-in-instructions:dosazolam'], undefined])
  })

  test('means a drug by its abbreviation, except in the words of its quantity', () => {
    const fault = (field: (typeof FIELDS)[number]) => faultsOf({ row: written(field, 'DSZ') })[field]
    const meant = ['drug-in-instructions:dosazolam']
    expect(FIELDS.map(fault)).toEqual([meant, undefined, meant])
  })
})

describe('a medicine that the catalogue lacks', () => {
  const codesOf = (presentation: string, category: string, isPublic: boolean) =>
    Object.entries(faultsOf({ row: { presentation, category } as Partial<WrittenMedication> }, isPublic)).map(
      ([path, [key = '']]) => `${path} ${key.split(':')[0]}`,
    )
  test.each([
    [
      'an unknown medicine',
      'Raronada tableta 5 mg',
      ['qty quantity-needed'],
      ['presentation generic-unknown'],
    ],
    // A public institution may prescribe a drug without products in the catalogue whose name is in the list `otherNames`.
    ['a medicine of another list', 'Ajenopril tableta 5 mg', ['qty quantity-needed'], []],
  ])('%s', (_what, presentation, everywhere, atPublic) => {
    expect(codesOf(presentation, 'standard_drug', false)).toEqual(everywhere)
    expect(codesOf(presentation, 'standard_drug', true).toSorted()).toEqual([...atPublic, ...everywhere])
  })

  test.each([
    ['a strength and a form', 'Raronada tableta 5 mg', ['qty quantity-needed']],
    ['a strength alone', 'Raronada 5 mg', []],
    ['a form alone', 'Raronada tableta', []],
    ['neither', 'Biometría', []],
  ])('sent as a study is one by %s', (_what, presentation, faults) =>
    expect(codesOf(presentation, 'auxiliary_test', false)).toEqual(faults),
  )
})

describe('how long a medicine is taken', () => {
  const EVERY_8 = 'Tomar 1 tableta cada 8 horas'
  const fault = (presentation: string, instructions: string, qty?: number) =>
    faultsOf({ row: { presentation, instructions, ...(qty !== undefined && { qty }) } })['instructions']
  test.each([
    ['an antibiotic without an end', 'Cocicilina tableta 10 mg', EVERY_8, 1],
    ['an antibiotic for life', 'Cocicilina tableta 10 mg', `${EVERY_8} de por vida`, 1],
    [
      'an antibiotic until the box is empty',
      'Cocicilina tableta 10 mg',
      `${EVERY_8} hasta terminar la caja`,
      1,
    ],
  ])('the days are needed: %s', (_what, presentation, instructions, qty) =>
    expect(fault(presentation, instructions, qty)).toEqual([
      'antibiotic-days-missing:Acuerdo DOF 27-05-2010',
    ]),
  )

  test.each([
    ['class II for life', `${EVERY_8} de por vida`],
    ['class II without an end', EVERY_8],
  ])('an end is needed: %s', (_what, instructions) =>
    expect(fault('Dosazolam tableta 10 mg, caja con 20 tabletas', instructions, 1)).toEqual([
      'end-missing:II|RIS art. 30',
    ]),
  )

  test('class IV has a duration, or is sold without an end', () => {
    const of = (qty: number) => fault('Cuatropril tableta 10 mg', EVERY_8, qty)
    expect([of(1), of(1000)]).toEqual([['duration-missing:RIS art. 30'], ['duration-missing:RIS art. 30']])
    expect(of(1001)).toBeUndefined()
    expect(fault('Cuatropril tableta 10 mg', `${EVERY_8} de por vida`)).toBeUndefined()
  })
})
