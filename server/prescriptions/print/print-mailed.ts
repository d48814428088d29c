import type { Sql } from '../../database/database.ts'
import { standingWith } from '../issue/link-queries.ts'
import { type PrintRequest, type Printed, type Printing, printPrescription } from './print-prescription.ts'

/** Sheets of a mail about a prescription; for the first of an act or series all documents that are not cancelled. */
export async function printMailed(sql: Sql, printing: Printing, r: PrintRequest): Promise<Printed[]> {
  const together = await standingWith(sql, r.doctorId, r.prescriptionId)
  const printed: Printed[] = []
  for (const prescriptionId of together.length > 0 ? together : [r.prescriptionId])
    printed.push(await printPrescription(sql, printing, { ...r, prescriptionId }))
  return printed
}
