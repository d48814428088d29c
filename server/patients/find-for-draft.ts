import type { DraftPatient } from '#contract/drafts/drafts.ts'
import type { Sql } from '../database/database.ts'
import { findEntries } from '../database/search-queries.ts'
import { typedSearch } from '../database/search-words.ts'
import { patientPage, type PatientRow } from './queries.ts'

const SHOWN = 10

/** Finds the doctor's patients for a draft. Only the data that identify a patient are returned. */
export async function findForDraft(sql: Sql, doctorId: number, search: string): Promise<DraftPatient[]> {
  const words = typedSearch('patient', doctorId, search)
  if (words === null) return []
  const { ids } = await findEntries(sql, 'patient', words, SHOWN, 0)
  const rows = await patientPage(sql, doctorId, ids, SHOWN, 0)
  return rows.map(inDraft)
}

export const inDraft = ({ uid, name, date_of_birth, gender }: PatientRow): DraftPatient => ({
  uid,
  name,
  date_of_birth,
  gender,
})
