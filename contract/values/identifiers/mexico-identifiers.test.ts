import { expect, test } from 'vitest'
import { checkCedula } from './cedula.ts'
import { checkClabe } from './clabe.ts'
import { checkCurp, curpMismatches } from './curp.ts'
import { checkGtin } from './gtin.ts'
import { checkPayment, formatMoney } from '../money.ts'
import { checkPhone } from '../phone/phone.ts'
import { checkPostalCode } from './postal-code.ts'
import { checkRegistration } from './registration.ts'
import { checkRfc } from './rfc.ts'

// Cases of the rules H and J of mexico.md section 9, by their numbers. The test beside each identifier has all its cases.

const isRight = (check: (text: string) => { ok: boolean }, texts: readonly string[]): boolean[] =>
  texts.map((text) => check(text).ok)

test('H1 a CURP is refused with a wrong check digit, a banned word or a day that does not exist', () => {
  expect(isRight(checkCurp, ['BOXW310820HNERXN09', 'HEGG560427MVZRRL04', 'PEXL000229HJCRXSA8'])).toEqual([
    true,
    true,
    true,
  ])
  expect(isRight(checkCurp, ['BOXW310820HNERXN08', 'BACA850101HDFRRN05', 'PEXL010229HJCRXSA5'])).toEqual([
    false,
    false,
    false,
  ])
})

test('H4 an RFC is accepted, accepted with a warning, or generic', () => {
  const said = (text: string) => {
    const checked = checkRfc(text)
    return checked.ok ? checked.value.warning : 'refused'
  }
  expect(
    ['GODE561231GR8', 'MAB9307148T4', 'XAXX010101000', 'GODE561231GR9', 'GODE561331GR8', 'GODE'].map(said),
  ).toEqual([null, null, null, 'check-digit-warning', 'refused', 'refused'])
})

test('H5 a CLABE has the right check digit and a known bank', () => {
  expect(isRight(checkClabe, ['002010077777777771', '012345678901234567'])).toEqual([true, false])
  // A CLABE of a bank that does not exist, with its right check digit.
  const ofNoBank = Array.from({ length: 10 }, (_, digit) => `99901007777777777${digit}`)
  expect(isRight(checkClabe, ofNoBank)).not.toContain(true)
})

test('H6 a cédula is digits only', () => {
  expect(isRight(checkCedula, ['1234567', '12345678', '12345', '123456A', '1234'])).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('H7 a postal code is five digits', () => {
  expect(isRight(checkPostalCode, ['06600', '29000', '6600', 'ABCDE'])).toEqual([true, true, false, false])
})

test('H8 old prefixes of telephone numbers are removed', () => {
  for (const typed of ['55 1234 5678', '044 55 1234 5678', '01 55 1234 5678', '+521 55 1234 5678'])
    expect(checkPhone(typed), typed).toEqual({ ok: true, value: '+525512345678' })
})

test('H9 a GTIN has the right check digit', () => {
  expect(isRight(checkGtin, ['7503003746119', '7501001234567'])).toEqual([true, false])
})

test('H10 the numeral of a sanitary registration is the class of the product', () => {
  expect(checkRegistration('532M2004 SSA IV', 'IV').ok).toBe(true)
  expect(checkRegistration('532M2004 SSA IV', 'III').ok).toBe(false)
  expect(checkRegistration('532M2004 SSA', 'III').ok).toBe(true)
  expect(checkRegistration('532X2004', 'IV').ok).toBe(false)
})

test('J1 a payment is between the two limits, or equal to one', () => {
  expect([19_999, 20_000, 999_999, 1_000_000].map((cents) => checkPayment(cents).ok)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('J2 an amount is shown in pesos with two decimals', () => {
  expect(formatMoney(20_000)).toMatch(/^MXN \$\s?200\.00$/)
})

test('H2 birth date and sex of a CURP agree with what is typed', () => {
  const read = checkCurp('ROAM150715MNLDLRA4')
  if (!read.ok) throw new Error(read.reason)
  expect(read.value).toMatchObject({ dateOfBirth: '2015-07-15' })
  const typed = { name: '', dateOfBirth: '1915-07-15', gender: 'M' as const }
  expect(curpMismatches(read.value, typed)).toEqual(expect.arrayContaining(['date-mismatch', 'sex-mismatch']))
})
