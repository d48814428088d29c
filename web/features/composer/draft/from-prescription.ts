import type { Patient } from '#contract/patients/patients.ts'
import type { PrescriptionAgain } from '#contract/medications/usual.ts'
import { type ComposerDraft, emptyDraft } from './draft.ts'

/**
 * A new draft with the contents of an older prescription, its medicines as today's catalogue has them. Place
 * and patient are the current ones.
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
