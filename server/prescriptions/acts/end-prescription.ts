import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Sql } from '../../database/database.ts'
import { stopMail } from '../../delivery/stop-mail.ts'
import { silencedBy } from '../issue/link-queries.ts'
import { isExhausted, lockPrescription, rejectPrescription } from '../queries.ts'

export interface End {
  doctorId: number
  prescriptionId: number
  by: { kind: 'doctor' | 'pharmacy'; id: number; name: string }
  reason: string
  /** The reason in one word, where it is one of a list. */
  code?: string
}

/**
 * Cancels (doctor) or rejects (pharmacy): for good, but where what replaced it is taken back (restore-replaced.ts).
 * @throws Problem `prescription-cancelled` when it already is, `already-dispensed` when nothing is left of it
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
  // What has not left yet would only send the patient to a pharmacy in vain.
  await stopMail(sql, end.doctorId, await silencedBy(sql, end.doctorId, end.prescriptionId))
  await recordEvent(sql, end.doctorId, {
    actor: end.by.kind,
    actorId: end.by.id,
    action: end.by.kind === 'doctor' ? 'prescription.cancelled' : 'prescription.rejected',
    object: ['prescription', end.prescriptionId],
    ...(end.code && { details: { reason: end.code } }),
  })
}
