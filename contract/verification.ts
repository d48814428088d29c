import * as z from 'zod/mini'
import { TIME_ZONES } from './values/time-zone.ts'
import { endpoint } from './endpoint.ts'
import { FractionSchema } from './medications/medications.ts'
import { DocumentKindSchema, RxStatus } from './prescriptions.ts'
import { SheetLook } from './places/sheets.ts'

/**
 * Whether the renewal of a prescription can be requested on its public page. `none`: no long course, or too late. `early`: not
 * yet. `open`: now. `requested`: somebody requested it, and the doctor has not reacted yet. `seen`: the doctor dismissed the
 * request without renewing. `renewed`: a later prescription continues the course.
 */
export const RenewalState = z.enum(['none', 'early', 'open', 'requested', 'seen', 'renewed'])
export type RenewalState = z.output<typeof RenewalState>

/**
 * The part of a prescription that anybody who holds the sheet may see: no diagnosis, no contact data (mexico.md
 * G6).
 */
export const Verification = z.object({
  state: RxStatus,
  /** Whether the stored signature is valid for the doctor's public key, checked at this request. */
  authentic: z.boolean(),
  document_kind: DocumentKindSchema,
  signature: z.string(),
  code: z.string(),
  issued_at: z.string(),
  /** Time zone of the place of issue, in which the days of the prescription are counted. */
  time_zone: z.enum(TIME_ZONES),
  /** First day on which the prescription can be filled. */
  valid_from: z.string(),
  valid_until: z.string(),
  rejected_at: z.nullable(z.string()),
  /** Whether another prescription replaced this one. */
  is_replaced: z.boolean(),
  /** The prescription that stands in the place of this one; null where every successor is cancelled. */
  replaced_by: z.nullable(z.object({ signature: z.string(), code: z.string() })),
  /** The prescription that this one replaced. */
  replaces: z.nullable(z.object({ signature: z.string(), code: z.string() })),
  /** Position in a series, or among the documents that were issued together. */
  part: z.nullable(z.object({ kind: z.enum(['act', 'series']), position: z.int(), total: z.int() })),
  key_fingerprint: z.string(),
  renewal: RenewalState,
  prescriber: z.object({
    name: z.string(),
    female: z.boolean(),
    cedula: z.string(),
    institution: z.string(),
    specialty: z.string(),
    specialty_cedula: z.string(),
    /** Last day of the specialty's certificate, where one was in force. */
    specialty_until: z.optional(z.string()),
  }),
  /** Parts of the printed sheet that were not signed, such as the brand's logo. */
  look: SheetLook,
  hospital: z.object({ patron: z.string(), location: z.string() }),
  patient: z.object({ name: z.string() }),
  medications: z.array(
    z.object({
      presentation: z.string(),
      generic: z.string(),
      brand: z.string(),
      instructions: z.string(),
      via: z.string(),
      qty: z.int(),
      qty_label: z.string(),
      refills: z.int(),
      /** Word for one package (`caja`), where the signed document has it. */
      container: z.optional(z.string()),
      bought_qty: z.int(),
      bought: z.boolean(),
      cancelled: z.boolean(),
      /** Day on which the row alone was cancelled; null for a row that was not. */
      cancelled_on: z.nullable(z.string()),
      fraction: z.nullable(FractionSchema),
      /** Whether the catalogue knows the generic name. */
      recognised: z.boolean(),
      antibiotic: z.boolean(),
      substitution_allowed: z.boolean(),
    }),
  ),
})
export type Verification = z.output<typeof Verification>

export const verification = {
  verify: endpoint({
    method: 'GET',
    path: '/api/v2/verify/:signature/',
    summary: 'Verify a prescription by the signature in its QR code',
    audience: 'guest',
    params: z.object({ signature: z.string().check(z.maxLength(80)) }),
    answers: { 200: Verification },
    perMinute: 30,
  }),
} as const
