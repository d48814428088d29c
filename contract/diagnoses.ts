import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { queryText } from './schemas/text.ts'

/** One diagnosis of the CIE-10, as the typeahead offers it. */
export const Diagnosis = z.object({
  /** CIE-10 code with its dot: `E11.9`. */
  code: z.string(),
  name: z.string(),
  /**
   * Why the diagnosis may not fit the patient of the query: another sex or age is usual for it (mexico.md H11).
   */
  unusual: z.nullable(z.enum(['sex', 'age'])),
  /** Whether the typed text is the whole code, name or a synonym of the diagnosis. */
  exact: z.boolean(),
})
export type Diagnosis = z.output<typeof Diagnosis>

export const diagnoses = {
  search: endpoint({
    method: 'GET',
    path: '/api/v2/diagnoses/',
    summary: 'Search the CIE-10 while the doctor types: by words, synonyms, abbreviations or code',
    audience: 'staff',
    query: z.object({
      search: queryText(120),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 12),
      gender: z.optional(z.enum(['M', 'F'])),
      /** Age of the patient in whole years. */
      age: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(130))),
    }),
    answers: { 200: z.object({ results: z.array(Diagnosis) }) },
    perMinute: 600,
  }),
} as const
