import type { LatestPrescription } from '#contract/dashboard/dashboard.ts'
import { drugName } from '#contract/medications/drug-name.ts'
import type { Sql } from '../database/database.ts'
import { listPrescriptions } from '../prescriptions/list-prescriptions.ts'
import { rxStatus, sentStatus } from '../prescriptions/status.ts'
import type { StoredPrescription } from '../prescriptions/stored-prescription.ts'

const LATEST = 5
/** Number of prescriptions that are read, so that cancelled ones among them can be left out. */
const READ = 2 * LATEST

/**
 * Reads the prescriptions that the doctor issued last and did not cancel, the newest first. `now` is the instant for which
 * their status is computed.
 */
export async function readLatest(sql: Sql, doctorId: number, now: Date): Promise<LatestPrescription[]> {
  const page = { search: '', file: '', limit: READ, offset: 0 }
  const { rows } = await listPrescriptions(sql, doctorId, page)
  return rows
    .map((row) => presentLatest(row, now))
    .filter(({ status }) => status !== 'rejected')
    .slice(0, LATEST)
}

function presentLatest(rx: StoredPrescription, now: Date): LatestPrescription {
  const { document, state } = rx
  return {
    signature: state.signature,
    patient_name: document.patient.name,
    medications: document.items.map(drugName),
    status: rxStatus(rx, now),
    sent: sentStatus(state),
    issued_at: document.issued_at,
  }
}
