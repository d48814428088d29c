import { expect, test } from 'vitest'
import type { SearchMark } from '#contract/medications/safety-choice.ts'
import type { Drug } from '#contract/medications/medications.ts'
import { safeOf } from '../../../ui/combobox/first-hit.ts'
import { safeHit } from './safe-hit.ts'
import type { FoundDrug } from './drug-option.tsx'

const drug = (uid: string, more: Partial<Drug> = {}): FoundDrug => ({
  shown: 'marked',
  drug: {
    uid,
    order_id: '0',
    ad_id: '',
    category: 'standard_drug',
    presentation: uid,
    generic: 'Alfa',
    strength: '',
    form: 'tableta',
    content: '',
    route: 'oral',
    fraction: 'IV',
    antibiotic: false,
    brands: [],
    brand: null,
    look_alike: null,
    retail_price: null,
    ...more,
  },
})
const usual = { usual: true } as const
const mark: SearchMark = {
  generic: 'Alfa',
  route: 'oral',
  kinds: ['allergy'],
  severity: 'contraindicated',
  stops: true,
}

/** Uid of the medicine that an Enter chooses when it was pressed before the answer came. */
function takenUnseen(options: FoundDrug[], { isGuess = false, marked = false } = {}): string | undefined {
  const marks = new Map(marked ? [['Alfa|oral', mark]] : [])
  const first = { isReady: true, ...safeHit(marks) }
  const { alone } = safeOf({ phase: 'found', options, isGuess }, first, (found) => found.drug.uid)
  return alone?.replace('option ', '')
}

test('an early Enter takes the only result', () => {
  expect(takenUnseen([drug('a')])).toBe('a')
  expect(takenUnseen([drug('a'), drug('b')])).toBeUndefined()
})

test('an early Enter takes the usual one of several results', () => {
  expect(takenUnseen([drug('a', usual), drug('b')])).toBe('a')
})

test('an early Enter takes nothing when two are usual, or another drug comes before the usual one', () => {
  expect(takenUnseen([drug('a', usual), drug('b', usual)])).toBeUndefined()
  expect(takenUnseen([drug('a', { generic: 'Beta' }), drug('b', usual)])).toBeUndefined()
})

test('an early Enter takes the usual one before a combination, and nothing where letters begin another drug as well', () => {
  expect(takenUnseen([drug('a', usual), drug('b', { generic: 'Alfa / Beta' })])).toBe('a')
  expect(takenUnseen([drug('a', usual), drug('b', { generic: 'Alfabeta' })])).toBeUndefined()
  expect(takenUnseen([drug('a', usual), drug('b'), drug('c', { generic: 'Beta' })])).toBeUndefined()
})

test('an early Enter takes no usual medicine of a look-alike pair, with an allergy, out of stock, or of a corrected name', () => {
  const pair = { name: 'Alfi', marks: [] }
  expect(takenUnseen([drug('a', { ...usual, look_alike: pair }), drug('b')])).toBeUndefined()
  expect(takenUnseen([drug('a', usual), drug('b')], { marked: true })).toBeUndefined()
  const unavailable = { where: '', until: '2026-12-01' }
  expect(takenUnseen([drug('a', { ...usual, unavailable }), drug('b')])).toBeUndefined()
  expect(takenUnseen([drug('a', usual), drug('b')], { isGuess: true })).toBeUndefined()
})

test.each(['I', 'II', 'III'] as const)(
  'an early Enter never takes a medicine of class %s, not even as the only result or the usual one',
  (fraction) => {
    expect(takenUnseen([drug('a', { fraction })])).toBeUndefined()
    expect(takenUnseen([drug('a', { ...usual, fraction }), drug('b', { fraction })])).toBeUndefined()
  },
)

test.each(['IV', 'V', 'VI'] as const)('an early Enter takes the only medicine of class %s', (fraction) => {
  expect(takenUnseen([drug('a', { fraction })])).toBe('a')
})

test('a brand of which the typed name lacks one or two letters is not lit, unless it is the usual one', () => {
  expect(takenUnseen([drug('a', { brand: 'Omnicef', begun: true })])).toBeUndefined()
  expect(takenUnseen([drug('a', { ...usual, brand: 'Omnicef', begun: true })])).toBe('a')
})
