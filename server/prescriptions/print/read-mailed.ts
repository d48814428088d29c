import type { Sql } from '../../database/database.ts'
import { replacedBefore, uncancelledDocumentsOf, type Replaced } from '../issue/link-queries.ts'
import { type PrintRequest, type Printing, type ReadToPrint, readToPrint } from './read-to-print.ts'

export interface ReadMailed extends ReadToPrint {
  /** The prescriptions that the mailed prescription replaces. The patient may still have a printed or mailed copy of them. */
  replaced: readonly Replaced[]
}

/**
 * Reads the sheets that a mail about a prescription contains. For the first document of an issue or series, these are
 * all documents that are not cancelled.
 */
export async function readMailed(sql: Sql, printing: Printing, r: PrintRequest): Promise<ReadMailed[]> {
  const together = await uncancelledDocumentsOf(sql, r.doctorId, r.prescriptionId)
  const read: ReadMailed[] = []
  for (const prescriptionId of together.length > 0 ? together : [r.prescriptionId])
    read.push({
      ...(await readToPrint(sql, printing, { ...r, prescriptionId })),
      replaced: await replacedBefore(sql, r.doctorId, prescriptionId),
    })
  return read
}
