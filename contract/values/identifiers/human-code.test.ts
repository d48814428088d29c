import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCode } from './format-code.ts'
import { makeCode, parseCode } from './human-code.ts'

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.split('')
const code = fc.uint8Array({ minLength: 5, maxLength: 5 }).map(makeCode)

test('a code is read in upper and lower case, with and without separators', () => {
  fc.assert(
    fc.property(code, (made) => {
      const written = [
        made,
        formatCode(made),
        formatCode(made).toLowerCase(),
        ` ${made.split('').join(' ')} `,
      ]
      const misread = made.replaceAll('0', 'o').replace('1', 'I').replaceAll('1', 'l')
      for (const text of [...written, misread]) expect(parseCode(text)).toEqual({ ok: true, value: made })
    }),
  )
})

test('a code with one wrong letter or two exchanged letters is refused', () => {
  fc.assert(
    fc.property(code, (made) => {
      for (let i = 0; i < 9; i++) {
        for (const letter of LETTERS) {
          const wrong = made.slice(0, i) + letter + made.slice(i + 1)
          expect(parseCode(wrong).ok).toBe(letter === made[i])
        }
        for (let j = i + 1; j < 9; j++) {
          const letters = made.split('')
          ;[letters[i], letters[j]] = [letters[j] ?? '', letters[i] ?? '']
          expect(parseCode(letters.join('')).ok).toBe(made[i] === made[j])
        }
      }
    }),
    { numRuns: 50 },
  )
})

test('every bit of the random bytes changes the code', () => {
  expect(makeCode(new Uint8Array(5))).toBe('000000000')
  expect(makeCode(new Uint8Array(5).fill(255)).slice(0, 8)).toBe('ZZZZZZZZ')
  expect(makeCode(new Uint8Array([0, 0, 0, 0, 1])).slice(0, 8)).toBe('00000001')
})

test('a code is printed in groups', () => {
  expect(formatCode('K7QD2M9X4')).toBe('K7QD-2M9X-4')
})

test('making a code of too few random bytes throws', () => {
  expect(() => makeCode(new Uint8Array(4))).toThrow(RangeError)
})

test.each([
  ['', 'length'],
  ['00000000', 'length'],
  ['0000000000', 'length'],
  ['00000000U', 'characters'],
  ['0000*0000', 'characters'],
  ['00000000Ñ', 'characters'],
  ['000000001', 'check-character'],
])('%s is refused: %s', (text, reason) => {
  expect(parseCode(text)).toEqual({ ok: false, reason })
})
