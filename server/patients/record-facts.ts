import type { RecordSections, Reproduction, Trimester } from '#contract/patients/patient-record.ts'
import { LONGEST_PREGNANCY_DAYS, TERM_DAYS } from '#contract/patients/pregnancy-dates.ts'
import { dayParts, daysBetween } from '#contract/values/calendar-day.ts'
import { creatinineClearance } from '#knowledge/safety/cockcroft-gault.ts'
import { estimateGfr } from '#knowledge/safety/egfr.ts'
import { isOnWeightChart } from '#knowledge/safety/weight-charts.ts'
import type { ReproductiveState } from '#knowledge/safety/rule.ts'

/**
 * Days of pregnancy with which the second and the third trimester begin: the first days after 14 and after 28 completed weeks.
 */
const SECOND_FROM = 14 * 7
const THIRD_FROM = 28 * 7

/** Age in complete months on a day; null before birth. */
export function monthsOn(dateOfBirth: string, onDate: string): number | null {
  const [birth, day] = [dayParts(dateOfBirth), dayParts(onDate)]
  if (!birth || !day || dateOfBirth > onDate) return null
  return (day[0] - birth[0]) * 12 + day[1] - birth[1] - (day[2] < birth[2] ? 1 : 0)
}

/** Trimester of a pregnancy on a day; null without a pregnancy, and for one that must have ended by that day. */
export function trimesterOn(r: Reproduction | null, onDate: string): Trimester | null {
  if (!r?.pregnant || hasEnded(r, onDate)) return null
  if (r.due_on === null) return 'unknown'
  const day = TERM_DAYS - daysBetween(onDate, r.due_on)
  if (day < SECOND_FROM) return 'first'
  return day < THIRD_FROM ? 'second' : 'third'
}

const hasEnded = (r: Reproduction, onDate: string): boolean =>
  r.due_on === null
    ? daysBetween(r.on, onDate) > LONGEST_PREGNANCY_DAYS
    : TERM_DAYS - daysBetween(onDate, r.due_on) > LONGEST_PREGNANCY_DAYS

/** Completed weeks of a pregnancy on a day; null without a pregnancy or its due date. */
export function pregnancyWeeksOn(r: Reproduction | null, onDate: string): number | null {
  if (!r?.pregnant || r.due_on === null || hasEnded(r, onDate)) return null
  return Math.floor((TERM_DAYS - daysBetween(onDate, r.due_on)) / 7)
}

/** Number of days for which the answer "not pregnant" is trusted (a limit of the product's own: about a cycle). */
const NO_LASTS_DAYS = 31

/**
 * Whether the recorded answer about a pregnancy is too old for today: the answer "no", or a pregnancy that must have
 * ended.
 */
export const isReproductionOld = (r: Reproduction | null, onDate: string): boolean =>
  r !== null && (r.pregnant ? hasEnded(r, onDate) : daysBetween(r.on, onDate) > NO_LASTS_DAYS)

/**
 * Reproductive states that the safety checks assume for a patient; null when the patient was not asked about pregnancy. A
 * pregnancy of unknown weeks counts as every trimester.
 */
export function reproductiveStates(r: Reproduction | null, onDate: string): ReproductiveState[] | null {
  if (r === null) return null
  const trimester = trimesterOn(r, onDate)
  const lactation: ReproductiveState[] = r.lactating ? ['lactation'] : []
  if (trimester === null) return lactation
  const trimesters: ReproductiveState[] =
    trimester === 'unknown'
      ? ['first-trimester', 'second-trimester', 'third-trimester']
      : [`${trimester}-trimester`]
  return ['pregnancy', ...trimesters, ...lactation]
}

/**
 * The patient's weight if it was measured recently enough for a dose, else null. An adult's weight is always recent enough.
 * A child's weight is recent enough for a tenth of the age at which it was measured, and for at least a month (a limit of
 * the product's own, for lack of a published one).
 */
export function weightOn(
  weight: RecordSections['weight'],
  dateOfBirth: string,
  onDate: string,
): number | null {
  if (weight === null) return null
  const months = monthsOn(dateOfBirth, onDate)
  if (months === null || months >= 18 * 12) return weight.kg
  // A weight outside of all growth charts may have been confirmed by mistake, so no dose is computed from it.
  const measuredAt = monthsOn(dateOfBirth, weight.on)
  if (measuredAt !== null && !isOnWeightChart(weight.kg, measuredAt)) return null
  const lasts = Math.max(31, daysBetween(dateOfBirth, weight.on) / 10)
  return daysBetween(weight.on, onDate) <= lasts ? weight.kg : null
}

/** Number of days for which a normal creatinine value is trusted (a limit of the product's own: a year). */
const CREATININE_LASTS_DAYS = 366

export const isCreatinineOld = (creatinine: RecordSections['creatinine'], onDate: string): boolean =>
  creatinine !== null && daysBetween(creatinine.on, onDate) > CREATININE_LASTS_DAYS

/** Estimated glomerular filtration rate, computed from the recorded creatinine and the age at its measurement. */
export function gfrOf(
  of: Pick<RecordSections, 'creatinine' | 'height'> & { date_of_birth: string; gender: 'M' | 'F' | 'O' },
): number | null {
  if (of.creatinine === null) return null
  const months = monthsOn(of.date_of_birth, of.creatinine.on)
  return estimateGfr({
    creatinine: of.creatinine.mg_dl,
    ageYears: months === null ? null : Math.floor(months / 12),
    female: of.gender === 'O' ? null : of.gender === 'F',
    heightCm: of.height?.cm ?? null,
  })
}

/** Creatinine clearance by Cockcroft-Gault on a day, from the recorded creatinine and weight. */
export function clearanceOn(
  of: Pick<RecordSections, 'creatinine' | 'weight'> & { date_of_birth: string; gender: 'M' | 'F' | 'O' },
  onDate: string,
): number | null {
  const months = monthsOn(of.date_of_birth, onDate)
  return creatinineClearance({
    creatinine: of.creatinine?.mg_dl ?? null,
    ageYears: months === null ? null : Math.floor(months / 12),
    female: of.gender === 'O' ? null : of.gender === 'F',
    weightKg: weightOn(of.weight, of.date_of_birth, onDate),
  })
}
