import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Sql } from '../../database/database.ts'
import type { PaperToPrintOn } from '../../pdf/sheet-to-print.ts'
import { type Printing, type PrintRequest, type ReadToPrint, readToPrint } from './read-to-print.ts'
import { prescriptionBySignature } from '../queries.ts'

export interface PaperPrintRequest extends Omit<PrintRequest, 'prescriptionId' | 'paperOf'> {
  signature: string
  paperOf(hospitalId: number): Promise<PaperToPrintOn>
}

/** Reads a prescription that the doctor prints on the doctor's own paper, and records the printing. */
export async function readForPaper(sql: Sql, printing: Printing, r: PaperPrintRequest): Promise<ReadToPrint> {
  const row = await prescriptionBySignature(sql, r.doctorId, r.signature)
  if (!row) throw new Problem('not-found')
  const read = await readToPrint(sql, printing, { ...r, prescriptionId: row.state.id })
  await recordEvent(sql, r.doctorId, {
    actor: 'doctor',
    actorId: r.doctorId,
    action: 'prescription.printed',
    object: ['prescription', row.state.id],
  })
  return read
}
