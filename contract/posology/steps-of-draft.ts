import type { AdministrationRoute } from '../medications/administration-route.ts'
import type { PosologyDraft, PosologyPart } from './draft.ts'
import {
  countedMoments,
  EMPTY_STEP,
  type Frequency,
  hoursIn,
  mealsOf,
  type Step,
  type Weekday,
  type When,
} from './step.ts'
import { sideOf } from './side-of.ts'
import { EARLY } from './timing-words.ts'
import { isInjected } from './units.ts'

/** Facts about a prescribed row that the text of its instructions does not contain. */
export interface Context {
  unit?: string
  route?: AdministrationRoute
}

/**
 * Whether a place, a layer or the verb replaces the dose: "Aplicar en la zona afectada", "una capa delgada", "aplicar 2
 * veces al día". A verb alone does so on the skin only.
 */
export const isPlace = (d: PosologyDraft, { route }: Context = {}): boolean =>
  d.parts.every((p) => p.dose === null) &&
  (d.layer !== null ||
    (d.spread && d.site !== null) ||
    (d.smears && [null, 'cutánea'].includes(d.route ?? d.routeHint ?? route ?? null)))

const isDaily = ({ times, every }: Frequency): boolean =>
  times.low === 1 &&
  times.high === undefined &&
  every.high === undefined &&
  hoursIn(every.low, every.unit) === 24

/** Packages that "jeringa" and "frasco" mean as the unit of a dose, where the route is one of injections. */
const INJECTED_UNITS: Readonly<Record<string, string>> = {
  jeringa: 'jeringa prellenada',
  frasco: 'frasco ámpula',
}

/** Words that state how a liquid is used, for a dose that is measured in another unit, such as ml: "15 ml en gárgaras". */
const ACT_NOTES: Readonly<Record<string, string>> = {
  gargarismo: 'en gárgaras',
  enjuague: 'en enjuague',
  lavado: 'en lavado',
}

/** The steps of one draft: one, or one for each different dose of a day or a week. */
export function stepsOfDraft(draft: PosologyDraft, sequence: number, context: Context): Step[] {
  const side = sideOf(draft, context)
  // A patch or an injection of the row may be given on the skin that the text names.
  const isThroughSkin = context.route === 'transdérmica' || isInjected(context.route ?? null)
  const hint = draft.routeHint === 'cutánea' && isThroughSkin ? context.route : draft.routeHint
  const route = draft.route ?? side?.route ?? hint ?? context.route ?? null
  const parts = mergedParts(dosedParts(draft, context, route))
  const isEveryDay = new Set(parts.flatMap(({ days }) => days)).size === DAYS_OF_WEEK
  const isOfEachDay = draft.frequency !== null && isDaily(draft.frequency) && (parts.length > 1 || isEveryDay)
  const shared = {
    ...EMPTY_STEP,
    sequence,
    strength: draft.strength,
    // Beside moments, a daily frequency only says that they are those of each day: "10 unidades por la mañana y 12 por la
    // noche, diario".
    frequency: isOfEachDay ? null : draft.frequency,
    offset: draft.offset,
    daysAWeek: draft.daysAWeek,
    after: draft.after,
    duration: draft.duration,
    repeat: draft.repeat,
    asNeeded: draft.asNeeded,
    most: draft.most,
    route,
    site: side?.site ?? draft.site,
    notes: notesOf(draft),
  }
  // In a scale of insulin doses, the line with the dose 0 comes last, as in the printed sentence.
  const inSentence = parts.toSorted((a, b) => Number(a.dose?.low === 0) - Number(b.dose?.low === 0))
  return inSentence.map(({ dose, when, at, days, glucose, early }) => ({
    ...shared,
    notes: early !== null && when.includes('FAST') ? [...shared.notes, EARLY[early]] : shared.notes,
    dose,
    when: inOrder(asMeal(draft, when)),
    at: at.toSorted(),
    days: isOfEachDay && parts.length === 1 ? [] : days,
    glucose,
  }))
}

const DAYS_OF_WEEK = 7

type DosedPart = Omit<PosologyPart, 'momentFirst'>

/**
 * The parts of a step, each with dose and unit. Where the text of a part lacks the unit, the unit is taken from another part,
 * from the verb ("aplicar") or from the row of the prescription.
 */
function dosedParts(draft: PosologyDraft, context: Context, route: Step['route']): DosedPart[] {
  const said =
    draft.parts.find(({ dose }) => dose?.unit != null)?.dose?.unit ??
    (draft.layer === null ? null : 'aplicación')
  const without = isPlace(draft, context)
    ? { low: 1, unit: 'aplicación' }
    : draft.act === null || draft.parts.some(({ dose }) => dose !== null)
      ? null
      : { low: 1, unit: draft.act }
  const named = (unit: string | null): string | null =>
    (unit !== null && isInjected(route) ? INJECTED_UNITS[unit] : undefined) ?? unit
  // The moments beside a scale of doses by glucose hold for each of its doses.
  const isScale = draft.parts.some(({ glucose }) => glucose !== null)
  const shared = [...new Set(draft.parts.flatMap(({ when }) => when))]
  return draft.parts.map(({ dose, when, at, days, glucose, early }) => ({
    dose: dose ? { ...dose, unit: named(dose.unit ?? said ?? draft.act ?? context.unit ?? null) } : without,
    when: isScale ? shared : when,
    at,
    days,
    glucose,
    early,
  }))
}

/** Merges parts of an instruction that have the same dose. Parts on different days stay apart where their moments differ. */
function mergedParts(parts: DosedPart[]): DosedPart[] {
  const [first] = parts
  if (first === undefined || parts.length === 1 || parts.some(({ glucose }) => glucose !== null)) return parts
  const isOneDose = new Set(parts.map(({ dose }) => JSON.stringify(dose))).size === 1
  const isOneTime = new Set(parts.map(({ when, at }) => JSON.stringify([when, at]))).size === 1
  const isOneDay = new Set(parts.map(({ days }) => JSON.stringify(days))).size === 1
  if (!isOneDose || !(isOneDay || isOneTime)) return parts
  return [
    {
      ...first,
      when: [...new Set(parts.flatMap((p) => p.when))],
      at: [...new Set(parts.flatMap((p) => p.at))],
      days: WEEK.filter((day) => parts.some(({ days }) => days.includes(day))),
    },
  ]
}

const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

function notesOf({ act, layer, notes, parts }: PosologyDraft): string[] {
  const isWith = act !== null && parts.some(({ dose }) => dose?.unit != null && dose.unit !== act)
  const note = isWith ? ACT_NOTES[act] : undefined
  return [...(layer === null ? [] : [layer]), ...(note === undefined ? [] : [note]), ...notes]
}

/**
 * Moments in the order of the printed sentence: parts of the day before relations to meals,
 * also for "Con los alimentos, mañana y noche".
 */
const inOrder = (when: readonly When[]): When[] => [...countedMoments(when), ...mealsOf(when)]

const MEALS: Partial<Record<When, When>> = { CD: 'C', ACD: 'AC', PCD: 'PC' }

/** "cada 8 horas después de la comida": "la comida" means lunch only where the frequency allows it. */
function asMeal({ frequency }: PosologyDraft, when: When[]): When[] {
  const [moment] = when
  if (moment === undefined || when.length > 1 || frequency === null) return when
  const perDay = (frequency.times.low * 24) / hoursIn(frequency.every.low, frequency.every.unit)
  return perDay > 1 ? [MEALS[moment] ?? moment] : when
}
