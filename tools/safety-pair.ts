import { normalize } from '#knowledge/text.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { indexInteractions } from '#server/safety/check-interactions.ts'
import { interrupts } from '#server/safety/finding.ts'

/** What the rules say of two ingredients by mouth. */
export interface PairVerdict {
  a: string
  b: string
  outcome: 'found' | 'none' | 'unchecked'
  severity: string | null
  interrupts: boolean
  source: string | null
}

/** Answers `ingredient,ingredient` lines; a name that the rules do not know is "unchecked", never "none". */
export function createPairVerdict(knowledge: SafetyKnowledge): (line: string) => PairVerdict {
  const find = indexInteractions(knowledge.interactions)
  return (line) => {
    const [a = '', b = ''] = line.split(',').map((name) => name.trim())
    const [x, y] = [a, b].map((name) => knowledge.names.get(normalize(name)))
    const silent = { a, b, severity: null, interrupts: false, source: null }
    if (x === undefined || y === undefined) return { ...silent, outcome: 'unchecked' }
    const rule = find({ key: x, reach: 'systemic' }, { key: y, reach: 'systemic' })
    if (rule === undefined) return { ...silent, outcome: 'none' }
    const { severity, sources } = rule
    return { a, b, outcome: 'found', severity, interrupts: interrupts(severity), source: sources.join('|') }
  }
}
