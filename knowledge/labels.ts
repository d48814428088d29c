import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { filled } from './cells.ts'
import { type Faults, readRows } from './csv.ts'
import type { Source } from './sources.ts'
import type { IngredientKeys, Rule } from './safety/rule.ts'

/** Id of the source "label of the ingredient that the finding is about". */
export const OWN_LABEL = 'own-label'

/** Id of the source that is the label of one ingredient. */
export const labelOf = (drug: string): string => `label:${drug}`

const LabelRow = z.object({
  ingredient: filled,
  /** Where the label was approved: by the FDA, in the European Union, or in Mexico only. */
  agency: z.enum(['FDA', 'EU', 'MX']),
  /** Name under which the label lists the ingredient. */
  name: filled,
})

const FILE = 'knowledge/labels.csv'

/** Title and address of a label. DailyMed answers a search by name; the other labels have no common address. */
const PUBLISHED = {
  FDA: (name: string) => ({
    title: `Etiqueta de ${name} (FDA, DailyMed)`,
    url: `https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=${encodeURIComponent(name)}`,
  }),
  EU: (name: string) => ({ title: `Ficha técnica europea de ${name}`, url: '' }),
  MX: (name: string) => ({ title: `Información para prescribir de ${name} autorizada en México`, url: '' }),
}

/** Reads the labels of `labels.csv` as sources of facts, by their ids. */
export function readLabels(root: string, faults: Faults): Map<string, Source> {
  const labels = new Map<string, Source>()
  for (const { row, at } of readRows(root, FILE, LabelRow, faults)) {
    const id = labelOf(normalize(row.ingredient))
    if (labels.has(id)) faults.add(at, `${row.ingredient} has two labels`)
    const read = 'general knowledge of the label; compare with its current text'
    labels.set(id, { id, ...PUBLISHED[row.agency](row.name), read })
  }
  return labels
}

/** Splits a rule that cites `own-label` into one for each ingredient, which cites the label of that ingredient. */
export function withOwnLabels<R extends Rule & { drugs: IngredientKeys }>(
  rules: readonly R[],
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): R[] {
  return rules.flatMap((rule) => {
    if (!rule.sources.includes(OWN_LABEL)) return [rule]
    return [...rule.drugs].map((drug) => {
      if (!sources.has(labelOf(drug))) faults.add(`rule ${rule.id}`, `no label of ${drug} in ${FILE}`)
      const own = rule.sources.map((id) => (id === OWN_LABEL ? labelOf(drug) : id))
      return { ...rule, drugs: new Set([drug]), sources: own }
    })
  })
}

/**
 * The sources of an interaction. The id `own-label` stands for the labels of one side: the first side that names no group
 * (`@…`). If the sides are "bosentán" and "@vitamin-k-antagonists", that is the side "bosentán".
 * @param sides the cells of both sides
 */
export function withLabelsOfNamed(
  cited: readonly string[],
  sides: readonly string[],
  resolve: (cell: string) => IngredientKeys,
  { sources, faults }: { sources: ReadonlyMap<string, Source>; faults: Faults },
  at: string,
): string[] {
  if (!cited.includes(OWN_LABEL)) return [...cited]
  const named = sides.find((cell) => !cell.includes('@'))
  if (named === undefined) faults.add(at, `${OWN_LABEL} needs a side without a group`)
  const labels = [...resolve(named ?? '')].map(labelOf)
  for (const id of labels) if (!sources.has(id)) faults.add(at, `no ${id} in ${FILE}`)
  return cited.flatMap((id) => (id === OWN_LABEL ? labels : [id]))
}
