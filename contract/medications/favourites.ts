import * as z from 'zod/mini'
import { CodedDiagnosis, DIAGNOSES_AT_MOST } from '../coded-diagnosis.ts'
import { DraftRow } from '../drafts/drafts.ts'
import { endpoint } from '../endpoint.ts'
import { pageOf, Paging } from '../schemas/page.ts'
import { PathNumber } from '../schemas/path-number.ts'
import { MAX_ROWS } from '../prescription/quantities.ts'
import { requiredText, typedText } from '../schemas/text.ts'

/** Maximum number of favourites of one doctor. */
export const FAVOURITES_AT_MOST = 300
export const FAVOURITE_NAME_MAX = 80

/** Parts of a draft that a favourite fills in: everything but patient, place and delivery. */
export const FavouriteBody = z.strictObject({
  diagnosis: typedText(500),
  diagnoses: z._default(z.array(CodedDiagnosis).check(z.maxLength(DIAGNOSES_AT_MOST)), []),
  show_diagnosis: z.boolean(),
  extras: typedText(2000),
  rows: z.array(DraftRow).check(z.minLength(1, 'no-rows'), z.maxLength(MAX_ROWS)),
})
export type FavouriteBody = z.output<typeof FavouriteBody>

/**
 * The signature of the prescription that the favourite was made from, or the id of the draft (specification
 * section 3: "its key").
 */
const Key = z.string().check(z.regex(/^[\w-]{8,64}$/, 'invalid'))

export const Favourite = z.object({
  id: z.int(),
  prescription: z.string(),
  name: z.string(),
  diagnosis: z.string(),
  diagnoses: z.array(CodedDiagnosis),
  show_diagnosis: z.boolean(),
  extras: z.string(),
  /** Rows of the favourite, with their products as the catalogue has them today. */
  rows: z.array(DraftRow),
  /** Keys of rows whose product is no longer in the catalogue, so that they are free text now. */
  gone: z.array(z.string()),
  is_own: z.boolean(),
  /** Name of the doctor who shares the favourite; empty for the doctor's own favourite. */
  owner: z.string(),
  /**
   * The workplace that the favourite is shared with; null: nobody else sees it. `clinic` null: with all of the
   * hospital.
   */
  shared_with: z.nullable(z.object({ hospital: z.int(), clinic: z.nullable(z.int()), name: z.string() })),
  /** How often this doctor used the favourite, and when last. */
  uses: z.int(),
  last_used_at: z.nullable(z.string()),
})
export type Favourite = z.output<typeof Favourite>

const Name = requiredText(FAVOURITE_NAME_MAX)

/**
 * Request to make a favourite from an own prescription by its signature alone, or from a draft with its body. A removed
 * favourite of the same key is restored.
 */
export const NewFavourite = z.strictObject({
  prescription: Key,
  /** Name of the favourite. When absent, the favourite is named after its diagnosis or medicines. */
  name: z.optional(Name),
  body: z.optional(FavouriteBody),
})
export type NewFavourite = z.input<typeof NewFavourite>

export const FavouriteChange = z.strictObject({
  name: z.optional(Name),
  body: z.optional(FavouriteBody),
  /** Workplace of the doctor that the favourite is shared with; null ends the sharing. */
  share: z.optional(z.nullable(z.strictObject({ hospital: z.int(), clinic: z.nullable(z.int()) }))),
})
export type FavouriteChange = z.input<typeof FavouriteChange>

const ById = z.object({ id: PathNumber })

export const favourites = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/favourite/',
    summary: 'The doctor’s own favourites, then those shared by colleagues; the most used first',
    audience: 'doctor',
    query: Paging,
    answers: { 200: pageOf(Favourite) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v2/favourite/',
    summary: 'Save a prescription or a draft as a favourite; saving it again changes the same one',
    audience: 'doctor',
    body: NewFavourite,
    answers: { 201: Favourite },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/v2/favourite/:id/',
    summary: 'Rename, change or share an own favourite',
    audience: 'doctor',
    params: ById,
    body: FavouriteChange,
    answers: { 200: Favourite },
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/v2/favourite/:id/use/',
    summary: 'Count one use of an own or shared favourite',
    audience: 'doctor',
    params: ById,
    answers: { 200: Favourite },
    perMinute: 240,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/favourite/:id/',
    summary: 'Remove an own favourite; saving it again within a day restores it',
    audience: 'doctor',
    params: ById,
    answers: { 204: z.undefined() },
  }),
} as const
