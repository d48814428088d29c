import { normalize } from '#knowledge/text.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { indexInteractions } from '#server/safety/check-interactions.ts'
import { bySeverity, interrupts } from '#server/safety/finding.ts'
import type { ContentsReader } from '#server/safety/read-contents.ts'

/** What the rules say of two ingredients by mouth. */
export interface PairVerdict {
  a: string
  b: string
  outcome: 'found' | 'none' | 'unchecked'
  severity: string | null
  interrupts: boolean
  source: string | null
}

/**
 * Answers `ingredient,ingredient` lines. A brand or a combination is each of its ingredients; a name that is not known,
 * or not wholly, is "unchecked", never "none".
 */
export function createPairVerdict(
  knowledge: SafetyKnowledge,
  { ofText }: Pick<ContentsReader, 'ofText'>,
): (line: string) => PairVerdict {
  const find = indexInteractions(knowledge.interactions)
  const keysOf = (name: string): string[] => {
    const key = knowledge.names.get(normalize(name))
    if (key !== undefined) return [key]
    const { ingredients, unknown } = ofText(name)
    return unknown.length > 0 ? [] : ingredients.map((ingredient) => ingredient.key)
  }
  return (line) => {
    const [a = '', b = ''] = line.split(',').map((name) => name.trim())
    const [first, second] = [keysOf(a), keysOf(b)]
    const silent = { a, b, severity: null, interrupts: false, source: null }
    if (first.length === 0 || second.length === 0) return { ...silent, outcome: 'unchecked' }
    const [rule] = first
      .flatMap((x) =>
        second.flatMap((y) => find({ key: x, reach: 'systemic' }, { key: y, reach: 'systemic' }) ?? []),
      )
      .toSorted(bySeverity)
    if (rule === undefined) return { ...silent, outcome: 'none' }
    const { severity, sources } = rule
    return { a, b, outcome: 'found', severity, interrupts: interrupts(severity), source: sources.join('|') }
  }
}
