import { isAdministrationRoute } from '../medications/administration-route.ts'
import { groupsOf } from './groups.ts'
import { cellsOf, lexemesOf } from './reading/lexemes.ts'
import { SITES } from './reading/lexicon-places.ts'
import { parsePosology } from './parse.ts'
import type { Context } from './steps-of-draft.ts'
import { amountAt } from './reading/read-amount.ts'
import { sentenceOf } from './sentence.ts'
import {
  type Amount,
  countedMoments,
  type Weekday,
  type Dose,
  EMPTY_STEP,
  type Step,
  type When,
} from './step.ts'
import { isAct, isLayer } from './units.ts'

/** How often a medicine is taken, as the form for instructions offers it; `other`: a frequency that only words can state. */
export type Pattern = 'hours' | 'times' | 'moments' | 'clock' | 'weekdays' | 'spaced' | 'once' | 'other'

/**
 * Steps of instructions that belong to the same part of the treatment (same `sequence`), which the form for instructions shows
 * together.
 */
export type BuilderGroup = readonly Step[]

/** Moments of a day in their order. */
export const MOMENTS = [
  'WAKE',
  'FAST',
  'ACM',
  'CM',
  'PCM',
  'MORN',
  'NOON',
  'ACD',
  'CD',
  'PCD',
  'AFT',
  'ACV',
  'CV',
  'PCV',
  'NIGHT',
  'HS',
] as const satisfies readonly When[]
export const MEALS = ['AC', 'C', 'PC'] as const satisfies readonly When[]
const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

const PLACES = cellsOf(SITES).map(([key = '', en = '', , route = '']) => ({ key, en, route }))
const INJECTED = /abdomen|muslo|glúteo|brazo/

/** Places of the body for a route. A place that would imply another route is not offered. */
export const sitesFor = (route: string): { key: string; en: string }[] =>
  PLACES.filter((place) => {
    if (place.route === 'cutánea') return route === 'cutánea' || route === 'transdérmica'
    if (place.route !== '') return place.route === route
    if (/^(?:subcutánea|intramuscular|intradérmica)$/.test(route)) return INJECTED.test(place.key)
    return /^(?:cutánea|transdérmica|bucal)$/.test(route) && !INJECTED.test(place.key)
  })

/**
 * Steps of an instruction that the form for instructions can show: nothing is wrong with it but missing parts, for which
 * the form asks. Null for any other text.
 */
export function stepsIn(text: string, context: Context): Step[] | null {
  if (text.trim() === '') return [{ ...EMPTY_STEP, route: context.route ?? null }]
  const { steps, problems } = parsePosology(text, context)
  return problems.every(({ code }) => code.endsWith('-missing')) ? steps : null
}

/**
 * The steps of an instruction in words. The route is left out where the row of the prescription has it in a field of
 * its own.
 */
export function builderText(steps: BuilderGroup, via: string): string {
  const isSaid = isAdministrationRoute(via) && steps.every(({ route }) => route === via)
  return isSaid
    ? sentenceOf(
        steps.map((step) => ({ ...step, route: null })),
        via,
      )
    : sentenceOf(steps)
}

/** Reads an amount as the parser of instructions does: "2", "½", "1 y media", "1 a 2". */
export function amountIn(text: string): Amount | null {
  const lexemes = lexemesOf(text)
  const read = amountAt(lexemes, 0)
  if (read === null || read.isBackwards || read.next !== lexemes.length || !(read.amount.low > 0)) return null
  const { low, high } = read.amount
  return high === undefined ? { low: rounded(low) } : { low: rounded(low), high: rounded(high) }
}

/** Rounds to four decimals, the most that a printed sentence shows. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

export const firstOf = (group: BuilderGroup): Step => group[0] ?? EMPTY_STEP

export function patternOf(group: BuilderGroup): Pattern | null {
  const { frequency, at, days, duration, when } = firstOf(group)
  if (duration?.kind === 'doses' && duration.count === 1) return 'once'
  if (days.length > 0) return 'weekdays'
  if (at.length > 0) return 'clock'
  if (frequency === null) return countedMoments(when).length > 0 ? 'moments' : null
  const { times, every } = frequency
  const isOne = every.low === 1 && every.high === undefined
  if (every.unit === 'd' && isOne) return countedMoments(when).length > 0 ? 'moments' : 'times'
  if (times.low !== 1 || times.high !== undefined) return every.unit === 'd' ? 'other' : 'spaced'
  if (every.unit === 'h') return countedMoments(when).length > 0 ? 'moments' : 'hours'
  return every.unit === 'min' || every.unit === 'a' ? 'other' : 'spaced'
}

/** Moments of a group of steps, each with the dose that is taken then. */
export const dosesAt = (group: BuilderGroup): { moment: When; dose: Dose | null }[] =>
  group.flatMap(({ when, dose }) => when.map((moment) => ({ moment, dose })))

