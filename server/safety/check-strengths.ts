import { otherStrength } from '#knowledge/safety/plain-rules.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { type CheckFinding, findingOf } from './finding.ts'
import type { CheckedItem } from './subject.ts'

/** Finds rows whose instructions state another amount of the drug than the package has. */
export const checkStrengths = (
  items: readonly CheckedItem[],
  { printed }: Pick<SafetyKnowledge, 'printed'>,
): CheckFinding[] =>
  items.flatMap((item) =>
    item.current
      ? []
      : [...(item.misstated ?? [])].map(([key, { written, held, unit }]) => ({
          ...findingOf('strength', otherStrength, [item.key], [printed.get(key) ?? key], `${written}`),
          figures: { written: tidy(written), limit: tidy(held), unit },
        })),
  )

const tidy = (value: number): number => Math.round(value * 1000) / 1000
