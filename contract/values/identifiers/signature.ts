import { accepted, refused, type Checked } from './check.ts'

/** Identifier of a prescription: SHA-256 of its canonical payload, 64 lower-case hexadecimal digits. */
export const SIGNATURE = /^[0-9a-f]{64}$/

export function checkSignature(input: string): Checked<string, 'format'> {
  const text = input.trim().toLowerCase()
  return SIGNATURE.test(text) ? accepted(text) : refused('format')
}
