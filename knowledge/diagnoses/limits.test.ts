import { expect, test } from 'vitest'
import { unusualFor } from './limits.ts'

const NONE = { sex: null, fromYears: null, toYears: null }
const FROM_TEN_TO_54 = { ...NONE, fromYears: 10, toYears: 54 }

test.each([
  ['no limits', NONE, { gender: 'M', age: 0 }, null],
  ['a woman, of a diagnosis of women', { ...NONE, sex: 'F' }, { gender: 'F' }, null],
  ['a man, of a diagnosis of women', { ...NONE, sex: 'F' }, { gender: 'M' }, 'sex'],
  ['somebody of whom no sex is known', { ...NONE, sex: 'F' }, {}, null],
  ['nobody’s age', FROM_TEN_TO_54, { gender: 'F' }, null],
  ['the year before the first', FROM_TEN_TO_54, { age: 9 }, 'age'],
  ['the first year', FROM_TEN_TO_54, { age: 10 }, null],
  ['the last year', FROM_TEN_TO_54, { age: 54 }, null],
  ['the year after the last', FROM_TEN_TO_54, { age: 55 }, 'age'],
  ['no first year', { ...NONE, toYears: 54 }, { age: 0 }, null],
  ['no last year', { ...NONE, fromYears: 10 }, { age: 120 }, null],
  ['sex before age', { ...FROM_TEN_TO_54, sex: 'F' }, { gender: 'M', age: 9 }, 'sex'],
] as const)('%s', (_what, limits, patient, why) => expect(unusualFor(limits, patient)).toBe(why))
