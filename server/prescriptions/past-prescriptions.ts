import type { Prescription } from '#contract/prescriptions.ts'
import type { Sql } from '../database/database.ts'
import { readTrail } from '../events/record-read.ts'
import type { Domain } from '../http/domain.ts'
import { pastIds, type PastRequest } from './past-queries.ts'
import { presentPrescription, type View } from './present.ts'
import { listedByIds } from './queries.ts'

/**
 * Finds the newest prescriptions of a doctor that a request selects, and the number of all selected ones. The search is
 * recorded in the audit trail.
 */
export const pastPrescriptionFinder = (domain: Pick<Domain, 'database' | 'clock'>) => {
  const noteRead = readTrail(domain)
  return async (
    sql: Sql,
    doctorId: number,
    request: PastRequest,
    { limit, view }: { limit: number; view: View },
  ): Promise<{ count: number; isCut: boolean; results: Prescription[] }> => {
    await noteRead(sql, doctorId, 'prescriptions.searched', ['doctor', doctorId])
    const { ids, count, isCut } = await pastIds(sql, doctorId, request, { limit })
    const { rows } = await listedByIds(sql, doctorId, ids, '')
    return { count, isCut, results: rows.map((row) => presentPrescription(row, view)) }
  }
}
