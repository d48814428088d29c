import { accepted, refused, withoutSeparators, type Checked } from './check.ts'

export type CedulaReason = 'digits' | 'length'

/** Checks the number of a cédula profesional: 5 to 8 digits, no check digit (mexico.md 4.3, H6). */
export function checkCedula(input: string): Checked<string, CedulaReason> {
  const text = withoutSeparators(input)
  if (!/^\d*$/.test(text)) return refused('digits')
  return text.length >= 5 && text.length <= 8 ? accepted(text) : refused('length')
}
