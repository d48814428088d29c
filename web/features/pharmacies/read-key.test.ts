import { describe, expect, test } from 'vitest'
import { makeCode } from '#contract/values/identifiers/human-code.ts'
import { readKey } from './read-key.ts'

const signature = '3f'.repeat(32)
const code = makeCode(Uint8Array.of(1, 2, 3, 4, 250))
const printed = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`
/** The code of a prescription with its last letter changed. */
const wrong = code.slice(0, 8) + (code.endsWith('0') ? '1' : '0')

describe('a signature', () => {
  test.each([
    ['alone', signature],
    ['in the address of a QR', `https://recetas.example/v/${signature}`],
    ['with a slash and spaces around', ` https://recetas.example/v/${signature}/ `],
    ['in capitals', signature.toUpperCase()],
    ['typed by a scanner of another keyboard', `httpsÑ--recetas.example-v-${signature}`],
    [
      'after another that was left in the field',
      `https://r.example/v/${'0a'.repeat(32)}https://r.example/v/${signature}`,
    ],
  ])('%s', (_name, text) => {
    expect(readKey(text)).toEqual({ kind: 'signature', key: signature })
  })

  test('with a letter missing or added is reported as an unreadable address', () => {
    expect(readKey(`https://r.example/v/${signature.slice(1)}`)).toEqual({ kind: 'wrong', reason: 'address' })
    expect(readKey(`${signature}0`)).toEqual({ kind: 'wrong', reason: 'address' })
  })
})

describe('a code', () => {
  test.each([
    ['as printed', printed],
    ['in lower case', printed.toLowerCase()],
    ['with spaces', printed.replaceAll('-', ' ')],
    ['with what another keyboard types for a dash', printed.replaceAll('-', "'")],
    ['with letters in place of digits', printed.replaceAll('0', 'o').replaceAll('1', 'l')],
  ])('%s', (_name, text) => {
    expect(readKey(text)).toEqual({ kind: 'code', key: code, shown: printed })
  })

  test.each([
    ['', { kind: 'empty' }],
    ['  ', { kind: 'empty' }],
    [code.slice(0, 1), { kind: 'unfinished', missing: 8 }],
    [printed.slice(0, 9), { kind: 'unfinished', missing: 1 }],
    [wrong, { kind: 'wrong', reason: 'check-character' }],
    [`${code}7`, { kind: 'wrong', reason: 'length' }],
    ['K7QÑ', { kind: 'wrong', reason: 'characters' }],
    ['https://recetas.example', { kind: 'wrong', reason: 'address' }],
  ])('%j is recognised', (text, reading) => {
    expect(readKey(text)).toEqual(reading)
  })
})
