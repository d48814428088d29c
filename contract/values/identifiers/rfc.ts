import { isCalendarDay } from '../calendar-day.ts'
import { accepted, refused, type Checked } from './check.ts'

export interface Rfc {
  text: string
  kind: 'person' | 'company'
  /**
   * Set when the check digit is wrong. A small share of real RFCs has another digit than the algorithm gives, so such an RFC is
   * accepted nevertheless.
   */
  warning: 'check-digit-warning' | null
}

export type RfcReason = 'length' | 'format' | 'date' | 'banned-word'

const LAYOUT = /^([A-ZÑ&]{3,4})(\d{2})(\d{2})(\d{2})[A-Z0-9]{2}[0-9A]$/
const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'
/** SAT's own RFC for "the general public", whose check digit does not follow the rule. */
const GENERAL_PUBLIC = 'XAXX010101000'
/** Words that no RFC of a person begins with (https://github.com/openbancor/catalogmx). */
const BANNED_WORDS = new Set(
  (
    'BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COJA COJE COJI COJO CULO FETO GUEY JOTO KACA KACO KAGA KAGO KAKA ' +
    'KOGE KOJO KULO MAME MAMO MEAR MEAS MEON MION MOCO MULA PEDA PEDO PENE PUTA PUTO QULO RATA RUIN'
  ).split(' '),
)

/** Checks an RFC of a person (13 characters) or a company (12 characters) (mexico.md 4.2). */
export function checkRfc(input: string): Checked<Rfc, RfcReason> {
  const text = input.replace(/[\s-]/g, '').toUpperCase()
  if (text.length !== 12 && text.length !== 13) return refused('length')
  const [, word = '', year, month, day] = LAYOUT.exec(text) ?? []
  // The number of letters at the beginning must fit the length of the RFC: 4 for a person, 3 for a company.
  if (word.length !== text.length - 9) return refused('format')
  // The RFC does not tell the century: the day must exist in 1900 or in 2000 plus its year.
  const isDay = [1900, 2000].some((c) => isCalendarDay(c + Number(year), Number(month), Number(day)))
  if (!isDay) return refused('date')
  if (BANNED_WORDS.has(word)) return refused('banned-word')
  const agrees = text === GENERAL_PUBLIC || text.at(-1) === rfcCheckDigit(text.slice(0, -1))
  return accepted({
    text,
    kind: text.length === 13 ? 'person' : 'company',
    warning: agrees ? null : 'check-digit-warning',
  })
}

/** Check character for the other characters of an RFC: 0 to 9, or A for ten. */
export function rfcCheckDigit(body: string): string {
  const sum = body
    .padStart(12, ' ')
    .split('')
    .reduce((total, letter, i) => total + ALPHABET.indexOf(letter) * (13 - i), 0)
  const digit = (11 - (sum % 11)) % 11
  return digit === 10 ? 'A' : String(digit)
}
