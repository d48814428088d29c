import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import type { CheckedItem } from '../subject.ts'

/**
 * Sorts the drugs of a safety check (`items`). The drugs in `present` are taken or new. The drugs in `lingering` are no longer
 * taken, but the effect of one of their ingredients still lasts, and no present drug has this ingredient. Only interactions are
 * checked with a lingering drug.
 * @param lasts for how long the effect of a drug outlasts its last dose, by the drug's key
 */
export function sortLingering(
  items: readonly CheckedItem[],
  lasts: SafetyKnowledge['lingering'],
): { present: CheckedItem[]; lingering: CheckedItem[] } {
  const present = items.filter(({ endedDays }) => endedDays === undefined)
  const taken = new Set(present.flatMap(({ ingredients }) => ingredients ?? []))
  const lingering = items.flatMap((item) => {
    const { endedDays, ingredients } = item
    if (endedDays === undefined) return []
    const lasting = (ingredients ?? []).filter(
      (key) => !taken.has(key) && lasts.get(key)?.some(({ days }) => endedDays < days),
    )
    return lasting.length > 0 ? [{ ...item, ingredients: lasting }] : []
  })
  return { present, lingering }
}

/**
 * Whether the effect of a checked drug's ingredient still matters for another drug; always true for a drug that is still taken.
 */
export const isFelt = (
  { endedDays }: CheckedItem,
  key: string,
  other: string,
  lasts: SafetyKnowledge['lingering'],
): boolean =>
  endedDays === undefined ||
  (lasts.get(key) ?? []).some(({ days, toward }) => endedDays < days && (toward?.has(other) ?? true))
