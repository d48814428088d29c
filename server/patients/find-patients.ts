import { MAX_PAGE } from '#contract/schemas/page.ts'
import type { Sql } from '../database/database.ts'
import { findEntries } from '../database/search-queries.ts'
import { typedSearch } from '../database/search-words.ts'
import { readTrail } from '../events/record-read.ts'
import type { Domain } from '../http/domain.ts'
import { patientPage, type PatientRow } from './queries.ts'

/** Finds a doctor's patients by words, recently prescribed first. The search is recorded in the audit trail. */
export const patientFinder = (domain: Pick<Domain, 'database' | 'clock'>) => {
  const noteRead = readTrail(domain)
  return async (
    sql: Sql,
    doctorId: number,
    search: string,
    { limit, offset = 0 }: { limit: number; offset?: number },
  ): Promise<PatientRow[]> => {
    const words = typedSearch('patient', doctorId, search)
    if (search.trim() !== '' && words === null) return []
    await noteRead(sql, doctorId, 'patients.searched', ['doctor', doctorId])
    const found = words === null ? null : (await findEntries(sql, 'patient', words, MAX_PAGE, 0)).ids
    return patientPage(sql, doctorId, found, limit, offset)
  }
}
