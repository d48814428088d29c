import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { queryText } from './text.ts'

export const Fraction = z.enum(['I', 'II', 'III', 'IV', 'V', 'VI'])

/** Category of a prescribed row (public-api.md 1.4). */
export const Category = z.enum(['standard_drug', 'unstructured_drug', 'basic_drug', 'auxiliary_test'])
export type Category = z.output<typeof Category>

/** One result of the drug search: all that picking it fills into a row (specification section 4). */
export const Drug = z.object({
  /** Becomes `drug_upc`. */
  uid: z.string(),
  order_id: z.string(),
  ad_id: z.string(),
  category: Category,
  /** Becomes `presentation`: "Paracetamol tableta 500 mg, caja con 20 tabletas". */
  presentation: z.string(),
  generic: z.string(),
  strength: z.string(),
  form: z.string(),
  content: z.string(),
  route: z.string(),
  fraction: Fraction,
  antibiotic: z.boolean(),
  /** Brands of this product known to the catalogue. */
  brands: z.array(z.string()),
  /** The brand that the search matched, when it matched by brand. */
  brand: z.nullable(z.string()),
  /** Another drug whose name is easily confused with this one, and where the names differ. */
  look_alike: z.nullable(z.object({ name: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) })),
  /** "90.50", or null when no price is known. */
  retail_price: z.nullable(z.string()),
})
export type Drug = z.output<typeof Drug>

export const DrugSearch = z.object({
  query: z.string(),
  /** The spelling that was searched instead, when it was not the one typed. */
  corrected: z.nullable(z.string()),
  results: z.array(Drug),
})
export type DrugSearch = z.output<typeof DrugSearch>

export const medications = {
  search: endpoint({
    method: 'GET',
    path: '/api/v2/drugs/',
    summary: 'Search the catalogue as the doctor types',
    audience: 'staff',
    query: z.object({
      search: queryText(120),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 12),
    }),
    answers: { 200: DrugSearch },
    perMinute: 600,
  }),
} as const
