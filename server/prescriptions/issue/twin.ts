import type { PlannedDocument } from '#contract/prescription/judgement.ts'
import { rowsKey, type StoredItem } from '../item.ts'

/** A prescription that the doctor issued to the patient moments ago. */
export interface RecentPrescription {
  signature: string
  code: string
  /** Hash of its rows (`rowsKey`). */
  rows_key: string
}

/** The earlier prescription with the same rows. It is stored with the new one. */
export type Twin = Pick<RecentPrescription, 'signature' | 'code'>

/**
 * Finds a recent prescription with the rows of one of these documents: a call whose answer was lost, repeated under
 * another idempotency key, or a draft written twice. The documents of a series differ in their days, and have no twin.
 */
export function twinOf(
  documents: readonly (Pick<PlannedDocument, 'valid_from'> & { items: readonly StoredItem[] })[],
  recent: readonly RecentPrescription[],
): Twin | null {
  const keys = documents.flatMap(({ valid_from: from, items }) => (from === null ? [rowsKey(items)] : []))
  const found = recent.find(({ rows_key: key }) => keys.includes(key))
  return found ? { signature: found.signature, code: found.code } : null
}
