import type { NewPrescription } from '#contract/prescriptions.ts'
import type { Override } from '#contract/safety.ts'
import type { ChosenPlace } from '../draft/default-place.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import { readingOf } from '../draft/instruction-reader.ts'
import { writtenFields } from '../draft/written-fields.ts'
import { writtenMedication } from '../draft/written-medication.ts'

/** What the doctor answered to the questions before an issue. */
export interface IssueAnswers {
  overrides?: readonly Override[]
  /** Whether the doctor confirmed an issue with the same rows as a prescription that the patient got within the last minutes. */
  isRepeatConfirmed?: boolean
  /** Whether the doctor wants the quantities that the server asked about. */
  areQuantitiesConfirmed?: boolean
  /** Paper that the doctor chose for this prescription; absent: the hospital's. */
  paper?: NewPrescription['paper']
}

/**
 * Request body of a draft. The same draft always gives the same body, because a request that repeats an idempotency key must be
 * identical to the first one.
 */
export const requestBody = (
  draft: ComposerDraft,
  place: ChosenPlace | null,
  { overrides = [], isRepeatConfirmed = false, areQuantitiesConfirmed = false, paper }: IssueAnswers = {},
): NewPrescription => ({
  patient: { uid: draft.patient?.uid ?? '' },
  // An unusual quantity was asked about before the issue (DoubtsDialog), or by the server (QuantitiesDialog).
  medications: draft.rows.map((row) => ({
    ...writtenMedication(row),
    ...(areQuantitiesConfirmed || readingOf(row).asks.some((ask) => ask !== 'as-written')
      ? { qty_confirmed: true }
      : {}),
  })),
  hospital: place?.hospital ?? null,
  clinic: place?.clinic ?? null,
  ...(paper ? { paper } : {}),
  ...writtenFields(draft),
  diagnoses: draft.diagnoses,
  send_rx: draft.send_rx,
  ...(draft.relation ? { [draft.relation.kind]: draft.relation.signature } : {}),
  // The server refuses to issue the same prescription twice within minutes, until the doctor has confirmed the repetition.
  ...(isRepeatConfirmed ? {} : { if_repeated: 'refuse' as const }),
  ...(overrides.length > 0 ? { overrides: [...overrides] } : {}),
})
