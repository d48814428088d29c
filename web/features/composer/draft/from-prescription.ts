import type { Patient } from '#contract/patients/patients.ts'
import type { PrescriptionAgain } from '#contract/medications/usual.ts'
import { type ComposerDraft, emptyDraft } from './draft.ts'

/**
 * A new draft with the contents of an older prescription. The medicines have the data of today's catalogue, `patient` has the
 * current data of the patient, and the place is not copied.
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
