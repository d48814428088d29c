import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Sql } from '../../database/database.ts'
import type { PaperToPrintOn } from '../../pdf/sheet-to-print.ts'
import { type Printing, type PrintRequest, printPrescription } from './print-prescription.ts'
import { prescriptionBySignature } from '../queries.ts'

export interface PaperPrintRequest extends Omit<PrintRequest, 'prescriptionId' | 'paperOf'> {
  signature: string
  paperOf(hospitalId: number): Promise<PaperToPrintOn>
}

/** The doctor's own prescription as PDF for the doctor's own paper. */
export async function printOnPaper(sql: Sql, printing: Printing, r: PaperPrintRequest): Promise<Buffer> {
  const row = await prescriptionBySignature(sql, r.doctorId, r.signature)
  if (!row) throw new Problem('not-found')
  const { pdf } = await printPrescription(sql, printing, { ...r, prescriptionId: row.state.id })
  await recordEvent(sql, r.doctorId, {
    actor: 'doctor',
    actorId: r.doctorId,
    action: 'prescription.printed',
    object: ['prescription', row.state.id],
  })
  return pdf
}
