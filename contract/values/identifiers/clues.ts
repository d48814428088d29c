import { accepted, refused, type Checked } from './check.ts'

/** Codes that a private practice without its own key reports (mexico.md 4.5, DGIS). */
const WITHOUT_CLUES = new Set(['9998', 'SMP'])

/** Checks the key of a health establishment: state (2 letters), institution (3), number (6); no check digit exists. */
export function checkClues(input: string): Checked<string, 'format'> {
  const text = input.trim().toUpperCase()
  return /^[A-Z]{5}\d{6}$/.test(text) || WITHOUT_CLUES.has(text) ? accepted(text) : refused('format')
}
