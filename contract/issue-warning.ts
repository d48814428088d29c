import * as z from 'zod/mini'

/** Something that was issued as it was sent, and should be looked at again. A warning refuses nothing. */
export const IssueWarning = z.object({
  /** `diagnosis-unlisted`: the diagnoses of this installation lack the code, so that it could not be checked. */
  code: z.enum(['diagnosis-sex', 'diagnosis-age', 'diagnosis-unlisted']),
  /** Path of the field in the body of the request: `diagnoses.0.code`. */
  field: z.string(),
  /** Sentence in the language of the request. */
  detail: z.string(),
})
