import { expect, test } from 'vitest'
import { isStorableJson } from './storable-json.ts'

/** A text nested in the given number of objects. */
const nested = (depth: number): unknown => (depth === 0 ? 'x' : { in: nested(depth - 1) })

test.each([
  ['a text', 'Ñandú 日本', true],
  ['a number', 1.5, true],
  ['a truth value', false, true],
  ['nothing', null, true],
  ['an object with a list', { a: [1, 'b', null, { c: true }] }, true],
  ['a text with U+0000', { a: ['b\u0000'] }, false],
  ['a text with half a character', { a: '\uD800' }, false],
  ['a key with U+0000', { 'a\u0000': 1 }, false],
  ['a number beyond all that JSON can write', { a: JSON.parse('1e999') as unknown }, false],
  ['one unstorable text among others', ['a', 'b\u0000', 'c'], false],
  ['eight levels', nested(8), true],
  ['nine levels', nested(9), false],
  // The limit counts the characters of the JSON, and the JSON of a text has two quotation marks.
  ['16,384 characters', 'x'.repeat(16_382), true],
  ['16,385 characters', 'x'.repeat(16_383), false],
])('%s', (_name, value, isStorable) => expect(isStorableJson(value)).toBe(isStorable))
