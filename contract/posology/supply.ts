import type { Supply } from './draft.ts'
import { numberText, unitName } from './unit-names.ts'
import { quantityOf } from './quantity.ts'
import { timesPerDay, type Step, type StepDuration } from './step.ts'
import { isWeighed } from './units.ts'

const NEVER: StepDuration = { kind: 'span', low: 0, unit: 'd' }
/** Longest treatment, in days, that may be computed from a quantity that is handed over. */
const LONGEST_DAYS = 365

/**
 * The steps with the duration that follows from a quantity that is handed over: "c/12h #20" are ten days. Beside a
 * duration that needs less, and for a medicine as needed, the quantity becomes a remark. A quantity that does not
 * suffice or makes no whole doses gives a duration of no days, which the checks report as absurd.
 */
export function supplied(steps: Step[], supply: Supply): Step[] {
  const [first] = steps
  if (first === undefined) return steps
  const { dose, asNeeded } = first
  const isCounted = dose?.unit != null && !isWeighed(dose.unit) && dose.unit !== 'gota'
  // "1 dosis c/8h #30" does not say what there are 30 of.
  if (supply.words === null && dose?.unit === 'dosis') return withAll(steps, { duration: NEVER })
  // "#1" of a syrup is one bottle.
  const isPack = supply.words !== null || (supply.unit === null && !isCounted)
  const words = supply.words ?? wordsOf(supply.value, isPack ? 'envase' : (supply.unit ?? dose?.unit ?? ''))
  const noted = () => withAll(steps, { notes: [`surtir ${words}`, ...first.notes] })
  if (supply.unit !== null && supply.words === null && supply.unit !== dose?.unit)
    return withAll(steps, { duration: NEVER })
  if (asNeeded !== null) return noted()
  if (isPack)
    return first.duration === null && supply.value % 1 === 0
      ? withAll(steps, { duration: { kind: 'finished', packs: supply.value } })
      : noted()
  if (first.duration !== null) {
    const needed = quantityOf(steps)
    if (needed.known && needed.value === supply.value) return steps
    return needed.known && needed.value < supply.value ? noted() : withAll(steps, { duration: NEVER })
  }
  return withAll(steps, { duration: lengthOf(steps, supply.value) })
}

const withAll = (steps: readonly Step[], change: Partial<Step>): Step[] =>
  steps.map((step) => ({ ...step, ...change }))

const wordsOf = (value: number, unit: string): string =>
  `${numberText(value)} ${unitName(unit).es[value === 1 ? 0 : 1]}`

/** Duration for which a number of units lasts; no days where the units do not make whole doses. */
function lengthOf(steps: readonly Step[], value: number): StepDuration {
  const doses = steps.map(({ dose }) => dose)
  const rates = steps.map(timesPerDay)
  const isFixed = doses.every((dose) => dose !== null && dose.high === undefined)
  const perDay = steps.reduce((sum, { dose }, i) => sum + (dose?.low ?? 0) * (rates[i] ?? Number.NaN), 0)
  const days = value / perDay
  if (isFixed && Math.abs(days - Math.round(days)) < 1e-9 && days >= 1 && days <= LONGEST_DAYS)
    return { kind: 'span', low: Math.round(days), unit: 'd' }
  const count = value / (doses[0]?.low ?? Number.NaN)
  if (isFixed && steps.length === 1 && count % 1 === 0) return { kind: 'doses', count }
  return NEVER
}
