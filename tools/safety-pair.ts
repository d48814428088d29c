import { normalize } from '#contract/values/normalize.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import { reviewedFor } from '#knowledge/safety/reviewed.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { UNKNOWN_PATIENT } from '#server/safety/check-draft.ts'
import { checkDuplicates } from '#server/safety/check-duplicates.ts'
import { checkInteractions, indexInteractions, inInteractions } from '#server/safety/check-interactions.ts'
import { situationOf } from '#server/safety/context/build-situation.ts'
import { oralItem } from '#server/safety/context/oral-item.ts'
import { bySeverity } from '#server/safety/finding.ts'
import type { ContentsReader } from '#server/safety/read-contents.ts'

/** Result of the safety rules for two ingredients taken by mouth: an interaction, or a duplication. */
export interface PairVerdict {
  a: string
  b: string
  outcome: 'found' | 'none' | 'unchecked'
  severity: string | null
  interrupts: boolean
  source: string | null
}

/**
 * Answers lines of the form `ingredient,ingredient`. A brand or a combination counts as each of its ingredients. A name is
 * "unchecked", never "none", if it is unknown, only partly known, or in neither a rule nor a reviewed row. An ingredient that
 * exists only for skin, eye, ear or nose needs no row.
 * @param products products of the catalogue, whose routes say where an ingredient acts
 */
export function createPairVerdict(
  knowledge: SafetyKnowledge,
  { ofText }: Pick<ContentsReader, 'ofText'>,
  products: readonly Product[],
): (line: string) => PairVerdict {
  const find = indexInteractions(knowledge.interactions)
  const reviewed = reviewedFor(knowledge.reviewed, 'interaction', 'systemic')
  const covered = new Set([...inInteractions(knowledge), ...reviewed, ...localOnly(products, knowledge)])
  const keysOf = (name: string): string[] => {
    const key = knowledge.names.get(normalize(name))
    if (key !== undefined) return [key]
    const { ingredients, unknown } = ofText(name)
    return unknown.length > 0 ? [] : ingredients.map((ingredient) => ingredient.key)
  }
  return (line) => {
    // A line with a third name, or with a comma within a name, is not a pair.
    const [a = '', b = '', ...rest] = line.split(',').map((name) => name.trim())
    const [first, second] = rest.length > 0 ? [[], []] : [keysOf(a), keysOf(b)]
    const silent = { a, b, severity: null, interrupts: false, source: null }
    if (first.length === 0 || second.length === 0) return { ...silent, outcome: 'unchecked' }
    const rows = [oralItem('a', first), oralItem('b', second)]
    const [worst] = [
      ...checkInteractions(rows, find, knowledge, situationOf(rows, UNKNOWN_PATIENT, knowledge)),
      ...checkDuplicates(rows, knowledge),
    ].toSorted(bySeverity)
    const isCovered = [first, second].every((keys) => keys.some((key) => covered.has(key)))
    if (worst === undefined) return { ...silent, outcome: isCovered ? 'none' : 'unchecked' }
    const { severity, interrupts, sources } = worst
    return { a, b, outcome: 'found', severity, interrupts, source: sources.join('|') }
  }
}

/** Keys of the ingredients whose products all act on one part of the body only. */
function localOnly(
  products: readonly Product[],
  { names, reach }: Pick<SafetyKnowledge, 'names' | 'reach'>,
): Set<string> {
  const local = new Set<string>()
  const systemic = new Set<string>()
  for (const { ingredients, route } of products) {
    const reached = (reach.get(route) ?? 'systemic') === 'systemic' ? systemic : local
    for (const { name } of ingredients) reached.add(names.get(normalize(name)) ?? '')
  }
  return new Set([...local].filter((key) => !systemic.has(key)))
}
