import type { PlannedDocument } from '#contract/prescription/judgement.ts'
import type { PrescribedRow } from '../../database/prescribed-queries.ts'
import { rowsKey, type StoredItem } from '../item.ts'

/**
 * An earlier prescription with the same rows as a new one. Its signature and code are stored with the new prescription.
 */
export type Twin = Pick<PrescribedRow, 'signature' | 'code'>

/** Milliseconds for which an issued prescription counts as recent. */
const RECENT_MS = 10 * 60_000

/**
 * Finds a recent prescription with the same rows as one of these documents. Such a twin results from a call that was
 * repeated under another idempotency key, or from a draft written twice. The documents of a series differ in their
 * days, and have no twin.
 * @param prescribed rows that the doctor prescribed to the patient lately, the newest prescription first
 * @param renews signature of the prescription that is renewed, which is no twin
 */
export function twinOf(
  documents: readonly (Pick<PlannedDocument, 'valid_from'> & { items: readonly StoredItem[] })[],
  prescribed: readonly Pick<PrescribedRow, 'signature' | 'code' | 'rows_key' | 'issued_at'>[],
  { now, renews }: { now: Date; renews: string | null },
): Twin | null {
  const since = now.getTime() - RECENT_MS
  const recent = prescribed.filter(
    ({ signature, issued_at: at }) => signature !== renews && Date.parse(at) > since,
  )
  if (recent.length === 0) return null
  const keys = documents.flatMap(({ valid_from: from, items }) => (from === null ? [rowsKey(items)] : []))
  const found = recent.find(({ rows_key: key }) => key !== null && keys.includes(key))
  return found ? { signature: found.signature, code: found.code } : null
}
