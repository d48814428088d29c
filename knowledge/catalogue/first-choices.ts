import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { filled, several } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import type { IngredientNames } from './ingredients.ts'
import type { Use } from './uses.ts'

const WHEN = ['any', 'pregnancy', 'lactation', 'kidney', 'child', 'older', 'condition'] as const

/** Ingredients that a doctor would choose first in place of a drug that a finding of the safety checks stops. */
export interface FirstChoice {
  /** Name of the use (`uses.csv`) in which the drugs are replaced. The row is only about drugs that have this use. */
  use: string
  /** ATC codes, or their beginnings, of the drugs that are replaced. */
  insteadOf: readonly string[]
  /** State of the patient in which the choice applies, such as pregnancy; `any` for every patient. */
  when: (typeof WHEN)[number]
  /** CIE-10 codes, or their beginnings, of the condition; empty for another state. */
  codes: readonly string[]
  /** Normalised names of ingredients, the first choice first. For an empty list no drug is offered. */
  first: readonly string[]
  /** Routes of first choices besides the route of the replaced drug: an injection under the skin instead of a tablet. */
  routes: readonly string[]
}

const Row = z.object({
  use: filled,
  instead_of: several,
  when: z.enum(WHEN),
  codes: several,
  first: several,
  routes: several,
  sources: several,
})

interface Known {
  sources: ReadonlyMap<string, Source>
  names: IngredientNames
  uses: readonly Use[]
}

/** Reads the drugs of first choice. If several rows concern a drug and a patient, the first row counts. */
export function readFirstChoices(
  root: string,
  { sources, names, uses }: Known,
  faults: Faults,
): FirstChoice[] {
  return readRows(root, 'knowledge/catalogue/first-choices.csv', Row, faults).map(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    for (const code of row.instead_of)
      if (!/^[A-Z]\d{2}[A-Z0-9]*$/.test(code)) faults.add(at, `not an ATC group: ${code}`)
    if ((row.when === 'condition') !== row.codes.length > 0) faults.add(at, 'codes belong to a condition')
    for (const name of row.first) if (!names.has(normalize(name))) faults.add(at, `${name} is unknown`)
    if (!uses.some(({ name }) => name === row.use)) faults.add(at, `no use ${row.use}`)
    return {
      use: row.use,
      insteadOf: row.instead_of,
      when: row.when,
      codes: row.codes,
      first: row.first.map((name) => normalize(name)),
      routes: row.routes,
    }
  })
}
