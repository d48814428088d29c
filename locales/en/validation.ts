import type { Texts } from '../es/validation.ts'
import { texts as phone } from './phone.ts'

const reasons: Texts['reasons'] = {
  cedula: {
    digits: 'A cédula profesional has digits only.',
    length: 'A cédula profesional has 7 or 8 digits (old ones, from 5). Check the number.',
  },
  clabe: {
    digits: 'A CLABE has digits only.',
    length: 'A CLABE has 18 digits.',
    'check-digit': 'The last digit does not belong to this CLABE. Check the digits.',
    'unknown-bank': 'The first three digits are not those of a known bank.',
  },
  clues: { format: 'A CLUES has 5 letters and 6 digits, for example JCSSA001186.' },
  compendium_key: { format: 'Write the Compendio key like 010.000.0104.00.' },
  code: {
    characters: 'The code has letters and digits only, without U or signs.',
    length: 'The code has 9 characters, like K7QD-2M9X-4.',
    'check-character': 'There is no such code: one character is wrong. Compare it with the prescription.',
  },
  curp: {
    length: 'A CURP has 18 characters.',
    format: 'The CURP has a character that does not go there. Check it.',
    date: 'The date inside the CURP does not exist.',
    sex: 'Character 11 of the CURP is H or M.',
    place: 'The CURP does not have the key of a state (characters 12 and 13).',
    'banned-word': 'No CURP begins with these letters. Check it.',
    'check-digit': 'The last digit does not belong to this CURP. Check it.',
    'date-mismatch': 'The date of birth does not agree with the CURP.',
    'sex-mismatch': 'The sex does not agree with the CURP.',
    'name-mismatch': 'The initials of the name do not agree with the CURP.',
  },
  date_or_age: {
    format: 'Write the date of birth like 31/01/1990 (day first), or the age in years.',
    date: 'There is no such date.',
    future: 'The date of birth cannot be in the future.',
    'age-out-of-range':
      'The age goes from 1 to 129 years. For a child under one year, write the date of birth.',
  },
  gtin: {
    digits: 'A bar code has digits only.',
    length: 'A bar code has 13 digits (also 8, 12 or 14).',
    'check-digit': 'The last digit does not belong to this bar code. Check it.',
  },
  money: {
    format: 'Write the amount like MXN $1,250.00.',
    zero: 'The amount cannot be zero.',
    'below-minimum': 'The amount must be $200 or more.',
    'above-maximum': 'The amount is above the allowed maximum of $9999.99.',
  },
  phone: phone.reasons,
  postal_code: { format: 'A postal code has 5 digits.' },
  redirect: { 'not-a-path': 'The target is not a page of this site.' },
  registration: {
    format: 'Write the registro sanitario like 532M2004 SSA IV.',
    'fraction-mismatch': 'The fraction of the registro sanitario is not that of the product.',
  },
  rfc: {
    length: 'An RFC has 13 characters (12 that of a company).',
    format: 'The RFC has a character that does not go there. Check it.',
    date: 'The date inside the RFC does not exist.',
    'banned-word': 'No RFC begins with these letters. Check it.',
    'check-digit-warning':
      'The last character is not the usual one for this RFC. Compare it with your certificate.',
  },
  signature: {
    format: 'Not a prescription signature: it has 64 characters, digits and letters from a to f.',
  },
}

const rules: Texts['rules'] = {
  required: () => 'Fill in this field.',
  email: () => 'Write an email address like name@clinic.mx.',
  confirmed: () => 'The two entries do not match.',
  date_format: (format) => `Write the date like ${format}.`,
  included: () => 'Choose an option from the list.',
  numeric: () => 'Write digits only.',
  min_value: (least) => `Write ${least} or more.`,
  max_value: (most) => `Write ${most} or less.`,
  min: (count) => `Write at least ${count} ${count === 1 ? 'character' : 'characters'}.`,
  max: (count) => `Write at most ${count} ${count === 1 ? 'character' : 'characters'}.`,
  digits: (count) => `Write ${count} ${count === 1 ? 'digit' : 'digits'}.`,
  alpha_spaces: () => 'Write letters and spaces only.',
  url_safe: () => 'Write only letters without accents, digits, spaces, hyphen and underscore.',
  valid_password: () => 'The current password is not valid.',
  existing: () => 'This email address is already registered.',
}

export const texts: Texts = { reasons, rules }
