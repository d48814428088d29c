import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { sameIngredient } from '#knowledge/safety/plain-rules.ts'
import { type Finding, findingOf } from './finding.ts'
import type { CheckedItem } from './subject.ts'

/** The same ingredient in two rows, and more drugs of one group than a patient takes. */
export function checkDuplicates(
  items: readonly CheckedItem[],
  { duplicates, printed }: Pick<SafetyKnowledge, 'duplicates' | 'printed'>,
): Finding[] {
  const systemic = items.filter((item) => item.reach === 'systemic')
  const carriers = new Map<string, CheckedItem[]>()
  for (const item of systemic) {
    for (const key of new Set(item.ingredients)) carriers.set(key, [...(carriers.get(key) ?? []), item])
  }
  const same = [...carriers]
    .filter(([, carrying]) => carrying.length > 1 && carrying.some((item) => !item.current))
    .map(([key, carrying]) =>
      findingOf(
        'duplicate',
        sameIngredient,
        carrying.map((item) => item.key),
        [printed.get(key) ?? key],
      ),
    )
  const groups = duplicates.flatMap((rule) => {
    const members = [...carriers].filter(([key]) => rule.members.has(key))
    const carrying = [...new Set(members.flatMap(([, carried]) => carried))]
    if (members.length <= rule.atMost || carrying.length < 2) return []
    if (carrying.every((item) => item.current)) return []
    return [
      findingOf(
        'duplicate',
        rule,
        carrying.map((item) => item.key),
        members.map(([key]) => printed.get(key) ?? key),
      ),
    ]
  })
  return [...same, ...groups]
}
