import { hoursIn, type Dose, type Frequency, type Step, type TimeUnit } from '../step.ts'
import { isSwallowedPiece } from '../units.ts'

/** Longest interval in hours that is written in hours: a patch that is worn for four days. */
const LONGEST_HOURS = 96
/** Hours of a patch that is worn for a week. */
const HOURS_OF_A_WEEK = 168
/** Longest ordinary interval in days: an injection that is given every 14 weeks. */
const LONGEST_DAYS = 98
/** Longest ordinary interval in days of a medicine that is swallowed: once in two months. */
const LONGEST_SWALLOWED = 60
/** The intervals beyond the ordinary ones at which medicines are given: every 4, 6 and 12 months, in each unit of time. */
const RARE: Readonly<Partial<Record<TimeUnit, readonly number[]>>> = {
  d: [120, 180, 182, 365],
  wk: [16, 24, 26, 52],
  mo: [4, 6, 12],
  a: [1],
}

/** Whether nobody takes doses at the interval of a step, such as "cada 8 meses", so that the interval is mistyped. */
export function isOddInterval({ dose, route }: Pick<Step, 'dose' | 'route'>, { every }: Frequency): boolean {
  const longest = isSwallowed(dose, route) ? LONGEST_SWALLOWED : LONGEST_DAYS
  return [every.low, every.high ?? every.low].some((value) => !isUsual(value, every.unit, longest))
}

const isSwallowed = (dose: Dose | null, route: Step['route']): boolean =>
  route === 'oral' || (route === null && isSwallowedPiece(dose?.unit ?? ''))

/**
 * Whether an interval is usual: minutes up to an hour, hours that divide a day, whole half days, or whole days, weeks and
 * months up to the longest interval.
 */
function isUsual(value: number, unit: TimeUnit, longest: number): boolean {
  if (unit === 'min') return value >= 5 && value <= 60
  if (unit === 'h' && value < 24) return value === 5 || (value >= 1 && 24 % value === 0)
  if (unit === 'h') return value === HOURS_OF_A_WEEK || (value % 12 === 0 && value <= LONGEST_HOURS)
  const isOrdinary = value % 1 === 0 && value >= 1 && hoursIn(value, unit) / 24 <= longest
  return isOrdinary || RARE[unit]?.includes(value) === true
}
