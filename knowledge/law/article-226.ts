import * as z from 'zod/mini'
import type { Fraction } from '../catalogue/product.ts'
import table from './article-226.json' with { type: 'json' }

const Validity = z.union([z.object({ days: z.int() }), z.object({ months: z.int() })])

const ClassRule = z.object({
  /** May this product issue it at all. */
  issuable: z.boolean(),
  document: z.nullable(z.enum(['electronic', 'handwritten'])),
  /** Goes on a prescription of its own. */
  alone: z.boolean(),
  validity: Validity,
  maxQuantity: z.nullable(z.int()),
  /** The amount may be left to the pharmacist or be "without end". */
  quantityInWords: z.boolean(),
  /** How many times it may be filled; null: until the quantity is used up. */
  fills: z.nullable(z.int()),
  source: z.string(),
  confidence: z.enum(['H', 'M', 'L']),
})
export type ClassRule = z.output<typeof ClassRule>

const fraction = z.enum(['I', 'II', 'III', 'IV', 'V', 'VI'])

const Table = z.object({
  version: z.string(),
  classes: z.record(fraction, ClassRule),
})

const law = Table.parse(table)

export const lawVersion: string = law.version

export const classRule = (f: Fraction): ClassRule => law.classes[f]
