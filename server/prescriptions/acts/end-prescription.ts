import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Sql } from '../../database/database.ts'
import { stopMail } from '../../delivery/stop-mail.ts'
import { prescriptionsWithoutMail } from '../issue/link-queries.ts'
import { isExhausted, lockPrescription, rejectPrescription } from '../queries.ts'

export interface End {
  doctorId: number
  prescriptionId: number
  by: { kind: 'doctor' | 'pharmacy'; id: number; name: string }
  reason: string
  /**
   * Code of the reason for which the prescription ends: one of `endReasons`, `replaced` or `undone:…`; absent for a
   * reason in free text.
   */
  code?: string
}

/**
 * Cancels a prescription (doctor) or rejects it (pharmacy). The end is final, with one exception: a prescription that
 * was cancelled because it was replaced is restored when the replacement is undone (restore-replaced.ts).
 * @throws Problem `prescription-cancelled` when the prescription is cancelled already, `already-dispensed` when no row
 * is left open
 */
export async function endPrescription(sql: Sql, end: End): Promise<void> {
  const before = await lockPrescription(sql, end.doctorId, end.prescriptionId)
  if (before === 'issued' && (await isExhausted(sql, end.doctorId, end.prescriptionId))) {
    throw new Problem('already-dispensed')
  }
  const done = await rejectPrescription(sql, end.doctorId, end.prescriptionId, {
    by: end.by.name,
    reason: end.reason,
    code: end.code ?? '',
  })
  if (!done) throw new Problem('prescription-cancelled')
  // A mail that is still in the queue must be stopped: it would send the patient to a pharmacy for a cancelled
  // prescription.
  await stopMail(sql, end.doctorId, await prescriptionsWithoutMail(sql, end.doctorId, end.prescriptionId))
  await recordEvent(sql, end.doctorId, {
    actor: end.by.kind,
    actorId: end.by.id,
    action: end.by.kind === 'doctor' ? 'prescription.cancelled' : 'prescription.rejected',
    object: ['prescription', end.prescriptionId],
    ...(end.code && { details: { reason: end.code } }),
  })
}
