import { parsePosology } from './parse.ts'
import { countedMoments, hoursIn, type Step, type When } from './step.ts'
import { numberText, unitName } from './unit-names.ts'

/**
 * Maximum number of boxes on the printed sheet in which a patient writes the hours of a medicine. For a medicine
 * that is taken more often, the sheet has words alone.
 */
export const HOURS_AT_MOST = 6

export const DAY_MOMENTS = ['morning', 'noon', 'afternoon', 'night'] as const
export type DayMoment = (typeof DAY_MOMENTS)[number]

/** When a medicine is taken according to its instructions. Instructions that state no times have `moments` null and `hours` 0. */
export interface Taking {
  /** Words for the dose at each moment of the day; null for a table without moments. */
  moments: Partial<Record<DayMoment, string>> | null
  /** Number of times a day, for which the patient writes down the hours; 0 for none. */
  hours: number
}

type Language = 'es' | 'en'

const MOMENTS: Partial<Record<When, DayMoment>> = {
  WAKE: 'morning',
  FAST: 'morning',
  MORN: 'morning',
  ACM: 'morning',
  CM: 'morning',
  PCM: 'morning',
  NOON: 'noon',
  ACD: 'noon',
  CD: 'noon',
  PCD: 'noon',
  AFT: 'afternoon',
  ACV: 'night',
  CV: 'night',
  PCV: 'night',
  NIGHT: 'night',
  HS: 'night',
}

const NOTHING: Taking = { moments: null, hours: 0 }

/**
 * Data of the table of times under an instruction on the printed sheet. Only an instruction that was understood with
 * confidence and is the same every day gets a table. An hour is never chosen for the patient.
 */
export function takingOf(instructions: string, language: Language): Taking {
  const { confident, steps } = parsePosology(instructions)
  const isSteady = steps.every((s) => s.sequence === 1 && s.asNeeded === null && isOfEachDay(s))
  if (!confident || !isSteady) return NOTHING
  const moments = momentsOf(steps, language)
  if (moments) return { moments, hours: 0 }
  const [step] = steps
  if (steps.length !== 1 || !step?.frequency || countedMoments(step.when).length + step.at.length > 0)
    return NOTHING
  const { times, every } = step.frequency
  if (times.high !== undefined || every.high !== undefined) return NOTHING
  const hours = (times.low * 24) / hoursIn(every.low, every.unit)
  return Number.isInteger(hours) && hours <= HOURS_AT_MOST ? { moments: null, hours } : NOTHING
}

/** Whether every day of the treatment, and of the weeks after it, is alike. */
const isOfEachDay = ({ days, daysAWeek, glucose, repeat }: Step): boolean =>
  days.length === 0 && daysAWeek === null && glucose === null && repeat === null

/** Doses by moment; null where a dose has no moment, or two have the same one. */
function momentsOf(steps: readonly Step[], language: Language): Taking['moments'] {
  const moments: NonNullable<Taking['moments']> = {}
  for (const step of steps) {
    const named = countedMoments(step.when).map((when) => MOMENTS[when])
    if (named.length === 0 || step.at.length > 0 || !isOften(step, named.length)) return null
    for (const moment of named) {
      if (moment === undefined || moments[moment] !== undefined) return null
      moments[moment] = doseText(step, language)
    }
  }
  return steps.length === 0 ? null : moments
}

/** Whether a frequency beside the moments states the same number of times: "cada 24 horas, por la mañana". */
function isOften({ frequency }: Step, moments: number): boolean {
  if (frequency === null) return true
  const { times, every } = frequency
  if (times.high !== undefined || every.high !== undefined) return false
  return (times.low * 24) / hoursIn(every.low, every.unit) === moments
}

function doseText({ dose }: Step, language: Language): string {
  if (dose === null) return '●'
  const { low, high, unit } = dose
  const amount = high === undefined ? numberText(low) : `${numberText(low)}–${numberText(high)}`
  if (unit === null) return amount
  const [one, many] = unitName(unit)[language]
  return `${amount} ${(high ?? low) > 1 ? many : one}`
}
