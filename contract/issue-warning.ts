import * as z from 'zod/mini'

/**
 * A warning about a prescription that was issued as it was sent, and that the doctor should look at again. A
 * warning refuses nothing.
 */
export const IssueWarning = z.object({
  /**
   * Reason of the warning. `diagnosis-unlisted`: the diagnoses of this installation lack the code, so that it could not
   * be checked. `issued-moments-ago`: the patient got a prescription with the same rows within the last ten minutes.
   */
  code: z.enum(['diagnosis-sex', 'diagnosis-age', 'diagnosis-unlisted', 'issued-moments-ago']),
  /** Path of the field in the body of the request: `diagnoses.0.code`, `medications`. */
  field: z.string(),
  /** The warning as a sentence, in the language of the request. */
  detail: z.string(),
  /** Signature (public identifier) of the earlier prescription; only with the code `issued-moments-ago`. */
  signature: z.optional(z.string()),
})

/**
 * Why a printed prescription has to be signed by hand. `class`: the legal class of a medicine requires it. `unrecognised`:
 * the product does not recognise a medicine. Pharmacies then record no sale of the prescription, and fill only the sheet
 * that is signed by hand.
 */
export const ByHand = z.object({ reason: z.enum(['class', 'unrecognised']), detail: z.string() })

/**
 * Whether the doctor confirms a doubtful quantity, such as more than twice what the treatment takes
 * (posology/packs/quantity-doubt.ts). A row with a doubtful quantity about which the doctor is asked is refused without the
 * confirmation.
 */
export const QtyConfirmed = z.optional(z.nullable(z.boolean()))
