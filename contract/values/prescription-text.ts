import { isAdministrationRoute } from '../medications/administration-route.ts'
import { groupsOf } from '../posology/groups.ts'
import { parsePosology, type Reading } from '../posology/parse.ts'
import { daysOf, LONGEST_TREATMENT, timesPerDay, type Step } from '../posology/step.ts'
import { remembering } from '../remember.ts'

export interface InstructionParts {
  dose: boolean
  frequency: boolean
  duration: Duration
}

export interface Duration {
  stated: boolean
  /** Number of days of treatment when they follow from the text; null for a treatment without an end or as needed. */
  days: number | null
}

/** Routes by which something is spread on the skin, so that "aplicar en la zona" counts as a dose. */
const SPREADING_ROUTES: readonly string[] = ['cutánea', 'transdérmica']

/**
 * The parts that RIS article 30 asks for (mexico.md B5) and that an instruction in Spanish states. A part that is
 * not understood counts as missing, never as present, and the doctor is asked to write it plainly. `route` is the
 * full word of the row's route; with a route of the skin "aplicar en la zona afectada" is a dose.
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

/** Whether the step states a dose. A unit is required except for 1-0-1 and for a strength: "875/125 mg". */
const hasDose = ({ dose, when, strength }: Step): boolean =>
  dose !== null && dose.low > 0 && (dose.unit !== null || when.length > 1 || strength !== null)

const hasFrequency = (step: Step): boolean => {
  const perDay = timesPerDay(step)
  const isTimed = (perDay !== null && Number.isFinite(perDay)) || step.after !== null
  return isTimed || step.asNeeded !== null || step.glucose !== null || isOnce(step)
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

/** Number of days of a step; null when it has no end to count to, undefined when it does not state them. */
function spanOf({ duration, asNeeded, most }: Step): number | null | undefined {
  // A treatment as needed has no last day; a stated maximum bounds it (mexico.md 1.2, frequency "or PRN with
  // maximum").
  if (duration === null) return asNeeded !== null && most !== null ? null : undefined
  const days = daysOf(duration)
  return days !== null && (days < 1 || days > LONGEST_TREATMENT) ? undefined : days
}
/** Abbreviated routes (mexico.md B6), matched in any case as whole words. */
const ROUTE_ABBREVIATIONS = ['vo', 'v/o', 'im', 'iv', 'ev', 'sc', 'sq', 'sl', 'subcut', 'subc']
/** Abbreviated routes that are also other words: matched in capitals only. */
const ROUTE_ABBREVIATIONS_CAPITALS = ['PO', 'ID', 'IN', 'IT', 'IO', 'VR', 'VV']
/** Words after which "IV" is a Roman numeral and no route: "Clase IV". */
const BEFORE_NUMERAL = 'fracci[oó]n|clase|grado|estadio|etapa|tipo|grupo|fase|par|nivel'

/** Pattern of the spellings "VO", "V.O." and "v. o." of the letters vo. */
const spellings = (letters: string): string =>
  letters.length === 2 ? `${letters}|${letters.split('').join('\\. ?')}\\.?` : letters
const wholeWord = (words: readonly string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.map(spellings).join('|')})(?![\\p{L}\\d])`, flags)
const ABBREVIATIONS = [wholeWord(ROUTE_ABBREVIATIONS, 'giu'), wholeWord(ROUTE_ABBREVIATIONS_CAPITALS, 'gu')]
const NUMERAL = new RegExp(`(?:${BEFORE_NUMERAL}) $`, 'iu')

/** The first abbreviated route in a text, as it was written, or null: routes are written out (mexico.md B6). */
export const abbreviatedRoute = remembering((text): string | null => {
  const found = ABBREVIATIONS.flatMap((abbreviation) => [...text.matchAll(abbreviation)])
    .filter((match) => !NUMERAL.test(text.slice(0, match.index)))
    .toSorted((a, b) => a.index - b.index)
  return found[0]?.[0] ?? null
})
