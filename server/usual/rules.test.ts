import { expect, test } from 'vitest'
import type { PastRow } from './past-rows.ts'
import { habitsOf } from './rules.ts'

let issued = 1000
const past = (drug: string, more: Partial<PastRow> = {}, instructions = ''): PastRow => ({
  item: {
    id: 1,
    position: 0,
    presentation: drug,
    generic: drug,
    brand: '',
    recognised: true,
    instructions,
    via: 'oral',
    category: 'standard_drug',
    drug_upc: '',
    sku: '',
    written: '',
    order_id: 0,
    ad_id: '',
    cost_cents: 0,
    fraction: null,
    antibiotic: false,
    substitution_allowed: true,
    qty: 1,
    refills: 0,
    ended_at: null,
    end_reason: '',
    end_note: '',
    bought_qty: 0,
    bought: false,
  },
  prescription_id: (issued -= 1),
  issued_at: new Date(Date.UTC(2026, 0, 1) + issued * 86_400_000),
  gender: 'F',
  years: 40,
  ...more,
})
const names = (rows: PastRow[], alike: Parameters<typeof habitsOf>[1]) =>
  habitsOf(rows, alike).map(({ past: { item }, uses }) => `${item.presentation} ${uses}`)
const woman = { gender: 'F', years: 40 } as const

test('usual rows are sorted by use for similar patients, then for the age band, then in all', () => {
  const rows = [
    past('B', { gender: 'M' }),
    past('B', { gender: 'M' }),
    past('C', { years: 70 }),
    past('C', { years: 70 }),
    past('C', { years: 70 }),
    past('A'),
  ]
  expect(names(rows, woman)).toEqual(['A 1', 'B 2', 'C 3'])
  expect(names(rows, { gender: null, years: null })).toEqual(['C 3', 'B 2', 'A 1'])
})

test('usual rows of equal use are sorted by the latest use', () => {
  expect(names([past('New'), past('Old')], woman)).toEqual(['New 1', 'Old 1'])
})

const man = { gender: 'M' as const }
test.each([
  ['use for similar patients', [past('First'), past('Last', man)]],
  ['use for the age band', [past('First', man), past('Last', { years: 70 })]],
  ['use in all', [past('First', { years: 70 }), past('First', { years: 70 }), past('Last', { years: 70 })]],
])('sorts by %s, whatever was prescribed last', (_by, rows) => {
  const order = (given: PastRow[]) => habitsOf(given, woman).map(({ past: { item } }) => item.presentation)
  expect(order(rows)).toEqual(['First', 'Last'])
  expect(order(rows.toReversed())).toEqual(['First', 'Last'])
})

test('usual rows of equal use are sorted by the latest use, in whatever order they are read', () => {
  const [newer, older] = [past('New'), past('Old')]
  expect(names([older, newer], woman)).toEqual(['New 1', 'Old 1'])
})

test.each([
  [1, 2],
  [11, 12],
  [17, 18],
])('a patient of %i years has no row of one of %i years, nor the other way round', (younger, older) => {
  const rows = (years: number) => [past('A', { years })]
  expect(names(rows(older), { gender: 'F', years: younger })).toEqual([])
  expect(names(rows(younger), { gender: 'F', years: older })).toEqual([])
  expect(names(rows(older), { gender: 'F', years: older })).toEqual(['A 1'])
})

test('adults of 64 and of 65 years are of different age bands', () => {
  const sameAge = (years: number) => habitsOf([past('A', { years: 65 })], { gender: 'F', years })[0]?.sameAge
  expect([64, 65].map(sameAge)).toEqual([0, 1])
})

test('for a patient of unknown sex, each sex counts', () => {
  expect(habitsOf([past('A', man)], { gender: null, years: 40 })[0]?.alike).toBe(1)
})

test('a child is proposed rows of the same age band only, and children’s rows are proposed to nobody else', () => {
  const rows = [past('Adult'), past('Child', { years: 8 }), past('Baby', { years: 1 })]
  expect(names(rows, { gender: 'F', years: 8 })).toEqual(['Child 1'])
  expect(names(rows, { gender: 'F', years: 0 })).toEqual(['Baby 1'])
  expect(names(rows, { gender: 'F', years: 15 })).toEqual([])
  expect(names(rows, { gender: 'F', years: 80 })).toEqual(['Adult 1'])
})

test('two rows of one prescription count once, and free text is compared without accents', () => {
  const taper = past('Prednisona')
  const rows = [
    taper,
    past('Prednisona', { prescription_id: taper.prescription_id }),
    past('Prednisona', { prescription_id: taper.prescription_id }),
    past('ÁCIDO Fólico'),
    past('acido folico'),
  ]
  expect(names(rows, woman)).toEqual(
    ['acido folico 2', 'Prednisona 1'].map((n) => n.replace('acido folico', 'ÁCIDO Fólico')),
  )
})

test('two rows of one earlier prescription count once', () => {
  const earlier = past('A', { prescription_id: 1 })
  expect(names([past('A', { prescription_id: 2 }), earlier, { ...earlier }], woman)).toEqual(['A 2'])
})

test('the newest row for a similar patient is proposed', () => {
  const rows = [
    past('A', { years: 70 }, 'for the old'),
    past('A', {}, 'newest alike'),
    past('A', {}, 'older'),
  ]
  expect(habitsOf(rows, woman)[0]?.past.item.instructions).toBe('newest alike')
})
