import { accepted, refused, type Checked } from './check.ts'

/** First two digits with which no postal code begins; all others belong to one state of Mexico each. */
const OF_NO_STATE = new Set(['00', '17', '18', '19'])
/** Postal codes that exist nowhere, and are typed only because the field must be filled. */
const PLACEHOLDERS = new Set(['99999'])

/** The postal code in an address: its only number of five digits; '' when there is none or more than one. */
export function zipIn(location: string): string {
  const [first = '', ...more] = location.match(/(?<!\d)\d{5}(?!\d)/g) ?? []
  return more.length === 0 && checkPostalCode(first).ok ? first : ''
}

/**
 * Checks a Mexican postal code: five digits, and the first two of a state. Whether the code itself exists is a matter of
 * the SEPOMEX list (mexico.md H7).
 */
export function checkPostalCode(input: string): Checked<string, 'format' | 'state'> {
  const text = input.trim()
  if (!/^\d{5}$/.test(text)) return refused('format')
  return OF_NO_STATE.has(text.slice(0, 2)) || PLACEHOLDERS.has(text) ? refused('state') : accepted(text)
}
