import * as z from 'zod/mini'
import { filled, several } from '../cells.ts'
import { type Faults, type Located, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import type { AllergyRule } from './rule.ts'
import type { TargetGroup } from './target-group.ts'

const FILE = 'knowledge/safety/allergens.csv'

const SubstanceRow = z.object({
  id: filled,
  name_es: filled,
  name_en: filled,
  aliases: several,
  /** Day on which the sources were read and named no medicine of the catalogue; empty for a substance with rules. */
  nothing_on: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'not a day')),
  sources: several,
})
type Substance = z.output<typeof SubstanceRow>

/** Key of a substance among the allergens. It begins with the sign `@`, with which the key of no ingredient begins. */
export const substanceKey = (id: string): string => `@${id}`

/** Reads the allergens that are no medicine, such as latex and foods. */
export const readSubstances = (root: string, faults: Faults): Located<Substance>[] =>
  readRows(root, FILE, SubstanceRow, faults)

/**
 * The substances as groups that an allergy may name. The only member of such a group is the substance itself, which no
 * medicine contains as an ingredient; rules of `allergies/` say which medicines carry it.
 */
export const substanceGroups = (
  substances: readonly Located<Substance>[],
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): TargetGroup[] =>
  substances.map(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    return {
      id: row.id,
      name: { es: row.name_es, en: row.name_en },
      aliases: row.aliases,
      members: new Set([substanceKey(row.id)]),
      allergy: true,
    }
  })

/** Adds a fault for a substance with neither a rule nor a day on which nothing was found, and for one with both. */
export function checkSubstances(
  substances: readonly Located<Substance>[],
  rules: readonly AllergyRule[],
  faults: Faults,
): void {
  for (const { row, at } of substances) {
    const hasRule = rules.some(({ allergens }) => allergens.has(substanceKey(row.id)))
    if (hasRule === (row.nothing_on !== ''))
      faults.add(at, hasRule ? `${row.id} has a rule and a day` : `${row.id} has neither a rule nor a day`)
  }
}
