import * as z from 'zod/mini'
import { isStorable } from './values/plain-text.ts'

/** Maximum number of diagnoses of one prescription. */
export const DIAGNOSES_AT_MOST = 12

/** A diagnosis that was chosen from the CIE-10: its code with the dot, and the name that was shown when it was chosen. */
export const CodedDiagnosis = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,2})?$/, 'invalid')),
  name: z.string().check(z.minLength(1, 'blank'), z.maxLength(200), z.refine(isStorable, 'not-text')),
})
export type CodedDiagnosis = z.output<typeof CodedDiagnosis>
