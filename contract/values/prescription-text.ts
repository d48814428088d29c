import { isAdministrationRoute } from '../medications/administration-route.ts'
import { groupsOf } from '../posology/groups.ts'
import { parsePosology, type Reading } from '../posology/parse.ts'
import { daysOf, timesPerDay, type Step } from '../posology/step.ts'

export interface InstructionParts {
  dose: boolean
  frequency: boolean
  duration: Duration
}

export interface Duration {
  stated: boolean
  /** Days of treatment when they follow from the text; null for a treatment without an end or as needed. */
  days: number | null
}

/** Routes by which something is spread on a place, so that "aplicar en la zona" says all that can be said. */
const SPREADING_ROUTES: readonly string[] = ['cutánea', 'transdérmica']
/** Ten years: a longer span, or none, is a slip of the pen and counts as not stated. */
const LONGEST_DAYS = 3660

/**
 * Which of the parts that RIS article 30 asks for (mexico.md B5) an instruction in Spanish states. It never claims a part
 * that is not there: what it does not understand counts as missing, and the doctor is asked to say it plainly.
 * `route` is the full word of the row's route; with it "aplicar en la zona afectada" is a dose.
 */
export function instructionParts(text: string | Reading, more: { route?: string } = {}): InstructionParts {
  const { route = '' } = more
  const { steps, assumed } = parsePosology(text, isAdministrationRoute(route) ? { route } : {})
  const isSpread = SPREADING_ROUTES.includes(route)
  return {
    dose: steps.some((step) => hasDose(step) && (isSpread || !assumed.includes('one-application'))),
    frequency: !assumed.includes('once-a-day') && steps.some(hasFrequency),
    duration: durationOf(steps),
  }
}

/** A unit must be said, but for 1-0-1. */
const hasDose = ({ dose, when }: Step): boolean =>
  dose !== null && dose.low > 0 && (dose.unit !== null || when.length > 1)

const hasFrequency = (step: Step): boolean => {
  const perDay = timesPerDay(step)
  return (perDay !== null && Number.isFinite(perDay)) || step.asNeeded !== null || isOnce(step)
}

const isOnce = ({ duration }: Step): boolean => duration?.kind === 'doses' && duration.count === 1

function durationOf(steps: readonly Step[]): Duration {
  const spans = groupsOf(steps).map(([step]) => spanOf(step as Step))
  const stated = spans.some((span) => span !== undefined)
  const days = spans.every((span) => typeof span === 'number')
    ? spans.reduce((sum, span) => sum + span, 0)
    : null
  return { stated, days: stated ? days : null }
}

/** Days of a step; null when it has none to count, undefined when it does not say. */
function spanOf({ duration, asNeeded, most }: Step): number | null | undefined {
  // As needed has no last day; a most keeps it bounded (mexico.md 1.2, frequency "or PRN with maximum").
  if (duration === null) return asNeeded !== null && most !== null ? null : undefined
  const days = daysOf(duration)
  return days !== null && (days < 1 || days > LONGEST_DAYS) ? undefined : days
}
/** Abbreviated routes (mexico.md B6), any case, whole words. */
const ROUTE_ABBREVIATIONS = ['vo', 'v/o', 'im', 'iv', 'ev', 'sc', 'sq', 'sl', 'subcut', 'subc']
/** Those that are also other words: only in capitals. */
const ROUTE_ABBREVIATIONS_CAPITALS = ['PO', 'ID', 'IN', 'IT', 'IO', 'VR', 'VV']
/** "Clase IV" is a numeral. */
const BEFORE_NUMERAL = 'fracci[oó]n|clase|grado|estadio|etapa|tipo|grupo|fase|par|nivel'

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
