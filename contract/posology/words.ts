/** A piece of a text: a word or sign in plain letters, or a number. */
export interface PosologyWord {
  /** Text in lower case, without accents. */
  text: string
  /** Value of a number; NaN for other words, and for a number that can be read in two ways. */
  number: number
  start: number
  end: number
}

const DOTTED =
  '(?:[vV][./] ?[oO]|[iI]\\. ?[mMvV]|[sS]\\. ?[cClL]|[uU]\\. ?[iI]|[aApP]\\. ?[mMcC]|[pP]\\.[rR]\\.[nN]|O\\. ?[DI]|A\\. ?O|[sS]\\.[oO]\\.[sS])\\.?(?!\\p{L})'
/** Pattern of thousands that are separated by apostrophes, or by spaces before units: "1'200,000", "1 200 000 UI". */
const GROUPED =
  "[1-9]\\d{0,2}(?:['’´]\\d{3}(?:[,'’´]\\d{3})*|(?:(?: \\d{3}){2,}| 000)(?= ?(?:[uU]\\.?[iI]?|[uU]nidades|UNIDADES)(?!\\p{L})))(?!\\d)"
const NUMBER = '[.,]?\\d+(?:[.,]\\d+)*'
/** Pattern of a unit that is written without a space before an interval ("tabc/8h"), or before "x" and a number ("8hx5d"). */
const GLUED =
  '(?<=\\d ?)(?:[tT][aA][bB][sS]?|[cC][aA][pP][sS]?|[aA][mM][pP]|[gG][tT][sS])(?=[cC]/ ?\\d)|(?<=\\d ?)(?:[hH](?:[rR][sS]?)?|[dD])(?=[xX]\\d)'
const PIECE = new RegExp(`(?<!\\p{L})${DOTTED}|${GLUED}|\\p{L}+|${GROUPED}|${NUMBER}|[½¼¾⅓⅔]|\\n|\\S`, 'gu')
const FRACTIONS: Record<string, number> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3 }

const ONES =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta'
const NUMBERS = new Map([
  ...ONES.split(' ').map((word, value): [string, number] => [word, value]),
  ...'cuarenta cincuenta sesenta setenta ochenta noventa cien'
    .split(' ')
    .map((word, i): [string, number] => [word, 10 * (i + 4)]),
  ['una', 1],
  ['uno', 1],
  ['veintiun', 21],
  ['media', 0.5],
  ['medio', 0.5],
  ...'doscient trescient cuatrocient quinient seiscient setecient ochocient novecient'
    .split(' ')
    .flatMap((stem, i): [string, number][] => [
      [`${stem}os`, 100 * (i + 2)],
      [`${stem}as`, 100 * (i + 2)],
    ]),
])

/** Writes a text in lower case without accents; µ is not changed. */
export const plain = (text: string): string =>
  text.toLowerCase().replace('μ', 'µ').normalize('NFD').replace(/\p{M}/gu, '')

/** Splits a text into its words, numbers and signs, in their order. */
export function posologyWords(text: string): PosologyWord[] {
  const words: PosologyWord[] = []
  const whole = text.normalize('NFC')
  for (const { 0: piece, index } of whole.matchAll(PIECE)) {
    const first = piece.charCodeAt(0)
    const isNaked = (first === 46 || first === 44) && piece.length > 1
    const isDigit = (first >= 48 && first <= 57) || isNaked
    const written = isDigit ? piece : plain(piece)
    const isDotted = !isDigit && piece.length > 1 && /[./]/.test(piece)
    const word = isDotted ? written.replace(/[. /]/g, '') : (SIGNS[written] ?? written)
    // A point directly after other characters may end the text before it: "c/8h.5 días".
    const isGlued = isNaked && (first === 44 || /[^\s(]/.test(whole.charAt(index - 1)))
    const number = isGlued
      ? Number.NaN
      : isDigit
        ? numberOf(piece)
        : (FRACTIONS[piece] ?? NUMBERS.get(word) ?? Number.NaN)
    words.push({ text: word, number, start: index, end: index + piece.length })
  }
  return words
}

const SIGNS: Record<string, string> = { '–': '-', '—': '-', '‐': '-', '−': '-', '×': 'x', '[': '(', ']': ')' }

/**
 * Value of a number as written in Mexico: point for decimals, comma for thousands, but a comma before one or two
 * digits is a decimal one. NaN for numbers of two meanings: "1.500" is 1.5 in Mexico and 1500 elsewhere, "10,00"
 * may be 1,000.
 */
function numberOf(digits: string): number {
  if (/^[1-9]\d{0,2}(?:[,'’´ ]\d{3})+$/.test(digits)) return Number(digits.replaceAll(/[,'’´ ]/g, ''))
  // "1.200.000" has only one reading, unlike "1.200".
  if (/^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(digits)) return Number(digits.replaceAll('.', ''))
  if (/^(?:\d+|\d*\.\d{1,2}|\d*,(?!00)\d{1,2}|0?[.,]\d{1,4})$/.test(digits))
    return Number(digits.replace(',', '.'))
  return Number.NaN
}
