import { accepted, refused, type Checked } from './check.ts'

export interface Registration {
  text: string
  /** The class of article 226 LGS that the registration states; null when it states none. */
  fraction: string | null
}

export type RegistrationReason = 'format' | 'fraction-mismatch'

const REGISTRATION = /^\d{1,6}(?:M\d{2,4})? SSA(?: (I|II|III|IV|V|VI))?$/

/**
 * Checks a registro sanitario such as `532M2004 SSA IV`; its numeral, when printed, must be the product's class
 * (mexico.md 4.5, H10).
 */
export function checkRegistration(
  input: string,
  fraction?: string,
): Checked<Registration, RegistrationReason> {
  const text = input.trim().toUpperCase().replace(/\s+/g, ' ')
  const found = REGISTRATION.exec(text)
  if (!found) return refused('format')
  const printed = found[1] ?? null
  if (printed !== null && fraction !== undefined && printed !== fraction) return refused('fraction-mismatch')
  return accepted({ text, fraction: printed })
}
