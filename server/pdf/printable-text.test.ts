import { readFileSync } from 'node:fs'
import path from 'node:path'
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { glyphCoverage } from './glyph-coverage.ts'
import { printable, printableDeep } from './printable-text.ts'

const font = path.join(import.meta.dirname, 'fonts', 'AtkinsonHyperlegibleNext_400Regular.ttf')
const covered = glyphCoverage(readFileSync(font))

test('the font has every character of a Mexican prescription', () => {
  const signs = 'ÁÉÍÓÚÜÑáéíóúüñ¿¡ºª°½¼¾±×÷≤≥%€$–—“”‘’«»…•'
  expect(Array.from(signs).filter((sign) => !covered.has(sign.codePointAt(0) ?? 0))).toEqual([])
})

test.for([
  ['Ñandú 5 µg', 'Ñandú 5 μg'],
  ['n\u0303', 'ñ'],
  ['a\tb\u00a0c\u202fd', 'a b c d'],
  ['uno\r\ndos\rtres', 'uno\ndos\ntres'],
  ['non\u2011stop', 'non-stop'],
  ['\u202E05', '[U+202E]05'],
  ['5\u00ad0', '5[U+00AD]0'],
  ['\u0007\u0000', '[U+0007][U+0000]'],
  ['\ud800', '[U+D800]'],
  ['\u{1F48A}', '[U+1F48A]'],
] as const)('%j prints as %j', ([text, shown]) => {
  expect(printable(text, covered)).toBe(shown)
})

test('any text becomes printable with the font, and a second conversion changes nothing', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const shown = printable(text, covered)
      expect(Array.from(shown).every((c) => c === '\n' || covered.has(c.codePointAt(0) ?? 0))).toBe(true)
      expect(printable(shown, covered)).toBe(shown)
    }),
  )
})

test('texts inside nested values are converted, and other values stay', () => {
  const value = { a: ['\u200B', 1, null, true], b: { c: '\u{1F48A}' } }
  expect(printableDeep(value, covered)).toEqual({ a: ['[U+200B]', 1, null, true], b: { c: '[U+1F48A]' } })
})
