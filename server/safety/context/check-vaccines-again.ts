import { vaccineAgain } from '#knowledge/safety/plain-rules.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { type CheckFinding, findingOf } from '../finding.ts'
import type { CheckedItem } from '../subject.ts'

/** Finds a vaccine that the patient received too recently. Fewer days have passed than must lie between its doses. */
export const checkVaccinesAgain = (
  items: readonly CheckedItem[],
  { daysApart, printed }: Pick<SafetyKnowledge, 'daysApart' | 'printed'>,
): CheckFinding[] =>
  items
    .filter(({ current }) => !current)
    .flatMap((item) =>
      [...new Set(item.ingredients)].flatMap((vaccine) => {
        const apart = daysApart.get(vaccine) ?? 0
        const given = items.find(
          ({ current, endedDays = Infinity, ingredients }) =>
            current && endedDays < apart && ingredients?.includes(vaccine),
        )
        if (given === undefined) return []
        return [
          findingOf('duplicate', vaccineAgain, [item.key, given.key], [printed.get(vaccine) ?? vaccine]),
        ]
      }),
    )
