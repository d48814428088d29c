import type { CheckedItem } from '../subject.ts'

/**
 * Sorts the items of a check: `present` are taken or new; `lingering` are no longer taken, but the effect of one of their
 * ingredients lasts, and no present item has it. Only interactions are checked with a lingering item.
 * @param days for which the effect of a drug outlasts its last dose, by the drug's key
 */
export function sortLingering(
  items: readonly CheckedItem[],
  days: ReadonlyMap<string, number>,
): { present: CheckedItem[]; lingering: CheckedItem[] } {
  const present = items.filter(({ endedDays }) => endedDays === undefined)
  const taken = new Set(present.flatMap(({ ingredients }) => ingredients ?? []))
  const lingering = items.flatMap((item) => {
    const { endedDays, ingredients } = item
    if (endedDays === undefined) return []
    const lasting = (ingredients ?? []).filter((key) => !taken.has(key) && endedDays < (days.get(key) ?? 0))
    return lasting.length > 0 ? [{ ...item, ingredients: lasting }] : []
  })
  return { present, lingering }
}
