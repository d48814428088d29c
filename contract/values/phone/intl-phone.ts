import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max'
import { accepted, refused, type Checked } from '../identifiers/check.ts'
import { checkPhone, type PhoneReason } from './phone.ts'

/**
 * Checks a telephone of any country by that country's own numbering plan (rule intl_phone). The value is E.164. The library of
 * numbering plans takes 40 kB beside the plans themselves: the server imports it, the browser loads it when a telephone is
 * typed, and until then uses `checkPhone`, which checks the form only.
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
  /** ISO 3166-1 code of the country, two letters. */
  country: string
  callingCode: string
}

export const phoneCountries = (): PhoneCountry[] =>
  getCountries().map((country) => ({ country, callingCode: getCountryCallingCode(country) }))

/** Country of a telephone number, where its first digits show it; undefined while they do not. */
export const countryOfPhone = (e164: string): string | undefined => parsePhoneNumberFromString(e164)?.country
