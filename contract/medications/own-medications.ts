import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { FractionSchema } from './medications.ts'
import { pageOf, Paging } from '../schemas/page.ts'
import { PathNumber } from '../schemas/path-number.ts'
import { optionalText, queryText, requiredText } from '../schemas/text.ts'

/** Maximum number of own medications of one doctor: all of them are searched while the doctor types. */
export const OWN_MEDICATIONS_AT_MOST = 2000
export const INGREDIENTS_AT_MOST = 10

/** An ingredient of a doctor's own medication. `strength` is `500 mg`, `250 mg/5 mL`; '' where there is none. */
const NewIngredient = z.strictObject({ name: requiredText(120), strength: z.optional(optionalText(40)) })

const fields = {
  /** Name that the doctor uses for the medication: a brand, or a formula. '' where the ingredients suffice. */
  name: z.optional(optionalText(80)),
  /** The doctor's own key (clave) of the medication; '' for none. */
  code: z.optional(optionalText(40)),
  ingredients: z
    .array(NewIngredient)
    .check(z.minLength(1, 'ingredient-missing'), z.maxLength(INGREDIENTS_AT_MOST)),
  form: requiredText(60),
  /** Content of the package: `caja con 20 tabletas`. */
  content: z.optional(optionalText(120)),
  route: requiredText(40),
  /** Class of article 226 (Ley General de Salud); when absent, the strictest class of the ingredients. */
  fraction: z.optional(z.nullable(FractionSchema)),
  /** Price of one package: "MXN $1,250.00"; null or '' for none. */
  price: z.optional(optionalText(24)),
}
export const NewOwnMedication = z.strictObject(fields)
export type NewOwnMedication = z.output<typeof NewOwnMedication>

export const OwnMedication = z.object({
  id: z.int(),
  /** Identifier that becomes `drug_upc` of a row of the category `basic_drug`. */
  uid: z.string(),
  name: z.string(),
  code: z.string(),
  ingredients: z.array(
    z.object({
      name: z.string(),
      strength: z.string(),
      /** Whether the catalogue knows the ingredient: only then the checks and the class take it into account. */
      is_known: z.boolean(),
    }),
  ),
  form: z.string(),
  content: z.string(),
  route: z.string(),
  fraction: FractionSchema,
  antibiotic: z.boolean(),
  retail_price: z.nullable(z.string()),
  /** Text of the medication as it is printed. */
  presentation: z.string(),
})
export type OwnMedication = z.output<typeof OwnMedication>

export const KnownIngredient = z.object({ name: z.string(), fraction: FractionSchema })
export type KnownIngredient = z.output<typeof KnownIngredient>

/** Result of importing one row of a file. */
export const ImportOutcome = z.enum(['new', 'changed', 'unchanged', 'refused'])
export type ImportOutcome = z.output<typeof ImportOutcome>

export const ImportRow = z.object({
  /** Line of the imported CSV file, or row of the imported XLSX sheet. */
  line: z.int(),
  outcome: ImportOutcome,
  /** Name that the imported medication would get; for a refused row, the text of the row in the file. */
  presentation: z.string(),
  fraction: z.nullable(FractionSchema),
  /** Fields of the own medication that the import would change, with their values before and after. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  /** Why the row is refused: key of the reason, and the text of the file that is wrong. */
  reason: z.nullable(z.object({ key: z.string(), detail: z.string() })),
})
export type ImportRow = z.output<typeof ImportRow>

export const ImportPreview = z.object({
  /** Digest of the import plan that the doctor saw; the server refuses to import when the plan has another digest. */
  digest: z.string(),
  layout: z.enum(['own', 'cofepris']),
  counts: z.record(ImportOutcome, z.int()),
  rows: z.array(ImportRow),
})
export type ImportPreview = z.output<typeof ImportPreview>

export const LastImport = z.object({
  id: z.int(),
  added: z.int(),
  changed: z.int(),
  at: z.string(),
})
export type LastImport = z.output<typeof LastImport>

const ById = z.object({ id: PathNumber })

export const ownMedications = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/basic_drugs/',
    summary: 'The doctor’s own medications, by name',
    audience: 'doctor',
    query: Paging,
    answers: { 200: pageOf(OwnMedication) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/basic_drugs/',
    summary: 'Add an own medication; its class is at least the strictest of its controlled ingredients',
    audience: 'doctor',
    body: NewOwnMedication,
    answers: { 201: OwnMedication },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/basic_drugs/:id',
    summary: 'One own medication',
    audience: 'doctor',
    params: ById,
    answers: { 200: OwnMedication },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/v1/basic_drugs/:id',
    summary: 'Change an own medication; one that was removed within a day is restored',
    audience: 'doctor',
    params: ById,
    body: z.partial(NewOwnMedication),
    answers: { 200: OwnMedication },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/basic_drugs/:id',
    summary: 'Remove an own medication; prescriptions with it stay as they were signed',
    audience: 'doctor',
    params: ById,
    answers: { 204: z.undefined() },
  }),
  ingredients: endpoint({
    method: 'GET',
    path: '/api/v2/drugs/ingredients/',
    summary: 'Search the ingredients of the catalogue while the doctor types',
    audience: 'doctor',
    query: z.object({ search: queryText(120) }),
    answers: { 200: z.object({ results: z.array(KnownIngredient) }) },
    perMinute: 600,
  }),
  forms: endpoint({
    method: 'GET',
    path: '/api/v2/drugs/forms/',
    summary: 'Pharmaceutical forms of the catalogue, each with its usual route',
    audience: 'doctor',
    answers: { 200: z.object({ results: z.array(z.object({ name: z.string(), route: z.string() })) }) },
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/v2/drugs/import/preview/',
    summary:
      'Preview what a catalogue file (CSV or XLSX, own layout or COFEPRIS’s) would change; saves nothing',
    audience: 'doctor',
    pictures: ['file'],
    answers: { 200: ImportPreview },
    perMinute: 20,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v2/drugs/import/',
    summary: 'Save an import exactly as it was previewed',
    audience: 'doctor',
    body: z.strictObject({ digest: requiredText(64) }),
    pictures: ['file'],
    answers: { 201: LastImport },
    perMinute: 20,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/v2/drugs/import/:id/undo/',
    summary: 'Undo an import within a day; medications changed by hand since then stay',
    audience: 'doctor',
    params: ById,
    answers: { 200: z.object({ undone: z.int(), kept: z.int() }) },
  }),
} as const
