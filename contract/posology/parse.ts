import type { AdministrationRoute } from '../medications/administration-route.ts'
import { checkStep } from './check.ts'
import { readAll } from './reading/clauses.ts'
import {
  newDraft,
  type PosologyDraft,
  type PosologyProblem,
  type PosologyProblemCode,
  type Reader,
} from './draft.ts'
import { lexemesOf } from './reading/lexemes.ts'
import {
  countedMoments,
  EMPTY_STEP,
  hoursIn,
  timesPerDay,
  type Dose,
  type Frequency,
  type Step,
  type When,
  mealsOf,
} from './step.ts'

export interface Posology {
  /** Whether every word was understood without contradiction, and dose and frequency are there. */
  confident: boolean
  /** The steps that were understood, also when the text as a whole was not. */
  steps: Step[]
  problems: PosologyProblem[]
  /** Values that the text omits and that were assumed. */
  assumed: ('once-a-day' | 'one-application')[]
}

/** Facts about the row that its text does not contain. */
export interface Context {
  unit?: string
  route?: AdministrationRoute
}

/** A parsed text of instructions, without the facts of its row. */
export interface Reading {
  drafts: readonly PosologyDraft[]
  problems: readonly PosologyProblem[]
  assumed: readonly Posology['assumed'][number][]
}

/** Parses the words of an instruction once, so that `parsePosology` can interpret them in several contexts. */
export function readPosology(text: string): Reading {
  const reader: Reader = { text: text.normalize('NFC'), lexemes: [], drafts: [newDraft()], problems: [] }
  reader.lexemes = lexemesOf(reader.text)
  readAll(reader)
  const { drafts, problems } = reader
  for (const draft of drafts) {
    takeReasons(draft)
    if (draft.first && isTimed(draft, false)) draft.duration = { kind: 'span', low: 1, unit: 'd' }
  }
  const assumed = inherit(drafts, problems)
  if (drafts.some((d) => isPlace(d) && !d.layer)) assumed.push('one-application')
  return { drafts, problems, assumed }
}

/** Takes the purpose as the reason of an "as needed" that has none: "PRN c/8h para dolor". */
function takeReasons(draft: PosologyDraft): void {
  if (draft.asNeeded?.length !== 0) return
  const isPurpose = (note: string): boolean => note.startsWith('para ')
  draft.asNeeded = draft.notes.filter(isPurpose).map((note) => note.slice('para '.length))
  draft.notes = draft.notes.filter((note) => !isPurpose(note))
}

/**
 * Parses an instruction in Spanish shorthand or plain words. A part that is not understood is a problem, never a
 * guess.
 */
export function parsePosology(text: string | Reading, context: Context = {}): Posology {
  const { drafts, assumed, ...read } = typeof text === 'string' ? readPosology(text) : text
  const problems = [...read.problems]
  const steps = drafts.flatMap((draft, i) => stepsOf(draft, i + 1, context))
  for (const step of steps) for (const code of checkStep(step)) problems.push({ code, words: '' })
  for (const draft of drafts)
    if ([isAmbiguousTotal, isAmbiguousPart, isSaidTwice, isMixed, isUneven].some((is) => is(draft)))
      problems.push({ code: 'ambiguous', words: '' })
  const noted = new Set<PosologyProblemCode>(['duration-missing', 'unit-missing'])
  const confident = problems.every(({ code }) => noted.has(code))
  return { confident, steps, problems: unique(problems), assumed: [...assumed] }
}

const unique = (problems: PosologyProblem[]): PosologyProblem[] =>
  problems.filter((one, i) => problems.findIndex((p) => p.code === one.code && p.words === one.words) === i)

/** Whether a daily total may be one dose or several: "2 tabletas al día". */
const isAmbiguousTotal = (draft: PosologyDraft): boolean =>
  draft.isLoose &&
  draft.frequency?.times.low === 1 &&
  draft.asNeeded === null &&
  draft.parts.some(
    ({ dose, when }) =>
      when.length === 0 &&
      dose !== null &&
      (dose.high ?? dose.low) > 1 &&
      !/^(?:mg|mcg|g|ml|unidad|mEq|gota)$/.test(dose.unit ?? ''),
  )

