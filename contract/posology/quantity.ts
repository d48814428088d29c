import { groupsOf } from './groups.ts'
import { SITES } from './reading/lexicon-places.ts'
import { cellsOf } from './reading/lexemes.ts'
import { daysOf, hoursIn, timesPerDay, type Step } from './step.ts'
import { isWorn } from './units.ts'

export type NoQuantity =
  | 'dose-missing'
  | 'unit-missing'
  | 'frequency-missing'
  | 'duration-missing'
  | 'no-end'
  | 'until-finished'
  | 'as-needed'
  | 'not-measured'
  | 'different-units'

export type Quantity = { known: true; value: number; unit: string } | { known: false; why: NoQuantity }

const PLACES = new Map(cellsOf(SITES).map(([key = '', , places = '1']) => [key, Number(places)]))

/** Maximum amount that the whole treatment takes, in units of the dose; or the reason why it is unknown. */
export function quantityOf(steps: readonly Step[]): Quantity {
  let total = 0
  let unit: string | null = null
  for (const step of groupsOf(steps).flat()) {
    const one = quantityOfStep(step)
    if (!one.known) return one
    if (unit !== null && unit !== one.unit) return { known: false, why: 'different-units' }
    unit = one.unit
    total += one.value
  }
  return unit === null ? { known: false, why: 'dose-missing' } : { known: true, value: rounded(total), unit }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

function quantityOfStep(step: Step): Quantity {
  const no = (why: NoQuantity): Quantity => ({ known: false, why })
  const { dose, duration, most } = step
  if (dose === null) return no('dose-missing')
  if (dose.unit === null) return no('unit-missing')
  if (dose.unit === 'aplicación') return no('not-measured')
  if (step.glucose !== null || (step.after !== null && most === null)) return no('as-needed')
  if (duration === null) return no(step.asNeeded === null ? 'duration-missing' : 'as-needed')
  if (duration.kind === 'endless' || duration.kind === 'until') return no('no-end')
  if (duration.kind === 'finished') return no('until-finished')
  const { unit } = dose
  const each = (dose.high ?? dose.low) * (PLACES.get(step.site ?? '') ?? 1)
  const rounds = step.repeat?.rounds ?? 1
  if (duration.kind === 'doses') return { known: true, value: rounded(each * duration.count * rounds), unit }
  const days = daysOf(duration) ?? 0
  const perDay = timesPerDay(step)
  if (isWorn(unit) && perDay === null) return { known: true, value: rounded(each * rounds), unit }
  if (perDay === null && most === null) return no(step.asNeeded === null ? 'frequency-missing' : 'as-needed')
  const regular = perDay === null ? Infinity : each * timesIn(step, perDay, days)
  const limit =
    most === null || most.unit === 'vez' || most.unit === 'dosis' || (most.unit ?? unit) !== unit
      ? Infinity
      : most.value * days
  const byTimes =
    most !== null && (most.unit === 'vez' || most.unit === 'dosis') ? most.value * each * days : Infinity
  const least = Math.min(regular, limit, byTimes)
  return least === Infinity ? no('as-needed') : { known: true, value: rounded(least * rounds), unit }
}

/**
 * Number of doses in the given number of days. The first dose is taken at once, so that an
 * interval that has begun counts as one dose.
 */
function timesIn(step: Step, perDay: number, days: number): number {
  const { frequency, days: weekdays } = step
  if (
    weekdays.length > 0 ||
    step.daysAWeek !== null ||
    frequency === null ||
    countsByDay(frequency.every.unit, frequency.every.low)
  )
    return Math.ceil(perDay * days - 1e-9)
  const hours = hoursIn(frequency.every.low, frequency.every.unit)
  return Math.ceil((days * 24) / hours - 1e-9) * (frequency.times.high ?? frequency.times.low)
}

const countsByDay = (unit: string, value: number): boolean => unit === 'd' && value === 1
