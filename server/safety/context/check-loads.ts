import type { LoadRule, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { bySeverity, type CheckFinding, findingOf } from '../finding.ts'
import type { CheckedItem } from '../subject.ts'
import { holdsFor } from './holds.ts'
import type { Situation } from './situation.ts'

/**
 * Adds one finding for each rule about drugs whose effects add up. Such a finding replaces the findings about its drugs
 * that the rule covers and that are no more serious.
 */
export function checkLoads(
  situation: Situation,
  { loads, printed }: Pick<SafetyKnowledge, 'loads' | 'printed'>,
  found: readonly CheckFinding[],
): CheckFinding[] {
  const told = new Map<string, Sum>()
  for (const rule of loads.toSorted(bySeverity)) {
    if (told.has(rule.load)) continue
    const sum = sumOf(rule, situation)
    if (sum) told.set(rule.load, sum)
  }
  if (told.size === 0) return [...found]
  const sums = [...told.values()]
  const findings = sums.map(({ rule, keys, carrying }) => {
    const about = keys.map((key) => printed.get(key) ?? key)
    const list = rule.context?.risks?.list
    const factors = list === undefined ? [] : situation.risksOf(list).map(({ name }) => name)
    const items = carrying.map(({ key }) => key)
    return { ...findingOf('load', rule, items, about), ...(factors.length > 0 ? { factors } : {}) }
  })
  return [...found.filter((finding) => !sums.some((sum) => absorbs(sum, finding, printed))), ...findings]
}

interface Sum {
  rule: LoadRule
  /** Ingredients whose effects add up, and the rows that contain them. */
  keys: string[]
  carrying: CheckedItem[]
}

function sumOf(rule: LoadRule, situation: Situation): Sum | null {
  const { points, pointsFrom, drugsFrom, each, context } = rule
  const carrying = situation.items.filter(
    ({ reach, ingredients }) => reach === 'systemic' && ingredients?.some((key) => points.has(key)),
  )
  if (carrying.every((item) => item.current)) return null
  const keys = [...new Set(carrying.flatMap(({ ingredients }) => ingredients ?? []))].filter((key) =>
    points.has(key),
  )
  if (keys.length < drugsFrom || keys.reduce((sum, key) => sum + (points.get(key) ?? 0), 0) < pointsFrom)
    return null
  if (each.some((group) => !keys.some((key) => group.has(key)))) return null
  // A third drug whose effect adds up counts as a risk factor, in addition to the risk factors of the patient.
  const more = Math.max(0, keys.length - 2)
  const risks = context?.risks && { ...context.risks, from: Math.max(0, context.risks.from - more) }
  return holdsFor(risks ? { ...context, risks } : context, situation) ? { rule, keys, carrying } : null
}

/**
 * Whether the finding about drugs whose effects add up replaces another finding about some of these drugs. A finding that is
 * more serious is not replaced, but shown in addition.
 */
function absorbs({ rule, keys }: Sum, finding: CheckFinding, printed: SafetyKnowledge['printed']): boolean {
  const { id, kind, about } = finding
  // A finding about a condition or an age is about one drug, whose name stands before the name of the condition.
  const drugs = kind === 'condition' ? about.slice(0, 1) : about
  return (
    rule.absorbs.has(id.split('|')[1] ?? '') &&
    bySeverity(rule, finding) <= 0 &&
    drugs.every((name) => keys.some((key) => (printed.get(key) ?? key) === name))
  )
}
