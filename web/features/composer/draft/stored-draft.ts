import * as z from 'zod/mini'
import { DraftRow, draftFields } from '#contract/drafts/drafts.ts'
import { Patient } from '#contract/patients/patients.ts'
import type { ComposerDraft } from './draft.ts'

// Drafts of before patients had versions: the first correction is then asked about.
const KeptPatient = z.extend(Patient, { version: z._default(z.int(), 0) })
// However many rows somebody wrote: too many for a prescription are still somebody's words.
const Stored = z.object({ ...draftFields, rows: z.array(DraftRow), patient: z.nullable(KeptPatient) })

/** A draft as the device kept it; null when another version of the product wrote what this one cannot read. */
export function readStored(stored: unknown): ComposerDraft | null {
  const parsed = z.safeParse(Stored, stored)
  return parsed.success ? parsed.data : null
}
