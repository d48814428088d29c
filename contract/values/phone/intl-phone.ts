import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max'
import { accepted, refused, type Checked } from '../identifiers/check.ts'
import { checkPhone, type PhoneReason } from './phone.ts'

/**
 * A telephone of any country by that country's own numbering plan (rule intl_phone), in E.164. Besides the plans this
 * costs 40 kB: the server has it at hand, the browser asks for it when a telephone is typed. Without it `checkPhone`
 * judges by form.
 */
export function checkIntlPhone(input: string): Checked<string, PhoneReason> {
  const formed = checkPhone(input)
  if (!formed.ok) return formed
  switch (validatePhoneNumberLength(formed.value)) {
    case 'TOO_SHORT':
      return refused('too-short')
    case 'TOO_LONG':
      return refused('too-long')
    case 'INVALID_COUNTRY':
      return refused('invalid-country')
    default:
      return parsePhoneNumberFromString(formed.value)?.isValid() ? accepted(formed.value) : refused('invalid')
  }
}

export interface PhoneCountry {
  /** ISO 3166-1, two letters. */
  country: string
  callingCode: string
}

export const phoneCountries = (): PhoneCountry[] =>
  getCountries().map((country) => ({ country, callingCode: getCountryCallingCode(country) }))

/** Whose number this is, where its first digits tell; undefined while they don't. */
export const countryOfPhone = (e164: string): string | undefined => parsePhoneNumberFromString(e164)?.country
