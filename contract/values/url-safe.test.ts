import { expect, test } from 'vitest'
import { isUrlSafe } from './url-safe.ts'

test.each(['consulta', 'Consulta 2', 'a-b_c', '0', 'Z'])('%j is safe in an address', (text) => {
  expect(isUrlSafe(text)).toBe(true)
})

test.each(['', 'niño', 'a/b', 'a.b', 'a%20b', 'a?b', 'a#b', 'a+b', "a'b", 'a\nb', 'a\tb', '<b>', 'a:b'])(
  '%j is not',
  (text) => {
    expect(isUrlSafe(text)).toBe(false)
  },
)
