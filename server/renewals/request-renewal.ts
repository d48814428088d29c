import type { Database } from '../database/database.ts'
import { recordEvent } from '../events/record-event.ts'
import { dayOfDocument, rxStatus } from '../prescriptions/status.ts'
import type { StoredPrescription } from '../prescriptions/stored-prescription.ts'
import { insertRenewalRequest, longCourseRow } from './queries.ts'
import { renewalState } from './renewal-state.ts'

/**
 * Stores a request to renew a prescription, if the prescription can be renewed. A prescription has one request at most,
 * so that a form that is sent twice changes nothing.
 */
export async function requestRenewal(database: Database, rx: StoredPrescription, at: Date): Promise<void> {
  const { doctor_id: doctorId, id } = rx.state
  const today = dayOfDocument(rx.document, at)
  await database.asDoctor(doctorId, async (sql) => {
    const course = await longCourseRow(sql, doctorId, id)
    if (renewalState(course, rxStatus(rx, at), today) !== 'open') return
    if (!(await insertRenewalRequest(sql, doctorId, id, at))) return
    await recordEvent(sql, doctorId, {
      actor: 'guest',
      actorId: null,
      action: 'prescription.renewal-requested',
      object: ['prescription', id],
    })
  })
}
