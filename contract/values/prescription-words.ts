import { NUMBER_WORDS, OTHER_CLAUSES } from './prescription-vocabulary.ts'

const FRACTIONS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }
const LONGEST_FIRST = Object.keys(NUMBER_WORDS).toSorted((a, b) => b.length - a.length)
const NUMBER_WORD = new RegExp(`(?<![a-z])(?:${LONGEST_FIRST.join('|')})(?![a-z])`, 'g')
const OTHER_CLAUSE = new RegExp(`(?<![a-z])(?:${OTHER_CLAUSES.join('|')})`, 'g')

const ONE = '(?:(?!0+(?![\\d.,]))\\d{1,4}(?:[.,]\\d{1,3})?(?: ?/ ?\\d{1,2})?(?: 1/2)?)'
/** A quantity above zero: 1, 2.5, 1/2, 1 1/2, 1-2, 10 a 15, 1 (una). */
export const AMOUNT = `${ONE}(?: ?(?:-|a|o) ?${ONE})?(?: ?\\(${ONE}\\))?`
/** A quantity that is not the rest of something else, as the 5 of 250 mg/5 ml would be. */
export const QUANTITY = `(?<![\\d/.,-])${AMOUNT}`

/** Lower case without accents, written numbers as digits, one space between words. Line ends stay. */
export function plainWords(text: string): string {
  return text
    .replace(/[½¼¾]/g, (sign) => ` ${FRACTIONS[sign]}`)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ')
    .replace(NUMBER_WORD, (word) => NUMBER_WORDS[word] ?? word)
    .replace(/(\d) y 1\/2/g, '$1 1/2')
    .replace(/(\d) cuartos?/g, '$1/4')
    .trim()
}

/** The same text without what is said about visits, packages, water and the like. */
export const withoutOtherClauses = (words: string): string => words.replace(OTHER_CLAUSE, ' ')

/** A regular expression of whole words from pieces of vocabulary. */
export const whole = (pieces: readonly string[] | string, flags = ''): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${typeof pieces === 'string' ? pieces : pieces.join('|')})(?![a-z0-9])`, flags)
