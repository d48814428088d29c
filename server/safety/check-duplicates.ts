import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { runningCourse, sameIngredient } from '#knowledge/safety/plain-rules.ts'
import { type CheckFinding, findingOf } from './finding.ts'
import { isSameTherapy, type RunningItem } from './running-beside.ts'
import type { CheckedItem } from './subject.ts'

/** Finds an ingredient in two rows, and more drugs of a group than its rule allows. */
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
 * Finds rows that repeat a running course: one finding for all courses of an earlier prescription with the same last
 * day.
 */
export function checkRepeated(
  items: readonly CheckedItem[],
  repeated: readonly RunningItem[],
  { printed }: Pick<SafetyKnowledge, 'printed'>,
): CheckFinding[] {
  const systemic = repeated.filter((course) => course.reach === 'systemic')
  const together = new Map<string, RunningItem[]>()
  for (const course of systemic) {
    const { signature, until } = course.prescribed
    const key = `${signature} ${until}`
    together.set(key, [...(together.get(key) ?? []), course])
  }
  return [...together.values()].map((courses) => {
    const again = items.filter((item) => !item.current && courses.some((one) => isSameTherapy(item, one)))
    const keys = [...again, ...courses].map((item) => item.key)
    const about = courses.flatMap(({ ingredients }) => ingredients ?? [])
    const names = [...new Set(about)].map((key) => printed.get(key) ?? key)
    return findingOf('repeat', runningCourse, keys, names)
  })
}
