import { describe, expect, test } from 'vitest'
import { law } from '#knowledge/law/law.ts'
import type { WrittenMedication } from './row.ts'
import { COMPLETE_INSTRUCTIONS, judgedBy } from './testing/judged.ts'

const judged = (row: Partial<WrittenMedication>) => judgedBy(law, row)
const CUATROPRIL = { drug_upc: 'uid-cuatropril' }

describe('the values of a row', () => {
  test.each([
    [undefined, 0],
    [null, 0],
    ['7', 7],
    [7, 7],
    ['siete', 0],
  ])('order_id %j becomes %d', (order_id, kept) => {
    expect(judged({ ...CUATROPRIL, order_id }).item.order_id).toBe(kept)
  })

  test.each([
    [undefined, 0, {}],
    [null, 0, {}],
    ['', 0, {}],
    ['90', 9000, {}],
    ['90.5', 9050, {}],
    ['1234567.89', 123456789, {}],
    ['12345678', 0, { price: ['price-format'] }],
    ['1.234', 0, { price: ['price-format'] }],
    ['a1', 0, { price: ['price-format'] }],
    ['1a', 0, { price: ['price-format'] }],
  ])('price %j becomes %d cents', (price, cents, fields) => {
    const row = judged({ ...CUATROPRIL, price })
    expect([row.item.cost_cents, row.fields]).toEqual([cents, fields])
  })

  test('that are null become the defaults', () => {
    const { item, is_quantity_written: isWritten } = judged({
      ...CUATROPRIL,
      qty: null,
      refills: null,
      category: null,
      substitution_allowed: null,
    })
    expect(item).toMatchObject({ qty: 1, refills: 0, category: 'standard_drug', substitution_allowed: true })
    expect(isWritten).toBe(false)
    expect(judged({ ...CUATROPRIL, substitution_allowed: false, ad_id: '9' }).item).toMatchObject({
      substitution_allowed: false,
      ad_id: '9',
    })
  })

  test.each([
    ['presentation', 300],
    ['generic', 160],
    ['brand', 80],
    ['instructions', 1000],
  ] as const)('%s has at most %d characters', (field, most) => {
    const of = (length: number) =>
      judged({ presentation: 'Cuatropril', [field]: 'x'.repeat(length) }).fields[field] ?? []
    expect(of(most)).not.toContain(`too-long:${most}`)
    expect(of(most + 1)).toContain(`too-long:${most}`)
  })

  test.each(['presentation', 'generic', 'brand', 'instructions', 'via'] as const)(
    '%s may not contain characters that reverse the order of the text, or that paper cannot show',
    (field) => {
      for (const mark of ['\u202e', '\u200f', '\u061c', '\u0007', '\u007f'])
        expect(judged({ presentation: 'Cuatropril', [field]: `a${mark}b` }).fields[field]).toContain(
          'not-text',
        )
    },
  )

  test.each([
    ['qty', 0, ['too-small:1']],
    ['qty', 1, undefined],
    ['qty', 1001, undefined],
    ['qty', 1002, ['too-large:1001']],
    ['refills', -1, ['too-small:0']],
    ['refills', 0, undefined],
    ['refills', 99, undefined],
    ['refills', 100, ['too-large:99']],
  ] as const)('%s %d', (field, count, faults) => {
    expect(judged({ ...CUATROPRIL, [field]: count }).fields[field]).toEqual(faults)
  })
})

describe('the instructions', () => {
  test.each([
    ['blank', '', ['blank']],
    ['blank to the eye', '\u200b \n', ['blank']],
    [
      'a controlled drug',
      `${COMPLETE_INSTRUCTIONS} Dosazolam 2 mg por la noche.`,
      ['drug-in-instructions:dosazolam'],
    ],
  ])('%s', (_what, instructions, faults) => {
    expect(judged({ ...CUATROPRIL, instructions }).fields).toEqual({ instructions: faults })
  })

  test('of an antibiotic give the days of its treatment', () => {
    expect(judged({ drug_upc: 'uid-cocicilina' })).toMatchObject({ item: { days: 5 }, fields: {} })
    const endless = COMPLETE_INSTRUCTIONS.replace('durante 5 días', 'de forma indefinida')
    expect(judged({ drug_upc: 'uid-cocicilina', instructions: endless })).toMatchObject({
      item: { days: null },
      fields: { instructions: ['antibiotic-days-missing:Acuerdo DOF 27-05-2010'] },
    })
    expect(judged({ ...CUATROPRIL, instructions: endless }).fields).toEqual({})
  })
})
