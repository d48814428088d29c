import { accepted, refused, type Checked } from './check.ts'

/** Checks the form of a Mexican postal code. Whether it exists is a matter of the SEPOMEX list (mexico.md H7). */
export function checkPostalCode(input: string): Checked<string, 'format'> {
  const text = input.trim()
  return /^\d{5}$/.test(text) ? accepted(text) : refused('format')
}
