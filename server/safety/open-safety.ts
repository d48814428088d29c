import type { CatalogueData as CatalogueKnowledge } from '#knowledge/catalogue/load.ts'
import { loadSafety } from '#knowledge/safety/load.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import type { Source } from '#knowledge/sources.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { createSafetyCheck, type CheckSafety } from './check.ts'
import { remembering } from '../remember.ts'
import { type ContentsReader, createContentsReader } from './read-contents.ts'
import { createRowReader, type ReadRow } from './read-rows.ts'

/** The checks as the application holds them in memory. */
export interface Safety {
  /** The rules themselves: what may be named in a record is what they know. */
  rules: SafetyKnowledge
  read: ReadRow
  /** What a product holds. */
  contents: ContentsReader
  check: CheckSafety
  /** What rules cite, by id. */
  sources: ReadonlyMap<string, Source>
  /** Every name that means a drug, in plain words: ingredients to their key, brands to themselves. */
  names: ReadonlyMap<string, string>
}

function drugNames(knowledge: CatalogueKnowledge, ingredients: ReadonlyMap<string, string>) {
  const plain = (name: string): string => (normalize(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
  const brands = knowledge.products.flatMap(({ brands: own }) => own)
  return new Map([
    ...brands.map((brand) => [plain(brand), plain(brand)] as const),
    ...[...ingredients].map(([name, key]) => [plain(name), key] as const),
  ])
}

/**
 * Reads every rule and readies the checks.
 * @throws Error that names each row that does not hold: with a dead file nothing starts, and nothing looks clean.
 */
export function openSafety(
  root: string,
  knowledge: CatalogueKnowledge,
  products: Pick<Catalogue, 'productByUid' | 'presentationOf'>,
): Safety {
  const rules = loadSafety(root, knowledge)
  const reader = createContentsReader(knowledge, rules)
  const contents: ContentsReader = { ...reader, ofText: remembering((text) => reader.ofText(text)) }
  return {
    rules,
    read: createRowReader(products, contents, rules),
    contents,
    check: createSafetyCheck(rules),
    sources: knowledge.sources,
    names: drugNames(knowledge, rules.names),
  }
}
