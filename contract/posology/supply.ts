import type { WrittenSupply } from './draft.ts'
import { groupsOf } from './groups.ts'
import { quantityOf } from './quantity.ts'
import { daysOf, timesPerDay, type Dose, type Step, type StepDuration, type Supply } from './step.ts'
import { numberText, unitName } from './unit-names.ts'
import { isHandedOutSingly, isInjected, isMass, PACKAGE } from './units.ts'

/** Longest treatment, in days, that may be computed from a quantity that is handed over. */
const LONGEST_DAYS = 365
/** Greatest number of packages that a number alone may count: "5 ml c/8h #1" is one bottle. */
const MOST_PACKAGES = 4
/** Least number of units that a package holds where a number alone counts packages beside a duration. */
const LEAST_IN_PACKAGE = 5
/** Least quantity of tablets that a number alone may count: "1 tab c/24h #1" may be one box. */
const LEAST_PIECES = 3
/** Least content of a bottle, and least dose from it, in ml, where a number alone counts ml: "5 ml c/8h #120". */
const BOTTLE = { content: 30, dose: 1 }

/**
 * Adds the quantity that is handed over to the steps. Without a duration the quantity becomes the duration: "c/12h #20" are
 * ten days. Beside a duration, and for a medicine as needed, both are kept.
 * @returns the steps, or the problem: a quantity that may count units or packages, does not suffice, or makes no whole doses
 */
export function supplied(
  steps: readonly Step[],
  written: WrittenSupply,
): Step[] | 'ambiguous' | 'contradiction' {
  const [first] = steps
  const last = steps.at(-1)
  const isMixed = new Set(steps.map(({ dose }) => dose?.unit)).size > 1 && written.unit !== PACKAGE
  const supply = first === undefined || isMixed ? null : unitFor(first, written)
  if (first === undefined || last === undefined || supply === null) return 'ambiguous'
  const isLast = ({ sequence }: Step): boolean => sequence === last.sequence
  const noted = steps.map((step) => (isLast(step) ? { ...step, supply } : step))
  const { dose } = first
  if (dose === null || first.asNeeded !== null) return noted
  const isOne = isLast(first)
  if (supply.unit === PACKAGE)
    return isOne && first.duration === null
      ? steps.map((step) => ({ ...step, duration: { kind: 'finished', packs: supply.value } }))
      : noted
  if (supply.unit !== dose.unit) return noted
  if (isOne && first.duration === null) {
    if (written.unit === null && isFew(supply)) return 'ambiguous'
    const duration = lengthOf(steps, supply.value)
    return duration === null ? 'contradiction' : steps.map((step) => ({ ...step, duration }))
  }
  const needed = quantityOf(steps)
  if (!needed.known || needed.value < supply.value) return noted
  // "1 tab c/24h x 30 días #1" is one box, because one tablet is no thirtieth of the treatment.
  if (written.unit === null && isPackages(supply.value, needed.value))
    return supplied(steps, { ...written, unit: PACKAGE })
  return needed.value === supply.value ? [...steps] : 'contradiction'
}

const isPackages = (value: number, needed: number): boolean =>
  value <= MOST_PACKAGES && needed >= value * LEAST_IN_PACKAGE

const isFew = ({ value, unit }: Supply): boolean => value < LEAST_PIECES && unit !== 'ml'

/** The quantity with its unit; null where a number alone may count several things, or the unit is not that of the dose. */
function unitFor({ dose, route }: Step, { value, unit, words }: WrittenSupply): Supply | null {
  const own = dose?.unit ?? null
  const of = (held: string | null): Supply => ({ value, unit: held, words: words ?? wordsOf(value, held) })
  if (unit === PACKAGE || (unit !== null && unit === own)) return of(unit)
  // "500 mg c/8h #21 tabletas" does not say how long the tablets last.
  if (unit !== null) return own !== null && isMass(own) && isHandedOutSingly(unit) ? of(unit) : null
  if (own === null || isHandedOutSingly(own)) return of(own)
  // "1 dosis c/8h #30" and "500 mg c/8h #30" do not say what there are 30 of.
  if (own === 'dosis' || isMass(own)) return null
  if (own === 'ml' && isBottle(dose, value) && !isInjected(route)) return of(own)
  return value <= MOST_PACKAGES && !(own === 'ml' && isInjected(route) && value > 1) ? of(PACKAGE) : null
}

const isBottle = (dose: Dose | null, value: number): boolean =>
  value >= BOTTLE.content && (dose?.low ?? 0) >= BOTTLE.dose

const wordsOf = (value: number, unit: string | null): string =>
  unit === null ? `#${value}` : `surtir ${numberText(value)} ${unitName(unit).es[value === 1 ? 0 : 1]}`

/** Duration for which a number of units lasts; null where the units do not make whole doses. */
function lengthOf(steps: readonly Step[], value: number): StepDuration | null {
  const doses = steps.map(({ dose }) => dose)
  const rates = steps.map(timesPerDay)
  const isFixed = doses.every((dose) => dose !== null && dose.high === undefined)
  const perDay = steps.reduce((sum, { dose }, i) => sum + (dose?.low ?? 0) * (rates[i] ?? Number.NaN), 0)
  const days = value / perDay
  if (isFixed && Math.abs(days - Math.round(days)) < 1e-9 && days >= 1 && days <= LONGEST_DAYS)
    return { kind: 'span', low: Math.round(days), unit: 'd' }
  const count = value / (doses[0]?.low ?? Number.NaN)
  return isFixed && steps.length === 1 && count % 1 === 0 ? { kind: 'doses', count } : null
}

/** Days that a quantity lasts, and days of the treatment beside it. */
export interface SupplyDays {
  lasts: number
  of: number
}

/**
 * How many days the quantity of an instruction lasts, where the treatment beside it is shorter: "#20 x 7 días". Null where
 * the text states no quantity in units of the dose, or the days are not all alike.
 */
export function supplyDays(steps: readonly Step[]): SupplyDays | null {
  const [first] = steps
  const supply = first?.asNeeded === null ? first.supply : null
  const of = first?.duration?.kind === 'span' && groupsOf(steps).length === 1 ? daysOf(first.duration) : null
  const needed = quantityOf(steps)
  if (!supply || of === null || !needed.known || needed.unit !== supply.unit) return null
  return { lasts: Math.floor((of * supply.value) / needed.value + 1e-9), of }
}
