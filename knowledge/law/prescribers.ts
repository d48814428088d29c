import * as z from 'zod/mini'
import type { Fraction } from '../catalogue/product.ts'
import table from './prescribers.json' with { type: 'json' }

const PrescriberRule = z.object({
  /** Classes of article 226; a class may still be one that nobody issues here. */
  classes: z.array(z.enum(['I', 'II', 'III', 'IV', 'V', 'VI'])),
  /** Only what has a key of the Compendio Nacional de Insumos para la Salud. */
  compendiumOnly: z.boolean(),
  patients: z.enum(['people', 'animals']),
  /** What a refusal of a class names. */
  basis: z.string(),
  sources: z.array(z.string()).check(z.minLength(1)),
  confidence: z.enum(['H', 'M', 'L']),
})
export type PrescriberRule = z.output<typeof PrescriberRule>

const law = z.object({ version: z.string(), prescribers: z.record(z.string(), PrescriberRule) }).parse(table)

const rules = new Map(Object.entries(law.prescribers))

/** What a profession may prescribe; undefined for one that article 28 Bis does not list (mexico.md A3). */
export const prescriberRule = (profession: string): PrescriberRule | undefined => rules.get(profession)

/** Classes that a profession may prescribe; none for one that is not listed. */
export const classesOfProfession = (profession: string): readonly Fraction[] =>
  rules.get(profession)?.classes ?? []

/** Every profession of the table. */
export const professionsOfLaw: readonly string[] = [...rules.keys()]
