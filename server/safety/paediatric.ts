import type { PaediatricDose } from '#knowledge/safety/paediatric-dose.ts'
import type { NoPaediatricDose } from '#contract/safety.ts'
import { amountOf } from './amount.ts'
import type { Contents } from './read-contents.ts'
import { CHILD_BELOW } from '#knowledge/safety/question.ts'

interface Range {
  low: number
  high: number
}

export interface ChildDose {
  rule: PaediatricDose
  /** Range of a child's single dose, in the unit of the rule. */
  dose: Range
  isCapped: boolean
  ml: Range | null
}

export type PaediatricDoses = { reason: NoPaediatricDose } | { reason: null; doses: ChildDose[] }

/**
 * The usual doses of a product for a child of this age and weight, or the reason why there are none. A combination has usual
 * doses only if a rule counts the dose by one of its ingredients. There are no usual doses for a route, age or weight without a
 * rule. A dose that is fixed by age needs no weight.
 */
export function childDoses(
  contents: Contents | undefined,
  child: { ageMonths: number | null; weightKg: number | null },
  rules: readonly PaediatricDose[],
): PaediatricDoses {
  if (!contents || contents.ingredients.length === 0) return { reason: 'unknown-drug' }
  const counted = rules.filter((rule) => isAbout(rule, contents))
  const isMixed = contents.ingredients.length > 1 || contents.unknown.length > 0
  if (isMixed && counted.length === 0) return { reason: 'combination' }
  const { ageMonths, weightKg } = child
  if (ageMonths === null) return { reason: 'missing-age' }
  if (ageMonths >= CHILD_BELOW) return { reason: 'not-a-child' }
  const ofDrug = counted.filter(
    ({ routes, fromMonths, toMonths }) =>
      routes.includes(contents.route) && ageMonths >= fromMonths && ageMonths <= toMonths,
  )
  if (ofDrug.length === 0) return { reason: 'not-covered' }
  if (weightKg === null) {
    if (ofDrug.some(needsWeight)) return { reason: 'missing-weight' }
    return { reason: null, doses: ofDrug.map((rule) => doseOf(rule, 1, contents)) }
  }
  const ofWeight = ofDrug.filter(({ fromKg, toKg }) => weightKg > fromKg && weightKg <= toKg)
  if (ofWeight.length === 0) return { reason: 'not-covered' }
  return { reason: null, doses: ofWeight.map((rule) => doseOf(rule, rule.perKg ? weightKg : 1, contents)) }
}

const needsWeight = ({ perKg, fromKg, toKg }: PaediatricDose): boolean =>
  perKg || fromKg > 0 || toKg < Infinity

/** Whether a dose rule is about these contents: a drug alone, or a combination of which one ingredient is counted. */
function isAbout({ drug, beside }: PaediatricDose, { ingredients, unknown }: Contents): boolean {
  const others = ingredients.map(({ key }) => key).filter((key) => key !== drug)
  const isThere = others.length === ingredients.length - 1 && unknown.length === 0
  return isThere && (beside === undefined ? others.length === 0 : others.length === 1 && others[0] === beside)
}

/**
 * Computes the dose of a child by a rule.
 * @param kg number of kilograms that the amounts of the rule count for: 1 for a dose that does not follow the weight
 */
function doseOf(rule: PaediatricDose, kg: number, contents: Contents): ChildDose {
  const { drug: key, minDay, maxDay, ceilingDay, times } = rule
  const ofDay = (amount: number): number => Math.min(amount * kg, ceilingDay)
  const dose = { low: ofDay(minDay) / times, high: ofDay(maxDay) / times }
  const one = amountOf(1, 'ml', { key, contents, strength: null })
  const perMl = one !== null && one.unit === rule.unit ? one.value : null
  const most = dose.high / (perMl ?? 1)
  return {
    rule,
    dose: { low: tidy(dose.low), high: tidy(dose.high) },
    isCapped: maxDay * kg > ceilingDay,
    ml: perMl === null ? null : { low: measurable(dose.low / perMl, most), high: measurable(most, most) },
  }
}

/** Maximum factor by which rounding a volume may raise a dose. */
const TOLERANCE = 1.05

/**
 * Rounds a volume to the nearest step of a spoon or syringe: half a millilitre, or a tenth below 1 mL. The volume is
 * rounded down where the nearest step would exceed the tolerance.
 */
function measurable(ml: number, most: number): number {
  const step = ml < 1 ? 0.1 : 0.5
  const nearest = Math.round(ml / step)
  const steps = nearest * step > most * TOLERANCE ? Math.floor(ml / step) : nearest
  return tidy(steps * step)
}

const tidy = (value: number): number => Math.round(value * 100) / 100
