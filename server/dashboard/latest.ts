import type { LatestPrescription } from '#contract/dashboard/dashboard.ts'
import type { Sql } from '../database/database.ts'
import { listPrescriptions } from '../prescriptions/list-prescriptions.ts'
import { rxStatus, sentStatus } from '../prescriptions/status.ts'
import type { StoredPrescription } from '../prescriptions/stored-prescription.ts'

const LATEST = 5

/** The prescriptions that the doctor issued last, the newest first. `today`: the day in Mexico, `YYYY-MM-DD`. */
export async function readLatest(sql: Sql, doctorId: number, today: string): Promise<LatestPrescription[]> {
  const page = { search: '', file: '', limit: LATEST, offset: 0 }
  const { rows } = await listPrescriptions(sql, doctorId, page)
  return rows.map((row) => presentLatest(row, today))
}

function presentLatest(rx: StoredPrescription, today: string): LatestPrescription {
  const { document, state } = rx
  return {
    signature: state.signature,
    patient_name: document.patient.name,
    medications: document.items.map(({ generic, presentation }) => generic || presentation),
    status: rxStatus(rx, today),
    sent: sentStatus(state),
    issued_at: document.issued_at,
  }
}
