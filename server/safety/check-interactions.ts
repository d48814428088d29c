import type { IngredientKeys, InteractionRule, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { holdsFor } from './context/holds.ts'
import { isFelt } from './context/lingering.ts'
import type { Situation } from './context/situation.ts'
import { bySeverity, type CheckFinding, findingOf } from './finding.ts'
import type { CheckedItem } from './subject.ts'

/**
 * The most serious interaction rule about two ingredients; undefined for none.
 * @param situation patient and medication, for rules that hold only in some circumstances; without a situation none of
 * these rules holds
 */
export type FindRule = (
  a: InteractionSide,
  b: InteractionSide,
  situation?: Situation,
) => InteractionRule | undefined
export type InteractionSide = { key: string; reach: CheckedItem['reach']; item?: CheckedItem }

/**
 * Indexes the interaction rules by ingredient. For a pair, only the rules about one of its ingredients are then
 * searched.
 */
export function indexInteractions(rules: readonly InteractionRule[]): FindRule {
  const byKey = new Map<string, InteractionRule[]>()
  const ordered = rules.toSorted(bySeverity)
  const replaceable = new Set(rules.flatMap(({ insteadOf = [] }) => insteadOf))
  for (const rule of ordered) {
    for (const key of new Set([...rule.a, ...rule.b])) {
      const list = byKey.get(key)
      if (list === undefined) byKey.set(key, [rule])
      else list.push(rule)
    }
  }
  return (x, y, situation) => {
    if (x.key === y.key || x.reach === 'skin' || y.reach === 'skin') return undefined
    let kept: InteractionRule | undefined
    for (const rule of byKey.get(x.key) ?? []) {
      // The rules are sorted by severity. Once a rule that holds is found, only a rule that replaces it (`insteadOf`) matters.
      if (kept && !rule.insteadOf?.includes(kept.id)) continue
      if (!speaksAndHolds(rule, x, y, situation)) continue
      kept = rule
      if (!replaceable.has(rule.id)) return rule
    }
    return kept
  }
}

/** Whether an interaction rule is about these two ingredients, and holds for this patient and dose. */
function speaksAndHolds(
  rule: InteractionRule,
  x: InteractionSide,
  y: InteractionSide,
  situation: Situation | undefined,
): boolean {
  const isInOrder = speaksOf(rule, x, y)
  if (!isInOrder && !speaksOf(rule, y, x)) return false
  if (rule.apart && !x.item?.current && !y.item?.current) return false
  if (rule.context == null) return true
  const { key, item } = isInOrder === (rule.doseOf === 'a') ? x : y
  return !!situation && holdsFor(rule.context, situation, item && { item, key })
}

function speaksOf(rule: InteractionRule, a: InteractionSide, b: InteractionSide): boolean {
  return (
    rule.a.has(a.key) &&
    rule.b.has(b.key) &&
    (a.reach === 'systemic' || rule.local === 'a' || rule.local === 'both') &&
    (b.reach === 'systemic' || rule.local === 'b' || rule.local === 'both')
  )
}

/**
 * Checks the interactions of every pair of checked drugs of which at least one is new. Ingredients of one product are not
 * compared with each other.
 */
export function checkInteractions(
  items: readonly CheckedItem[],
  find: FindRule,
  { printed, lingering }: Pick<SafetyKnowledge, 'printed' | 'lingering'>,
  situation?: Situation,
): CheckFinding[] {
  const findings: CheckFinding[] = []
  for (const [i, first] of items.entries()) {
    for (const second of items.slice(i + 1)) {
      if (first.current && second.current) continue
      for (const a of first.ingredients ?? []) {
        for (const b of second.ingredients ?? []) {
          const rule = find(
            { key: a, reach: first.reach, item: first },
            { key: b, reach: second.reach, item: second },
            situation,
          )
          if (rule === undefined || !isFelt(first, a, b, lingering) || !isFelt(second, b, a, lingering))
            continue
          const about = [printed.get(a) ?? a, printed.get(b) ?? b]
          findings.push(findingOf('interaction', rule, [first.key, second.key], about))
        }
      }
    }
  }
  return findings
}

/**
 * Ingredients that at least one interaction rule is about. For any other ingredient, a check without a finding does not
 * mean that there is no interaction.
 */
export const inInteractions = ({ interactions }: Pick<SafetyKnowledge, 'interactions'>): IngredientKeys =>
  new Set(interactions.flatMap(({ a, b }) => [...a, ...b]))
