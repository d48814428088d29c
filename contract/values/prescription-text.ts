import { hasDose } from './prescription-dose.ts'
import { durationOf, type Duration } from './prescription-duration.ts'
import { hasFrequency } from './prescription-frequency.ts'
import {
  BEFORE_NUMERAL,
  ROUTE_ABBREVIATIONS,
  ROUTE_ABBREVIATIONS_CAPITALS,
} from './prescription-vocabulary.ts'
import { plainWords, withoutOtherClauses } from './prescription-words.ts'

export interface InstructionParts {
  dose: boolean
  frequency: boolean
  duration: Duration
}

/**
 * Which of the parts that RIS article 30 asks for (mexico.md B5) an instruction in Spanish states. It never claims a part
 * that is not there: what it does not understand counts as missing, and the doctor is asked to say it plainly.
 * `route` is the full word of the row's route; with it "aplicar en la zona afectada" is a dose.
 */
export function instructionParts(text: string, more: { route?: string } = {}): InstructionParts {
  const all = plainWords(text)
  const words = withoutOtherClauses(all)
  const duration = durationOf(words)
  return {
    dose: hasDose(words, more.route ?? ''),
    frequency: hasFrequency(words),
    // "hasta su próxima cita" ends a treatment, although talk of visits is cut out.
    duration: duration.stated ? duration : durationOf(endlessPart(all)),
  }
}

const endlessPart = (words: string): string => /hasta [^.;,\n]*/.exec(words)?.[0] ?? ''

/** "VO", "V.O.", "v. o." of the letters vo. */
const spellings = (letters: string): string =>
  letters.length === 2 ? `${letters}|${letters.split('').join('\\. ?')}\\.?` : letters
const wholeWord = (words: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.map(spellings).join('|')})(?![\\p{L}\\d])`, flags)
const ABBREVIATIONS = [wholeWord(ROUTE_ABBREVIATIONS, 'giu'), wholeWord(ROUTE_ABBREVIATIONS_CAPITALS, 'gu')]
const NUMERAL = new RegExp(`(?:${BEFORE_NUMERAL}) $`, 'iu')

/** The first abbreviated route in a text, as it was written, or null: routes are written out (mexico.md B6). */
export function abbreviatedRoute(text: string): string | null {
  const found = ABBREVIATIONS.flatMap((abbreviation) => [...text.matchAll(abbreviation)])
    .filter((match) => !NUMERAL.test(text.slice(0, match.index)))
    .toSorted((a, b) => a.index - b.index)
  return found[0]?.[0] ?? null
}
