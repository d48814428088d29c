import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Paging, signedPage } from '../schemas/page.ts'
import { PathNumber } from '../schemas/path-number.ts'
import { Day, queryText, requiredText } from '../schemas/text.ts'

export const FractionSchema = z.enum(['I', 'II', 'III', 'IV', 'V', 'VI'])

/** Category of a prescribed row (public-api.md 1.4). */
export const Category = z.enum(['standard_drug', 'unstructured_drug', 'basic_drug', 'auxiliary_test'])
export type Category = z.output<typeof Category>

/** One result of the drug search, with all data that picking the result copies into a row (specification section 4). */
export const Drug = z.object({
  /** Identifier of the product, which becomes `drug_upc` of the row. */
  uid: z.string(),
  order_id: z.string(),
  ad_id: z.string(),
  category: Category,
  /** Text that becomes `presentation` of the row: "Paracetamol tableta 500 mg, caja con 20 tabletas". */
  presentation: z.string(),
  generic: z.string(),
  strength: z.string(),
  form: z.string(),
  content: z.string(),
  route: z.string(),
  fraction: FractionSchema,
  antibiotic: z.boolean(),
  /** Brands of this product known to the catalogue. */
  brands: z.array(z.string()),
  /** The brand that the search matched, when it matched by brand. */
  brand: z.nullable(z.string()),
  /** Another drug whose name is easily confused with this one, and the ranges of letters that differ. */
  look_alike: z.nullable(z.object({ name: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) })),
  /** Price, such as `90.50`: the doctor's own where there is one; null when no price is known. */
  retail_price: z.nullable(z.string()),
  /**
   * Where and until when the doctor marked the product as out of stock, for one hospital (named) or everywhere
   * ('').
   */
  unavailable: z.optional(z.nullable(z.object({ where: z.string(), until: z.string() }))),
  /** Present where this doctor usually prescribes the product: several of their newest prescriptions have it. */
  usual: z.optional(z.literal(true)),
  /**
   * Present where the typed text lacks one or two letters of the brand: the typed text may be a shorter brand of another drug.
   */
  begun: z.optional(z.literal(true)),
})
export type Drug = z.output<typeof Drug>

export const DrugSearch = z.object({
  query: z.string(),
  /** The spelling that was searched instead of the typed one; null when the typed spelling was searched. */
  corrected: z.nullable(z.string()),
  results: z.array(Drug),
  /** Names that the typed one resembles and that may be other drugs; `generic` is empty where `name` is generic. */
  guesses: z.array(z.object({ name: z.string(), generic: z.string() })),
  /** The brand that the query names, if the brand exists and the catalogue does not know its ingredients; else null. */
  known: z.nullable(z.string()),
})
export type DrugSearch = z.output<typeof DrugSearch>

/** A prescribed medication in a list (public-api.md 1.5.9). */
export const PrescribedMedication = z.object({
  id: z.int(),
  presentation: z.string(),
  instructions: z.string(),
  cost: z.number(),
  bought: z.boolean(),
  qty: z.int(),
  bought_qty: z.int(),
  drug_upc: z.string(),
  order_id: z.int(),
  category: Category,
  ad_id: z.string(),
  qty_label: z.string(),
})
export type PrescribedMedication = z.output<typeof PrescribedMedication>

/** Periods for which figures can be requested, in days back from today. */
export const PERIODS = ['30', '90', '365'] as const
export const Period = z.enum(PERIODS)
export type Period = z.output<typeof Period>

export const PrescribedFigures = z.object({
  /** Number of the doctor's prescriptions of the period that were not cancelled. */
  prescriptions: z.int(),
  /**
   * Whether more prescriptions were issued than the figures count. The figures are then those of the newest
   * prescriptions only.
   */
  is_bounded: z.boolean(),
  results: z.array(
    z.object({
      name: z.string(),
      /** How many prescriptions name the medicine, and how many patients got it. */
      uses: z.int(),
      patients: z.int(),
      last_used_at: z.string(),
    }),
  ),
})
export type PrescribedFigures = z.output<typeof PrescribedFigures>

const byUid = z.object({ uid: z.string().check(z.maxLength(80)) })

export const UnavailableMark = z.object({
  uid: z.string(),
  presentation: z.string(),
  /**
   * Id of the hospital for whose members the product is marked as out of stock. Null: the mark holds for all places,
   * and only its doctor sees it.
   */
  hospital: z.nullable(z.int()),
  where: z.string(),
  until: z.string(),
  is_own: z.boolean(),
})
export type UnavailableMark = z.output<typeof UnavailableMark>

/** Maximum number of days for which a product is marked as out of stock, so that a forgotten mark ends automatically. */
export const MARK_DAYS_AT_MOST = 180

export const medications = {
  search: endpoint({
    method: 'GET',
    path: '/api/v2/drugs/',
    summary: 'Search the catalogue and the doctor’s own medications while the doctor types',
    audience: 'staff',
    query: z.object({
      search: queryText(120),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 12),
      /** Id of the doctor for whom an assistant makes the request; absent in a doctor's own request. */
      doctor: z.optional(PathNumber),
    }),
    answers: { 200: DrugSearch },
    perMinute: 600,
  }),
  prescribed: endpoint({
    method: 'GET',
    path: '/api/v2/medications/',
    summary: 'Rows that the doctor prescribed, the newest first',
    audience: 'doctor',
    query: Paging,
    answers: { 200: signedPage(PrescribedMedication) },
  }),
  prescribedOne: endpoint({
    method: 'GET',
    path: '/api/v2/medications/:id/',
    summary: 'One row that the doctor prescribed',
    audience: 'doctor',
    params: z.object({ id: PathNumber }),
    answers: { 200: PrescribedMedication },
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/v2/drugs/prescribed/',
    summary: 'Medicines that the doctor prescribed most often in the last days',
    audience: 'doctor',
    query: z.object({ days: z._default(Period, '90') }),
    answers: { 200: PrescribedFigures },
  }),
  setPrice: endpoint({
    method: 'PUT',
    path: '/api/v2/drugs/:uid/price/',
    summary: 'Set the doctor’s own price of a presentation, as "MXN $1,250.00"; null removes it',
    audience: 'doctor',
    params: byUid,
    body: z.strictObject({ price: z.nullable(requiredText(24)) }),
    answers: { 200: z.object({ retail_price: z.nullable(z.string()) }) },
    perMinute: 120,
  }),
  marks: endpoint({
    method: 'GET',
    path: '/api/v2/drugs/unavailable/',
    summary: 'Products marked as out of stock, by the doctor or for one of the doctor’s hospitals',
    audience: 'doctor',
    answers: { 200: z.object({ results: z.array(UnavailableMark) }) },
  }),
  mark: endpoint({
    method: 'PUT',
    path: '/api/v2/drugs/:uid/unavailable/',
    summary: 'Mark a presentation as out of stock until a day; null removes the own mark',
    audience: 'doctor',
    params: byUid,
    body: z.strictObject({ hospital: z.nullable(z.int()), until: z.nullable(Day) }),
    answers: { 200: z.object({ results: z.array(UnavailableMark) }) },
    perMinute: 120,
  }),
} as const
