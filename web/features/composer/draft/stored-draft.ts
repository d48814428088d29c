import * as z from 'zod/mini'
import { DraftRow, draftFields } from '#contract/drafts/drafts.ts'
import { Patient } from '#contract/patients/patients.ts'
import type { ComposerDraft } from './draft.ts'

// Drafts stored before patients had versions get version 0. Where the server has a later version of the patient, the first
// correction is refused, and the doctor has to confirm it.
const KeptPatient = z.extend(Patient, { version: z._default(z.int(), 0) })
// The number of rows is not limited here: a draft with more rows than a prescription takes is still read.
const Stored = z.object({ ...draftFields, rows: z.array(DraftRow), patient: z.nullable(KeptPatient) })

/**
 * A draft as the device stored it; null when another version of the product wrote what this version cannot
 * read.
 */
export function readStored(stored: unknown): ComposerDraft | null {
  const parsed = z.safeParse(Stored, stored)
  return parsed.success ? parsed.data : null
}
