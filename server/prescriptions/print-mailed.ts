import type { Sql } from '../database/database.ts'
import { standingOfSeries } from './link-queries.ts'
import { type PrintRequest, type Printed, type Printing, printPrescription } from './print-prescription.ts'

/** The sheets of a mail about a prescription: it alone, or with the first of a series all of it that stands. */
export async function printMailed(sql: Sql, printing: Printing, r: PrintRequest): Promise<Printed[]> {
  const series = await standingOfSeries(sql, r.doctorId, r.prescriptionId)
  const printed: Printed[] = []
  for (const prescriptionId of series.length > 0 ? series : [r.prescriptionId])
    printed.push(await printPrescription(sql, printing, { ...r, prescriptionId }))
  return printed
}
