import { describe, expect, test } from 'vitest'
import { checkCedula } from './cedula.ts'
import { checkClues } from './clues.ts'
import { checkCompendiumKey } from './compendium-key.ts'
import { checkPostalCode } from './postal-code.ts'
import { checkRegistration } from './registration.ts'
import { checkSignature } from './signature.ts'

describe('cédula profesional', () => {
  test.each(['12345', '1234567', '12345678', ' 1234567 '])('%s passes', (text) => {
    expect(checkCedula(text)).toEqual({ ok: true, value: text.trim() })
  })
  test.each([
    ['1234', 'length'],
    ['123456789', 'length'],
    ['', 'length'],
    ['123456A', 'digits'],
    ['ABCDEFG', 'digits'],
  ])('%s is refused: %s', (text, reason) => {
    expect(checkCedula(text)).toEqual({ ok: false, reason })
  })
})

describe('registro sanitario', () => {
  test.each([
    ['532M2004 SSA IV', 'IV'],
    ['124M2004 SSA', null],
    ['77315 SSA IV', 'IV'],
    ['532m2004  ssa iv', 'IV'],
    [' 532M2004 SSA IV ', 'IV'],
    ['1M98 SSA VI', 'VI'],
  ])('%s has the class %s', (text, fraction) => {
    expect(checkRegistration(text)).toMatchObject({ ok: true, value: { fraction } })
  })
  test.each(['', '532M2004', '532M2004 SSA VII', 'M2004 SSA', '1234567 SSA', '532M2 SSA', '532M2004SSA'])(
    '%s is refused',
    (text) => {
      expect(checkRegistration(text)).toEqual({ ok: false, reason: 'format' })
    },
  )
  test('a registration is refused if its numeral is not the class of the product', () => {
    expect(checkRegistration('532M2004 SSA IV', 'IV').ok).toBe(true)
    expect(checkRegistration('532M2004 SSA', 'III').ok).toBe(true)
    expect(checkRegistration('532M2004 SSA IV', 'III')).toEqual({ ok: false, reason: 'fraction-mismatch' })
  })
})

test.each([
  [checkCompendiumKey, '010.000.0104.00', true],
  [checkCompendiumKey, '010.000.0104', true],
  [checkCompendiumKey, ' 010.000.0104.00 ', true],
  [checkCompendiumKey, '010.000.104.00', false],
  [checkCompendiumKey, '010-000-0104-00', false],
  [checkCompendiumKey, '', false],
  [checkPostalCode, '06600', true],
  [checkPostalCode, ' 29000 ', true],
  [checkPostalCode, '6600', false],
  [checkPostalCode, '066000', false],
  [checkPostalCode, '0660A', false],
  [checkClues, 'JCSSA001186', true],
  [checkClues, 'ntssa000013', true],
  [checkClues, 'BCSSA000592', true],
  [checkClues, 'JCIMS000366', true],
  [checkClues, '9998', true],
  [checkClues, 'SMP', true],
  [checkClues, ' JCSSA001186 ', true],
  [checkClues, 'JCSSA00118', false],
  [checkClues, 'XJCSSA001186', false],
  [checkClues, 'JCSSA0011867', false],
  [checkClues, 'JCSS0001186', false],
  [checkSignature, 'a'.repeat(64), true],
  [checkSignature, `  ${'A0'.repeat(32)}`, true],
  [checkSignature, 'a'.repeat(63), false],
  [checkSignature, 'g'.repeat(64), false],
])('%o of "%s": %s', (check, text, ok) => {
  const checked = check(text)
  expect(checked.ok ? true : checked.reason).toBe(ok ? true : 'format')
})