/** Makes the same change in every step of a group of steps. */
export const withAll = (group: BuilderGroup, change: Partial<Step>): Step[] =>
  group.map((step) => ({ ...step, ...change }))

/** Sets one dose for all moments of a group of steps. Without `unit` the dose keeps its unit. */
export function withDose(group: BuilderGroup, amount: Amount, unit?: string): Step[] {
  const { dose } = firstOf(group)
  return joined(group).map((step) => ({
    ...withoutLayer(step),
    dose: { ...amount, unit: unit ?? dose?.unit ?? null },
  }))
}

/** Changes the unit of the dose, and of the daily maximum where it is counted in the dose's own unit. */
export const withUnit = (group: BuilderGroup, unit: string): Step[] =>
  group.map((step) => ({
    ...withoutLayer(step),
    dose: step.dose && { ...step.dose, unit },
    most: step.most && { ...step.most, unit: step.most.unit === 'vez' ? 'vez' : null },
  }))

/** Removes an amount such as "una capa delgada", which stands for a dose, so that another dose can be set. */
const withoutLayer = (step: Step): Step => ({
  ...step,
  notes: step.notes.filter((note) => !isLayer(note)),
})

/**
 * Changes the frequency of an act, such as a wash, from every 24 hours to once a day, because "2 lavados cada 24 horas" could be
 * understood as one wash twice a day.
 */
const settled = (step: Step): Step =>
  isAct(step.dose?.unit ?? '') && step.frequency?.every.unit === 'h' && step.frequency.every.low === 24
    ? { ...step, frequency: { ...step.frequency, every: { low: 1, unit: 'd' } } }
    : step

type Timing = Partial<Pick<Step, 'frequency' | 'when' | 'at' | 'days' | 'duration'>>

/** Sets how often the dose is taken. An earlier frequency is removed; "con los alimentos" is kept beside a new frequency. */
export function withTiming(group: BuilderGroup, timing: Timing): Step[] {
  const { when, duration } = firstOf(group)
  const isEveryTime = timing.frequency !== undefined && timing.frequency !== null
  const meals = isEveryTime ? when.filter((moment) => countedMoments([moment]).length === 0) : []
  const isOnce = duration?.kind === 'doses'
  return joined(group).map((step) => ({
    ...step,
    ...(isOnce && { duration: null }),
    frequency: null,
    at: [],
    days: [],
    offset: null,
    ...timing,
    when: timing.when ?? meals,
  }))
}

/** Sets the moments at which doses are taken. A moment that stays keeps its dose; a new moment gets the first dose. */
export function withMoments(group: BuilderGroup, when: readonly When[]): Step[] {
  const before = new Map(dosesAt(group).map(({ moment, dose }) => [moment, dose]))
  const { dose, duration } = firstOf(group)
  const base = { ...firstOf(group), at: [], days: [], frequency: null, offset: null }
  const isOnce = duration?.kind === 'doses'
  const split = MOMENTS.filter((moment) => when.includes(moment)).map((moment) => ({
    ...base,
    ...(isOnce && { duration: null }),
    when: [moment],
    dose: before.get(moment) ?? dose,
  }))
  return merged(split.length > 0 ? split : [{ ...base, when: [] }])
}

/** Sets the amount of the dose at one moment; the doses at the other moments stay. */
export function withDoseAt(group: BuilderGroup, at: When, amount: Amount): Step[] {
  const base = firstOf(group)
  const unit = base.dose?.unit ?? null
  return merged(
    dosesAt(group).map(({ moment, dose }) => ({
      ...base,
      frequency: null,
      when: [moment],
      dose: moment === at ? { ...amount, unit } : dose,
    })),
  )
}

export const withDays = (group: BuilderGroup, days: readonly Weekday[]): Step[] =>
  withTiming(group, { days: WEEK.filter((day) => days.includes(day)) })

/** Merges steps at different moments into one step where all doses are equal. */
function merged(split: readonly Step[]): Step[] {
  const doses = new Set(split.map(({ dose }) => JSON.stringify(dose)))
  return doses.size > 1 ? [...split] : joined(split)
}

/** Joins the steps of a group into one, with the dose of the first and the moments of all. */
function joined(group: BuilderGroup): Step[] {
  const when = new Set(group.flatMap((step) => step.when))
  return [{ ...firstOf(group), when: [...when] }]
}

/** Replaces the group of steps at index `at`, removes it (null), or adds a group at the end. */
export function withGroup(steps: BuilderGroup, at: number, group: BuilderGroup | null): Step[] {
  const groups: BuilderGroup[] = groupsOf(steps)
  if (group === null) groups.splice(at, 1)
  else groups[at] = group
  return groups.flatMap((one, i) => one.map((step) => ({ ...settled(step), sequence: i + 1 })))
}
