import { drugName } from '#contract/medications/drug-name.ts'
import { rowOfMedication } from '#contract/drafts/draft-rows.ts'
import type { DraftRow } from '#contract/drafts/drafts.ts'
import { repeatedFields } from '#contract/prescription/document-fields.ts'
import type { FavouriteBody } from '#contract/medications/favourites.ts'
import type { LeftOutRow, PrescriptionAgain } from '#contract/medications/usual.ts'
import { readDiagnosisText } from '#contract/values/read-diagnosis-text.ts'
import type { Sql } from '../../database/database.ts'
import type { Language } from '../../http/context.ts'
import { endInWords } from '../end-in-words.ts'
import { presentItem } from '../present.ts'
import { prescriptionBySignature } from '../queries.ts'
import { liveItems } from '../status.ts'
import { rowsOf, type StoredRow } from '../stored-prescription.ts'

/** Copies a signed row into a row of a new draft. */
export const writtenAgain = (item: StoredRow, key: string): DraftRow =>
  rowOfMedication(presentItem(item, 'es'), key)

/** Content of an issued prescription that is copied into a new draft of the same doctor. */
export interface WrittenAgain {
  patient: string
  sendRx: boolean
  /** Diagnosis, texts and rows of the prescription, without patient, place and delivery. */
  body: FavouriteBody
  /** Rows that were cancelled, which are not copied into the new draft. */
  leftOut: LeftOutRow[]
  /** Time and reason of the cancellation of the whole prescription; null where it was not cancelled. */
  cancelled: PrescriptionAgain['cancelled']
}

/** Reads a prescription of the doctor for a new draft, without the rows that were cancelled one by one. */
export async function prescriptionAgain(
  sql: Sql,
  doctorId: number,
  signature: string,
  language: Language,
): Promise<WrittenAgain | undefined> {
  if (signature.length !== 64) return undefined
  const rx = await prescriptionBySignature(sql, doctorId, signature)
  if (!rx) return undefined
  const { document, state } = rx
  const { diagnosis, ...fields } = repeatedFields(document)
  const signed = rowsOf(rx)
  const rows = liveItems(signed).map((item) => writtenAgain(item, `item-${item.position}`))
  return {
    patient: document.patient.uid,
    sendRx: state.send_rx,
    body: { ...readDiagnosisText(diagnosis), ...fields, rows },
    cancelled: state.rejected_at && {
      at: state.rejected_at.toISOString(),
      reason: endInWords(state, language),
    },
    leftOut: signed.flatMap((item) => {
      const { ended } = presentItem(item, language)
      return ended ? [{ name: drugName(item), reason: ended.reason }] : []
    }),
  }
}