/** Whether it is unclear which dose is "as needed": "1 en la mañana y 1 PRN", "…, 2 tabletas en caso de dolor". */
const isAmbiguousPart = ({ parts, asNeeded, bySign }: PosologyDraft): boolean =>
  (parts.length > 1 && (asNeeded !== null || parts.some((p) => p.when.length + p.at.length === 0))) ||
  (bySign && asNeeded !== null)

/** Whether one moment has two doses, which may add up or correct each other: "1 por la noche y 2 por la noche". */
function isSaidTwice({ parts }: PosologyDraft): boolean {
  const moments = parts.flatMap(({ when, at }) => [...countedMoments(when), ...at])
  return new Set(moments).size < moments.length
}

/**
 * Whether the doses have units of two products: "1 tableta por la mañana y 10 ml por la noche", "500 mg en capa
 * delgada".
 */
const isMixed = ({ parts, layer, dialed }: PosologyDraft): boolean =>
  (dialed > 0 && parts.length > dialed) ||
  (layer && parts.some(({ dose }) => dose !== null && !isOneApplication(dose))) ||
  new Set(parts.flatMap(({ dose }) => measureOf(dose))).size > 1

const isOneApplication = ({ low, high, unit }: Dose): boolean =>
  low === 1 && high === undefined && (unit === null || unit === 'aplicación')

/** Key of a dose's unit; all units of weight have the same. */
const measureOf = (dose: Dose | null): string[] =>
  dose?.unit == null ? [] : [/^(?:mg|mcg|g)$/.test(dose.unit) ? 'mg' : dose.unit]

/**
 * Whether different doses cannot be assigned to days: "1-0-2 cada 48 horas", "10 en la mañana los sábados y 12 en
 * la noche".
 */
const isUneven = ({ parts, frequency, days }: PosologyDraft): boolean =>
  !isSame(parts) &&
  (days.length > 0 || (frequency !== null && hoursIn(frequency.every.low, frequency.every.unit) > 24))

const isSame = (parts: PosologyDraft['parts']): boolean =>
  parts.every(({ dose }) => JSON.stringify(dose) === JSON.stringify(parts[0]?.dose))

/** Whether the draft states how often. With `orOnce` a single dose counts. */
const isTimed = (d: PosologyDraft, orOnce = true): boolean =>
  d.frequency !== null ||
  d.days.length > 0 ||
  d.parts.some((p) => p.when.length + p.at.length > 0) ||
  (orOnce && d.duration?.kind === 'doses')

/** Whether a place or a layer replaces the dose: "Aplicar en la zona afectada", "una capa delgada". */
const isPlace = (d: PosologyDraft): boolean =>
  d.parts.every((p) => p.dose === null) && (d.layer || (d.spread && d.site !== null))

