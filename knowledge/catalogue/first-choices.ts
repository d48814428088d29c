import * as z from 'zod/mini'
import { normalize } from '#contract/values/normalize.ts'
import { several } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import type { IngredientNames } from './ingredients.ts'

const WHEN = ['any', 'pregnancy', 'lactation', 'kidney', 'child', 'older', 'condition'] as const

/** Ingredients that a doctor would choose first in place of a drug that a finding of the safety checks stops. */
export interface FirstChoice {
  /** ATC codes, or their beginnings, of the drugs that are replaced. */
  insteadOf: readonly string[]
  /** State of the patient in which the choice applies, such as pregnancy; `any` for every patient. */
  when: (typeof WHEN)[number]
  /** CIE-10 codes, or their beginnings, of the condition; empty for another state. */
  codes: readonly string[]
  /** Normalised names of ingredients, the first choice first. For an empty list no drug is offered. */
  first: readonly string[]
}

const Row = z.object({
  instead_of: several,
  when: z.enum(WHEN),
  codes: several,
  first: several,
  sources: several,
})

/** Reads the drugs of first choice. If several rows concern a drug and a patient, the first row counts. */
export function readFirstChoices(
  root: string,
  sources: ReadonlyMap<string, Source>,
  names: IngredientNames,
  faults: Faults,
): FirstChoice[] {
  return readRows(root, 'knowledge/catalogue/first-choices.csv', Row, faults).map(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    for (const code of row.instead_of)
      if (!/^[A-Z]\d{2}[A-Z0-9]*$/.test(code)) faults.add(at, `not an ATC group: ${code}`)
    if ((row.when === 'condition') !== row.codes.length > 0) faults.add(at, 'codes belong to a condition')
    for (const name of row.first) if (!names.has(normalize(name))) faults.add(at, `${name} is unknown`)
    return {
      insteadOf: row.instead_of,
      when: row.when,
      codes: row.codes,
      first: row.first.map((name) => normalize(name)),
    }
  })
}
