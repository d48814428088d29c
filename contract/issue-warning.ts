import * as z from 'zod/mini'

/** What was issued as it came and should be looked at again. It refuses nothing; there are none where there is nothing to say. */
export const IssueWarning = z.object({
  /** `diagnosis-unlisted`: the list of this installation lacks the code, so that it could not be checked. */
  code: z.enum(['diagnosis-sex', 'diagnosis-age', 'diagnosis-unlisted']),
  /** What of the body it is about: `diagnoses.0.code`. */
  field: z.string(),
  /** In the language of the call. */
  detail: z.string(),
})
