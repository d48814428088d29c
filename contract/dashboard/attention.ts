import * as z from 'zod/mini'

/*
 * Matters that the doctor has to attend to, listed on the home page. Each matter is about one event: a later event of the same
 * kind has another `id`, so that dismissing one event never hides the next.
 */

/**
 * Id of a matter that the doctor has to attend to, as `kind:key`. The key names the event, such as
 * the mail that failed or the version of a draft.
 */
export const AttentionId = z.string().check(z.maxLength(120), z.regex(/^[a-z]+(-[a-z]+)*:[\w.-]{1,80}$/))

const item = <const K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.object({
    id: AttentionId,
    kind: z.literal(kind),
    /** Instant of the event to which the matter refers. */
    at: z.string(),
    ...shape,
  })

const ofPrescription = {
  signature: z.string(),
  patient_name: z.string(),
  /**
   * Generic names of the prescription's medications. For a medication without a generic name, the list has its presentation.
   */
  medications: z.array(z.string()),
}
const ofDraft = {
  draft: z.string(),
  patient_name: z.string(),
  medications: z.array(z.string()),
}
const ofPayment = {
  slug: z.string(),
  /** What the payment is for (its concept), as the doctor wrote it. */
  concept: z.string(),
  /** Name of the patient; '' for none. */
  patient_name: z.string(),
  amount_cents: z.int(),
}

export const AttentionItem = z.discriminatedUnion('kind', [
  /** The mail server refused the mail with the prescription. `email`: the patient's present address. */
  item('mail-failed', { ...ofPrescription, email: z.string() }),
  /** The outcome of the mail with the prescription is not known. */
  item('mail-unknown', { ...ofPrescription, email: z.string() }),
  /** An assistant finished a draft, and the doctor has to sign or return it. */
  item('draft-submitted', { ...ofDraft, assistant: z.string() }),
  /** A draft that the doctor began and did not finish. */
  item('draft-begun', ofDraft),
  /** Somebody asked for a renewal on the public page of the prescription. `until`: last day of the course, `YYYY-MM-DD`. */
  item('renewal-requested', { ...ofPrescription, until: z.string() }),
  /** A long course of treatment ends within a week, and no later prescription continues it. `until`: last day of the course. */
  item('course-ending', { ...ofPrescription, until: z.string() }),
  /** The payer says that the transfer was made, and the doctor has to confirm that the money arrived. */
  item('payment-reported', ofPayment),
  item('payment-received', ofPayment),
  item('payment-expired', ofPayment),
  /** No operator has compared the doctor's licence with the register yet. */
  item('licence-pending', {}),
  item('licence-rejected', { reason: z.string() }),
  /** The certificate of the specialty ends within two months, or is over. `until`: its last day. */
  item('certificate-ending', { until: z.string() }),
  item('certificate-expired', { until: z.string() }),
])
export type AttentionItem = z.output<typeof AttentionItem>
export type AttentionKind = AttentionItem['kind']
export type AttentionOf<K extends AttentionKind> = Extract<AttentionItem, { kind: K }>
