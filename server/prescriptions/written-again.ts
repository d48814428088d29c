import { rowOfMedication } from '#contract/draft-rows.ts'
import type { DraftRow } from '#contract/drafts.ts'
import type { FavouriteBody } from '#contract/favourites.ts'
import { readDiagnosisText } from '#contract/values/read-diagnosis-text.ts'
import type { Sql } from '../database/database.ts'
import { presentItem } from './present.ts'
import { type ItemRow, prescriptionBySignature } from './queries.ts'

/** A row as it was issued and stored. */
export type IssuedItem = ItemRow

/** It as a row that is being written. */
export const writtenAgain = (item: IssuedItem, key: string): DraftRow =>
  rowOfMedication(presentItem(item, 'es'), key)

/** What there is of an own prescription to write again. */
export interface WrittenAgain {
  patient: string
  sendRx: boolean
  /** Nothing of whom, where and how it was delivered. */
  body: FavouriteBody
}

/** Reads an own prescription as something to write again. */
export async function prescriptionAgain(
  sql: Sql,
  doctorId: number,
  signature: string,
): Promise<WrittenAgain | undefined> {
  if (signature.length !== 64) return undefined
  const rx = await prescriptionBySignature(sql, doctorId, signature)
  if (!rx) return undefined
  const { show_diagnosis, extras } = rx
  const rows = rx.items.map((item) => writtenAgain(item, `item-${item.position}`))
  return {
    patient: rx.patient.uid,
    sendRx: rx.send_rx,
    body: { ...readDiagnosisText(rx.diagnosis), show_diagnosis, extras, rows },
  }
}
