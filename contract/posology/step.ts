import type { AdministrationRoute } from '../medications/administration-route.ts'
import { isPoured } from './units.ts'

/** One number (`low`), or the range from `low` to `high` when `high` is set. */
export interface Amount {
  low: number
  high?: number
}

/** Unit of time, by the codes of FHIR UnitsOfTime. */
export type TimeUnit = 'min' | 'h' | 'd' | 'wk' | 'mo' | 'a'

export interface Dose extends Amount {
  /**
   * Unit in Spanish, singular and unabbreviated: `tableta`, `ml`. Null: the text names no unit, and means that of the
   * presentation.
   */
  unit: string | null
}

/** FHIR EventTiming, and `FAST` for "en ayunas", which FHIR does not tell from "before breakfast". */
export type When =
  | 'WAKE'
  | 'FAST'
  | 'MORN'
  | 'ACM'
  | 'CM'
  | 'PCM'
  | 'NOON'
  | 'ACD'
  | 'CD'
  | 'PCD'
  | 'AFT'
  | 'ACV'
  | 'CV'
  | 'PCV'
  | 'NIGHT'
  | 'HS'
  | 'AC'
  | 'C'
  | 'PC'

/** Day of the week, by the codes of FHIR DaysOfWeek. */
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** Frequency of a dose: `times` doses in every period of `every`, such as 1 in 8 h or 3 in 1 d. */
export interface Frequency {
  times: Amount
  every: Amount & { unit: TimeUnit }
}

export type StepDuration =
  | ({ kind: 'span'; unit: TimeUnit } & Amount)
  | { kind: 'doses'; count: number }
  | { kind: 'endless' }
  /** `packs`: the number of packages that are used up; absent where the text names no number. */
  | { kind: 'finished'; packs?: number }
  /** Last day of the treatment, as it was written: "hasta el 25 de diciembre". */
  | { kind: 'until'; text: string }

export interface Most {
  value: number
  /** Unit of the maximum that may be taken; null for the unit of the dose, `vez` for a number of times. */
  unit: string | null
}

/** Content of one unit of a dose, such as 500 mg in one tablet. */
export interface Strength {
  value: number
  unit: string
  /** Contents of the other ingredients of a combination, in the same unit: 125 of "875/125 mg". */
  others?: number[]
}

/**
 * How a whole treatment is repeated. `rest`: the treatment begins again after a pause without the medicine. `placebo`:
 * the same, with tablets without a medicine in the pause. `again`: the treatment is repeated after some time.
 */
export interface Repeat {
  kind: 'rest' | 'placebo' | 'again'
  value: number
  unit: TimeUnit
  /** Number of treatments, the first included; null where the text does not say how many. */
  rounds: number | null
}

/** Quantity that is handed over, beside a treatment whose length does not follow from it: "#20 x 7 días". */
export interface Supply {
  value: number
  /** Unit of doses, or `envase` for packages; null for units of the presentation. */
  unit: string | null
  /** Words of the sentence: `surtir 2 cajas`. */
  words: string
}

/**
 * Glucose of the blood in mg/dL; an absent limit is open. Both limits of a span are included. A limit alone is included
 * where `isIncluded` says so: "≥ 300" against "> 300".
 */
export interface Glucose {
  from?: number
  to?: number
  isIncluded?: true
}

/**
 * One dose and when it is taken. Steps with the same `sequence` belong to the same part of the treatment, as 10 units at
 * morning and 12 at night.
 */
export interface Step {
  sequence: number
  dose: Dose | null
  /** Content of one unit of the dose: "de 500 mg", "5 ml (250 mg)". */
  strength: Strength | null
  frequency: Frequency | null
  when: When[]
  /** Minutes by which the dose is taken before or after the meal of `when`. */
  offset: number | null
  /** Clock times of the dose as `HH:MM`. */
  at: string[]
  days: Weekday[]
  /** Number of days a week, where the text does not name the days: "5 días a la semana". */
  daysAWeek: number | null
  /** Event that each dose follows, as a key of `DOSE_EVENTS`. */
  after: string | null
  /** Glucose of the blood at which the dose is taken. */
  glucose: Glucose | null
  duration: StepDuration | null
  supply: Supply | null
  repeat: Repeat | null
  /** Reasons of taking as needed. Null: taken regularly. Empty: as needed, without a reason. */
  asNeeded: string[] | null
  most: Most | null
  route: AdministrationRoute | null
  /** Place of the body, as a key of `SITES`. */
  site: string | null
  /** Remarks on how to take the medicine: keys of `NOTES`, or words as they were written. */
  notes: string[]
}

export const EMPTY_STEP: Step = {
  sequence: 1,
  dose: null,
  strength: null,
  frequency: null,
  when: [],
  offset: null,
  at: [],
  days: [],
  daysAWeek: null,
  after: null,
  glucose: null,
  duration: null,
  supply: null,
  repeat: null,
  asNeeded: null,
  most: null,
  route: null,
  site: null,
  notes: [],
}

/**
 * Strength that the sentence of a step states. For a counted unit, such as a tablet, the sentence states the content of one unit.
 * For a dose in a liquid measure, such as ml or drops, it states the content of the whole dose, and `inAll` is true.
 */
export function heldBy({ dose, strength }: Step): (Strength & { inAll: boolean }) | null {
  if (strength === null) return null
  const inAll = dose?.unit != null && isPoured(dose.unit) && dose.high === undefined
  if (!inAll) return { ...strength, inAll }
  const others = strength.others?.map((one) => one * dose.low)
  return { ...strength, value: strength.value * dose.low, ...(others && { others }), inAll }
}

const HOURS: Record<TimeUnit, number> = { min: 1 / 60, h: 1, d: 24, wk: 168, mo: 720, a: 8760 }

/** Hours in a span. A month is 30 days, as treatments are counted, a year 365. */
export const hoursIn = (value: number, unit: TimeUnit): number => value * HOURS[unit]

/** The longest treatment in days, about ten years: a longer one is a typing error, and counts as not stated. */
export const LONGEST_TREATMENT = 3660

/** Moments that name a part of the day and no meal, by their FHIR codes. */
export const PART_OF_DAY = /^(?:MORN|NOON|AFT|NIGHT|HS)$/

/** Moments that occur once a day each, without those that only mean "with food". */
export const countedMoments = (when: readonly When[]): When[] =>
  when.filter((moment) => moment !== 'AC' && moment !== 'C' && moment !== 'PC')

/** Moments that only relate to meals: "con los alimentos". */
export const mealsOf = (when: readonly When[]): When[] =>
  when.filter((moment) => moment === 'AC' || moment === 'C' || moment === 'PC')

/**
 * Maximum number of times a day; null when nothing regular is stated. Less than one for a treatment that is not
 * daily.
 */
export function timesPerDay(step: Step): number | null {
  const moments = countedMoments(step.when).length + step.at.length
  const { frequency, days } = step
  const rate =
    frequency === null
      ? moments
      : ((frequency.times.high ?? frequency.times.low) * 24) /
        hoursIn(frequency.every.low, frequency.every.unit)
  const onDays = days.length > 0 ? days.length : step.daysAWeek
  if (onDays !== null) return (onDays / 7) * Math.max(1, rate)
  return rate > 0 ? rate : null
}

/** Number of days of the treatment, the longer end of a range; null when it has no fixed end. */
export function daysOf(duration: StepDuration | null): number | null {
  if (duration === null) return null
  if (duration.kind === 'doses') return duration.count === 1 ? 1 : null
  if (duration.kind !== 'span') return null
  return Math.ceil(hoursIn(duration.high ?? duration.low, duration.unit) / 24 - 1e-9)
}
