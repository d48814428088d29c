import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { runningCourse, sameIngredient } from '#knowledge/safety/plain-rules.ts'
import { type CheckFinding, findingOf } from './finding.ts'
import { continues } from './running-beside.ts'
import type { CheckedItem } from './subject.ts'

/** Finds the same ingredient in two rows, and more drugs of a group than the group's rule allows. */
export function checkDuplicates(
  items: readonly CheckedItem[],
  { duplicates, printed }: Pick<SafetyKnowledge, 'duplicates' | 'printed'>,
): CheckFinding[] {
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

/**
 * Finds rows that continue a medicine of the record or of an earlier prescription. All such rows make one finding. A patient
 * with several chronic medicines would otherwise get several equal findings.
 */
export function checkRepeated(
  items: readonly CheckedItem[],
  repeated: readonly CheckedItem[],
  { printed }: Pick<SafetyKnowledge, 'printed'>,
): CheckFinding[] {
  const taken = repeated.filter((one) => one.reach === 'systemic')
  const again = items.filter((item) => !item.current && taken.some((one) => continues(item, one)))
  if (again.length === 0) return []
  const about = [...new Set(again.flatMap(({ ingredients }) => ingredients ?? []))]
  const keys = [...again, ...taken].map((item) => item.key)
  const continued = again.flatMap((row) =>
    taken.filter((one) => continues(row, one)).map((one) => ({ row: row.key, taken: one.key })),
  )
  const names = about.map((key) => printed.get(key) ?? key)
  return [{ ...findingOf('repeat', runningCourse, keys, names), continued }]
}
