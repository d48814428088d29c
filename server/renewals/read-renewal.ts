import type { RenewalState } from '#contract/verification.ts'
import type { Database } from '../database/database.ts'
import { dayOfDocument, rxStatus } from '../prescriptions/status.ts'
import type { StoredPrescription } from '../prescriptions/stored-prescription.ts'
import { longCourseRow, type LongCourseRow } from './queries.ts'
import { renewalState } from './renewal-state.ts'

export interface Renewal {
  state: RenewalState
  /** The prescription's long course of treatment; undefined for a prescription without one. */
  course: LongCourseRow | undefined
}

/**
 * Reads whether the patient can ask for the renewal of a prescription. Days are days in the time zone of the place of
 * issue.
 */
export const readRenewal = (database: Database, rx: StoredPrescription, now: Date): Promise<Renewal> =>
  database.asDoctor(rx.state.doctor_id, async (sql) => {
    const course = await longCourseRow(sql, rx.state.doctor_id, rx.state.id)
    return { course, state: renewalState(course, rxStatus(rx, now), dayOfDocument(rx.document, now)) }
  })
