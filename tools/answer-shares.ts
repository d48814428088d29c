import { normalize } from '#contract/values/normalize.ts'
import { answersOf } from '#knowledge/safety/answered.ts'
import { type CheckQuestion, QUESTIONS } from '#knowledge/safety/question.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'

/**
 * Shares of ingredients for one question of the safety checks: a rule answers it, a row of knowledge/safety/reviewed answers it,
 * or nothing does. The three shares sum to 1.
 */
export interface Shares {
  rule: number
  reviewed: number
  gap: number
}

/**
 * Shares for every question of the safety checks: over all ingredients in `names`, and over the ingredients in `use`, each
 * weighted by its number in `use`. Only ingredients that act inside the body are counted; fewer questions are asked about drugs
 * on skin and mucosa.
 */
export function answerShares(
  knowledge: SafetyKnowledge,
  names: readonly string[],
  use: ReadonlyMap<string, number>,
): { question: CheckQuestion; of: Shares; weighted: Shares }[] {
  const { byRule, byReview } = answersOf(knowledge)
  return QUESTIONS.map((question) => {
    const sharesOf = (drugs: Iterable<readonly [string, number]>): Shares => {
      const sums = { rule: 0, reviewed: 0, gap: 0 }
      let total = 0
      for (const [drug, weight] of drugs) {
        const kind = byRule.get(question)?.has(drug)
          ? 'rule'
          : byReview.get(question)?.has(drug)
            ? 'reviewed'
            : 'gap'
        sums[kind] += weight
        total += weight
      }
      return { rule: sums.rule / total, reviewed: sums.reviewed / total, gap: sums.gap / total }
    }
    return {
      question,
      of: sharesOf(names.map((name) => [knowledge.names.get(normalize(name)) ?? '', 1])),
      weighted: sharesOf(use),
    }
  })
}

/** The three shares of a question of the safety checks as percentages. */
export const sharesLine = ({ rule, reviewed, gap }: Shares): string =>
  [`rule ${percent(rule)}`, `reviewed ${percent(reviewed)}`, `gap ${percent(gap)}`].join(', ')

const percent = (share: number): string => `${(100 * share).toFixed(0).padStart(3)} %`
