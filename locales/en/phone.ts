import type { Texts } from '../es/phone.ts'

/** Texts of the field for a telephone number of any country. */
export const texts: Texts = {
  country: 'Country of the phone number',
  reasons: {
    'too-short': 'The phone number is too short',
    'too-long': 'The phone number is too long',
    'invalid-country': 'The phone number has an invalid country code',
    invalid: 'The phone number is not valid',
  },
}
