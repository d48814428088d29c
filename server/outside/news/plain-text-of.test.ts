import { expect, test } from 'vitest'
import { plainTextOf } from './plain-text-of.ts'

test.each([
  ['<p>Hola&nbsp;<b>mun</b>do</p>', 'Hola mundo'],
  ['Uno<br>dos<li>tres', 'Uno dos tres'],
  ['Caf&eacute; &amp; t&#233;', 'Café & té'],
  ['Hola<script>alert(1)</script> y adiós', 'Hola y adiós'],
  ['Hola<SCRIPT src=x>alert("<b>")</SCRIPT > fin', 'Hola fin'],
  ['<style>p{color:red}</style>Texto', 'Texto'],
  ['<img src=x onerror=alert(1)>Foto', 'Foto'],
  ['<!-- nota -->Texto', 'Texto'],
  ['pH < 7 y > 2', 'pH < 7 y > 2'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['abierto <b', 'abierto'],
  ['Sin<script>fin', 'Sin'],
  ['a\u202Eb\u0000c\u200Bd\uD800', 'a b c d'],
  ['  muchos \n\t espacios ', 'muchos espacios'],
  ['', ''],
])('%j becomes %j', (html, text) => {
  expect(plainTextOf(html, 200)).toBe(text)
})

test('a longer text is cut between characters, and says so', () => {
  expect(plainTextOf('abcdef', 6)).toBe('abcdef')
  expect(plainTextOf('abcdefg', 6)).toBe('abcde…')
  expect(plainTextOf('😀😀😀😀', 3)).toBe('😀😀…')
})

test('a text of a million brackets is read in time', () => {
  expect(plainTextOf('<'.repeat(1_000_000), 10)).toMatch(/^<+…$/)
  expect(plainTextOf('<a '.repeat(1_000_000), 10)).toBe('')
})
