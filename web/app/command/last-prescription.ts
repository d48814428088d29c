import type { Prescription } from '#contract/prescriptions.ts'
import { api } from '../../lib/calls/api.ts'
import { prescriptionCalls, usualCalls } from '../../lib/calls/endpoints.ts'

/** Number of the newest prescriptions among which the doctor's last uncancelled one is looked for. */
const NEWEST = 10

const stateOf = ({ status }: Pick<Prescription, 'status'>) => status.rx_status[0]

/** Whether a prescription can still be replaced by a corrected one, as the action on its page requires. */
const isLive = (rx: Pick<Prescription, 'status'>): boolean =>
  !['rejected', 'filled', 'expired'].includes(stateOf(rx))

/**
 * Finds the last prescription of a patient, or of the doctor without a patient, that was not cancelled.
 * @returns undefined without such a prescription, and where a prescription to correct can no longer be corrected
 */
export async function lastPrescriptionOf(
  patient: string | undefined,
  act: 'repeat' | 'correct',
): Promise<string | undefined> {
  if (patient === undefined) {
    const { results } = await api(prescriptionCalls.list, { query: { limit: NEWEST } })
    const last = results.find((rx) => stateOf(rx) !== 'rejected')
    return last && (act === 'repeat' || isLive(last)) ? last.signature : undefined
  }
  const { prescription } = await api(usualCalls.last, { query: { patient } })
  if (!prescription || act === 'repeat') return prescription?.signature
  const { signature } = prescription
  return isLive(await api(prescriptionCalls.get, { params: { signature } })) ? signature : undefined
}
