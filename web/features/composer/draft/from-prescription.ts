import type { Patient } from '#contract/patients/patients.ts'
import type { PrescriptionAgain } from '#contract/medications/usual.ts'
import { type ComposerDraft, emptyDraft } from './draft.ts'

/**
 * A new draft with what an older prescription said, as the catalogue knows it today. The place is where the doctor is
 * today, and the patient as known today.
 */
export const draftFrom = (
  { body, send_rx }: PrescriptionAgain,
  patient: Patient | null,
  newKey: () => string = () => crypto.randomUUID(),
): ComposerDraft => ({
  ...emptyDraft(newKey()),
  patient,
  ...body,
  rows: body.rows.map((row) => ({ ...row, key: newKey() })),
  send_rx,
})
