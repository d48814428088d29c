import * as z from 'zod/mini'
import { Detail } from './accounts/accounts.ts'
import { endpoint } from './endpoint.ts'
import { DocumentKindSchema, Prescription, RxStatus } from './prescriptions.ts'
import { optionalText } from './schemas/text.ts'

/** Why a doctor cancels a prescription or a row of it; the same list as `knowledge/law/end-reasons.json`. */
export const EndReason = z.enum([
  'mistake',
  'treatment',
  'allergy',
  'intolerance',
  'interaction',
  'pregnancy',
  'duplicate',
  'hospital',
  'unavailable',
  'unwanted',
  'other',
])
export type EndReason = z.output<typeof EndReason>

const signatureParam = z.object({ signature: z.string().check(z.maxLength(80)) })

const Why = {
  reason: EndReason,
  /** Explanation of the reason in words; required where the reason is `other`. */
  note: z.optional(optionalText(200)),
}

/** How another prescription is linked to the requested one. */
export const LinkKind = z.enum(['same-act', 'series', 'replaces', 'replaced-by', 'renews', 'renewed-by'])
export type LinkKind = z.output<typeof LinkKind>

export const PrescriptionLink = z.object({
  kind: LinkKind,
  signature: z.string(),
  code: z.string(),
  document_kind: DocumentKindSchema,
  issued_at: z.string(),
  /** First day on which the prescription can be filled. */
  valid_from: z.string(),
  valid_until: z.string(),
  state: RxStatus,
  /** Position in the series, from 1; 0 where there is no order. */
  position: z.int(),
  medications: z.array(z.string()),
})
export type PrescriptionLink = z.output<typeof PrescriptionLink>

export const prescriptionActs = {
  cancel: endpoint({
    method: 'POST',
    path: '/api/v2/rx/cancel/:signature/',
    summary: 'Cancel a prescription, or some of its rows, for a reason of the list; cannot be undone',
    audience: 'doctor',
    params: signatureParam,
    body: z.strictObject({
      ...Why,
      /** Numbers of the rows to cancel; when absent, all rows that are still valid are cancelled. */
      rows: z.optional(z.array(z.int()).check(z.minLength(1), z.maxLength(100))),
      /**
       * Dispensed quantity that the doctor saw before cancelling. When a pharmacy has dispensed more since, nothing is
       * cancelled.
       */
      dispensed: z.optional(z.int().check(z.minimum(0))),
    }),
    answers: { 200: Prescription },
  }),
  links: endpoint({
    method: 'GET',
    path: '/api/v2/rx/links/:signature/',
    summary: 'Prescriptions related to one: of its act or series, replaced, or renewed',
    audience: 'doctor',
    params: signatureParam,
    answers: { 200: z.array(PrescriptionLink) },
  }),
  series: endpoint({
    method: 'POST',
    path: '/api/v2/rx/series/:signature/',
    summary: 'Pause, resume or stop the rest of the series of a prescription',
    audience: 'doctor',
    params: signatureParam,
    body: z.union([
      z.strictObject({ act: z.enum(['pause', 'resume']) }),
      z.strictObject({ act: z.literal('stop'), ...Why }),
    ]),
    answers: { 200: Detail },
  }),
} as const
