import type { PosologyProblem } from './draft.ts'
import { parsePosology } from './parse.ts'
import type { Context } from './steps-of-draft.ts'
import { quantityOf, type NoQuantity, type Quantity } from './quantity.ts'
import { sentenceOf } from './sentence.ts'
import { supplyDays, type SupplyDays } from './supply.ts'
import { twoReadings } from './two-readings.ts'
import { daysOf, hoursIn, timesPerDay, type Step } from './step.ts'
import { PACKAGE } from './units.ts'

/** One step of an instruction in flat fields. A range has its lower end in one field, and its upper end in a second field. */
export interface StepSummary {
  dose: number | null
  dose_max?: number
  unit: string | null
  route: string | null
  /** Number of times a day that the dose is taken; null when `interval_hours` is set. */
  times_per_day: number | null
  interval_hours: number | null
  interval_hours_max?: number
  times_per_week?: number
  duration_days: number | null
  prn: boolean
  max_per_day: number | null
}

export interface Summary {
  input: string
  confident: boolean
  steps: StepSummary[]
  /** Sentence for the patient when the text was understood, else the text as it was written. */
  sentence: string
  quantity: number | null
  quantity_unit: string | null
  quantity_missing: NoQuantity | 'not-understood' | null
  problems: PosologyProblem[]
  /** Sentences for the two readings of a text that is not read with confidence; empty where two readings are not known. */
  choices: string[]
  /** Days that the stated quantity lasts and days of the shorter treatment beside it: "#20 x 7 días". */
  supply_days: SupplyDays | null
}

/** Everything that one line of text states, in flat fields, for measuring the parser. */
export function summaryOf(input: string, context: Context = {}): Summary {
  const { confident, steps, problems } = parsePosology(input, context)
  const quantity = quantityIn(steps)
  return {
    input,
    confident,
    steps: steps.map(stepSummary),
    sentence: confident ? sentenceOf(steps) : input,
    quantity: confident && quantity.known ? quantity.value : null,
    quantity_unit: confident && quantity.known ? quantity.unit : null,
    quantity_missing: !confident ? 'not-understood' : quantity.known ? null : quantity.why,
    problems,
    choices: confident ? [] : twoReadings(input, context).map(({ sentence }) => sentence),
    supply_days: confident ? supplyDays(steps) : null,
  }
}

/** The quantity that the text states, or else the one that the treatment takes. */
function quantityIn(steps: readonly Step[]): Quantity {
  const { value, unit } = steps.at(-1)?.supply ?? { value: 0, unit: null }
  return unit === null || unit === PACKAGE ? quantityOf(steps) : { known: true, value, unit }
}

function stepSummary(step: Step): StepSummary {
  const { dose, frequency, duration } = step
  const isOnce = duration?.kind === 'doses' && duration.count === 1
  const perDay = isOnce ? 1 : timesPerDay(step)
  const isInterval =
    frequency !== null && frequency.times.low === 1 && frequency.times.high === undefined && !isDaily(step)
  const isWeekly = !isInterval && perDay !== null && (step.days.length > 0 || perDay < 1)
  return {
    dose: dose?.low ?? null,
    ...(dose?.high !== undefined && { dose_max: dose.high }),
    unit: dose?.unit ?? null,
    route: step.route,
    times_per_day: isInterval || isWeekly ? null : lowest(step, perDay),
    interval_hours:
      isInterval && step.days.length === 0 ? hoursIn(frequency.every.low, frequency.every.unit) : null,
    ...(isInterval &&
      frequency.every.high !== undefined && {
        interval_hours_max: hoursIn(frequency.every.high, frequency.every.unit),
      }),
    ...((isWeekly || (isInterval && step.days.length > 0)) &&
      perDay !== null && { times_per_week: Math.round(perDay * 7 * 100) / 100 }),
    duration_days: daysOf(duration),
    prn: step.asNeeded !== null,
    max_per_day: step.most?.value ?? null,
  }
}

const isDaily = ({ frequency }: Step): boolean => frequency?.every.unit === 'd' && frequency.every.low === 1

const lowest = ({ frequency }: Step, perDay: number | null): number | null =>
  frequency?.times.high === undefined ? perDay : frequency.times.low
