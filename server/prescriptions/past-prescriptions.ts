import type { Prescription } from '#contract/prescriptions.ts'
import type { Sql } from '../database/database.ts'
import { readTrail } from '../events/record-read.ts'
import type { Domain } from '../http/domain.ts'
import { pastFigures, pastIds, type PastRequest } from './past-queries.ts'
import { presentPrescription, type View } from './present.ts'
import { listedByIds } from './queries.ts'

/** The newest prescriptions of a doctor that a request means, and how many there are; noted in the trail. */
export const pastPrescriptionFinder = (domain: Pick<Domain, 'database' | 'clock'>) => {
  const noteRead = readTrail(domain)
  return async (
    sql: Sql,
    doctorId: number,
    request: PastRequest,
    { limit, view }: { limit: number; view: View },
  ): Promise<{ count: number; results: Prescription[] }> => {
    await noteRead(sql, doctorId, 'prescriptions.searched', ['doctor', doctorId])
    const { ids, count } = await pastIds(sql, doctorId, request, limit)
    const { rows } = await listedByIds(sql, doctorId, ids, '')
    return { count, results: rows.map((row) => presentPrescription(row, view)) }
  }
}

/** Most medicines that the figures of a period name. */
const TOP = 5

/** How much a doctor prescribed in a period, without cancelled prescriptions. */
export const readFigures = (
  sql: Sql,
  doctorId: number,
  request: PastRequest,
): ReturnType<typeof pastFigures> => pastFigures(sql, doctorId, request, TOP)
