import type { IngredientKeys, InteractionRule, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { bySeverity, type CheckFinding, findingOf } from './finding.ts'
import type { CheckedItem } from './subject.ts'

/** The most serious rule about two ingredients; undefined for none. */
export type FindRule = (a: InteractionSide, b: InteractionSide) => InteractionRule | undefined
export type InteractionSide = { key: string; reach: CheckedItem['reach'] }

/** Indexes the rules by ingredient, so that a pair is looked up among the rules of one of the two. */
export function indexInteractions(rules: readonly InteractionRule[]): FindRule {
  const byKey = new Map<string, InteractionRule[]>()
  const ordered = rules.toSorted(bySeverity)
  for (const rule of ordered) {
    for (const key of new Set([...rule.a, ...rule.b])) {
      const list = byKey.get(key)
      if (list === undefined) byKey.set(key, [rule])
      else list.push(rule)
    }
  }
  return (x, y) => {
    if (x.key === y.key || x.reach === 'skin' || y.reach === 'skin') return undefined
    return byKey.get(x.key)?.find((rule) => speaksOf(rule, x, y) || speaksOf(rule, y, x))
  }
}

function speaksOf(rule: InteractionRule, a: InteractionSide, b: InteractionSide): boolean {
  return (
    rule.a.has(a.key) &&
    rule.b.has(b.key) &&
    (a.reach === 'systemic' || rule.local === 'a' || rule.local === 'both') &&
    (b.reach === 'systemic' || rule.local === 'b' || rule.local === 'both')
  )
}

/** Checks every pair of items of which at least one is new. Ingredients of one product are not compared. */
export function checkInteractions(
  items: readonly CheckedItem[],
  find: FindRule,
  { printed }: Pick<SafetyKnowledge, 'printed'>,
): CheckFinding[] {
  const findings: CheckFinding[] = []
  for (const [i, first] of items.entries()) {
    for (const second of items.slice(i + 1)) {
      if (first.current && second.current) continue
      for (const a of first.ingredients ?? []) {
        for (const b of second.ingredients ?? []) {
          const rule = find({ key: a, reach: first.reach }, { key: b, reach: second.reach })
          if (rule === undefined) continue
          const about = [printed.get(a) ?? a, printed.get(b) ?? b]
          findings.push(findingOf('interaction', rule, [first.key, second.key], about))
        }
      }
    }
  }
  return findings
}

/**
 * Ingredients that at least one interaction rule is about. For any other ingredient, an empty result of the check
 * means nothing.
 */
export const inInteractions = ({ interactions }: Pick<SafetyKnowledge, 'interactions'>): IngredientKeys =>
  new Set(interactions.flatMap(({ a, b }) => [...a, ...b]))
