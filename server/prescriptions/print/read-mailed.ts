import type { Sql } from '../../database/database.ts'
import { uncancelledDocumentsOf } from '../issue/link-queries.ts'
import { type PrintRequest, type Printing, type ReadToPrint, readToPrint } from './read-to-print.ts'

/** Reads the sheets of a mail about a prescription: for the first of an act or series, all that are not cancelled. */
export async function readMailed(sql: Sql, printing: Printing, r: PrintRequest): Promise<ReadToPrint[]> {
  const together = await uncancelledDocumentsOf(sql, r.doctorId, r.prescriptionId)
  const read: ReadToPrint[] = []
  for (const prescriptionId of together.length > 0 ? together : [r.prescriptionId])
    read.push(await readToPrint(sql, printing, { ...r, prescriptionId }))
  return read
}
