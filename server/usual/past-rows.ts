import { documentIn } from '#contract/signed-document.ts'
import { ageOn } from '#contract/values/age.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { StoredRow } from '../prescriptions/stored-prescription.ts'
import type { PastPrescription } from './queries.ts'

/** One row that the doctor prescribed earlier, with its patient's sex and age. */
export interface PastRow {
  item: StoredRow
  prescription_id: number
  issued_at: Date
  gender: 'M' | 'F' | 'O'
  /** The patient's age at the issue, in whole years. */
  years: number
}

/**
 * Rows of earlier prescriptions, without cancelled rows, as signed and in their order. `altered` has the signatures of the
 * prescriptions whose document can't be read.
 */
export function pastRowsOf(past: readonly PastPrescription[]): { rows: PastRow[]; altered: string[] } {
  const altered: string[] = []
  const rows = past.flatMap(({ id, signature, payload, rows: standing }): PastRow[] => {
    const document = documentIn(payload)
    if (!document) {
      altered.push(signature)
      return []
    }
    const issuedAt = new Date(document.issued_at)
    const { gender, date_of_birth: birth } = document.patient
    const years = ageOn(birth, mexicoDay(issuedAt))?.years ?? 0
    return standing.flatMap((state) => {
      const item = document.items[state.position]
      return item
        ? [{ item: { ...item, ...state }, prescription_id: id, issued_at: issuedAt, gender, years }]
        : []
    })
  })
  return { rows, altered }
}
