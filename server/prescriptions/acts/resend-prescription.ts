import { Problem } from '#contract/problem.ts'
import { isEmail } from '#contract/values/email.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Database } from '../../database/database.ts'
import { queueResend } from '../../delivery/queue-resend.ts'
import { lockPrescription, prescriptionBySignature } from '../queries.ts'

/** Sends the mail with a prescription again, to the given address or to the patient's. @throws Problem */
export async function resendPrescription(
  database: Database,
  doctorId: number,
  signature: string,
  to: { email: string; cc: string },
): Promise<void> {
  await database.asDoctor(doctorId, async (sql) => {
    const found = await prescriptionBySignature(sql, doctorId, signature)
    if (!found) throw new Problem('prescription-unknown', { values: { signature } })
    const { id, contact } = found.state
    // The lock of the prescription's row serializes resends with each other and with a cancellation.
    const held = await lockPrescription(sql, doctorId, id)
    if (held !== 'issued') throw new Problem('nothing-to-send')
    const recipient = to.email || contact.email
    if (!isEmail(recipient)) throw new Problem('address-missing', { fields: { email: ['required'] } })
    const cc = to.cc === recipient ? '' : to.cc
    const { mail, copy } = await queueResend(sql, doctorId, { prescriptionId: id, recipient, cc })
    await recordEvent(sql, doctorId, {
      actor: 'doctor',
      actorId: doctorId,
      action: 'prescription.resent',
      object: ['prescription', id],
      details: {
        mail,
        other_address: recipient !== contact.email,
        ...(copy !== null && { copy }),
      },
    })
  })
}