/** Copies into a later step what it omits: the unit, and the moments of a dose that is taken once a day or less. */
function inherit(drafts: PosologyDraft[], problems: PosologyProblem[]): Posology['assumed'] {
  for (const [i, draft] of drafts.entries()) {
    const before = drafts[i - 1]
    if (before === undefined) continue
    const unit = before.parts.at(-1)?.dose?.unit ?? null
    for (const part of draft.parts) if (part.dose !== null && part.dose.unit === null) part.dose.unit = unit
    if (draft.parts.every((p) => p.dose === null)) {
      const [first] = before.parts
      if (
        before.parts.length === 1 &&
        first?.dose &&
        (isTimed(draft) || draft.asNeeded !== null) &&
        draft.parts[0]
      )
        draft.parts[0].dose = first.dose
    }
    // A dose in another unit may be another product, with a route of its own.
    if (unit === null || draft.parts[0]?.dose?.unit === unit) {
      draft.route ??= before.route
      draft.routeHint ??= before.routeHint
      draft.site ??= before.site
      draft.strength ??= before.strength
    }
    const isPlainBefore = before.parts.length === 1 && before.asNeeded === null
    if (
      !isTimed(draft) &&
      isTimed(before) &&
      isPlainBefore &&
      draft.asNeeded === null &&
      draft.parts.length === 1
    ) {
      const once = timesPerDay(stepsOf(before, 1, {})[0] ?? EMPTY_STEP)
      const differs = draft.parts[0]?.dose?.low !== before.parts[0]?.dose?.low
      if (once !== null && once <= 1 && differs && draft.parts[0] && before.parts[0]) {
        draft.frequency = before.frequency
        draft.days = before.days
        draft.parts[0].when = before.parts[0].when
        draft.parts[0].at = before.parts[0].at
      }
    }
    if (before.duration === null) problems.push({ code: 'ambiguous', words: '' })
  }
  // A taper that never states a frequency states daily doses: "40 mg x 5 d, luego 20 mg x 5 d".
  const isTaper =
    drafts.length > 1 &&
    drafts.every((d) => !isTimed(d) && d.asNeeded === null && d.duration?.kind === 'span' && d.parts[0]?.dose)
  if (!isTaper) return []
  for (const draft of drafts) draft.frequency = { times: { low: 1 }, every: { low: 1, unit: 'd' } }
  return ['once-a-day']
}

const isDaily = ({ times, every }: Frequency): boolean =>
  times.low === 1 &&
  times.high === undefined &&
  every.high === undefined &&
  hoursIn(every.low, every.unit) === 24

function stepsOf(draft: PosologyDraft, sequence: number, context: Context): Step[] {
  const shared = {
    ...EMPTY_STEP,
    sequence,
    strength: draft.strength,
    // The moments are those of each day: "10 unidades por la mañana y 12 por la noche, diario".
    frequency:
      draft.frequency !== null && isDaily(draft.frequency) && !isSame(draft.parts) ? null : draft.frequency,
    offset: draft.offset,
    days: draft.days,
    duration: draft.duration,
    asNeeded: draft.asNeeded,
    most: draft.most,
    route: draft.route ?? draft.routeHint ?? context.route ?? null,
    site: draft.site,
    notes: draft.layer ? ['capa delgada', ...draft.notes] : draft.notes,
  }
  const said =
    draft.parts.find(({ dose }) => dose?.unit != null)?.dose?.unit ?? (draft.layer ? 'aplicación' : null)
  const parts = draft.parts.map(({ dose, ...moments }) => ({
    ...moments,
    dose: dose
      ? { ...dose, unit: dose.unit ?? said }
      : isPlace(draft)
        ? { low: 1, unit: 'aplicación' }
        : null,
  }))
  const [first] = parts
  const merged =
    first && isSame(parts)
      ? [{ ...first, when: [...new Set(parts.flatMap((p) => p.when))], at: parts.flatMap((p) => p.at) }]
      : parts
  return merged.map(({ dose, when, at }) => ({
    ...shared,
    dose: dose && { ...dose, unit: dose.unit ?? context.unit ?? null },
    when: inOrder(asMeal(draft, when)),
    at: at.toSorted(),
  }))
}

/** Moments of the day before relations to meals: "Con los alimentos, mañana y noche". */
const inOrder = (when: readonly When[]): When[] => [...countedMoments(when), ...mealsOf(when)]

const MEALS: Partial<Record<When, When>> = { CD: 'C', ACD: 'AC', PCD: 'PC' }

/** "cada 8 horas después de la comida": "la comida" means lunch only where the frequency allows it. */
function asMeal({ frequency }: PosologyDraft, when: When[]): When[] {
  const [moment] = when
  if (moment === undefined || when.length > 1 || frequency === null) return when
  const perDay = (frequency.times.low * 24) / hoursIn(frequency.every.low, frequency.every.unit)
  return perDay > 1 ? [MEALS[moment] ?? moment] : when
}
