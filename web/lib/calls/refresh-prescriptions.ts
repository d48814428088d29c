import { prescriptionActs, prescriptions, sheets } from './endpoints.ts'
import { invalidate } from './query.ts'

/**
 * Asks again for the lists a prescription stands in, for its sheet and for what happened to it. In this order: a state
 * that has just changed is then always followed by the event that says why.
 */
export async function refreshPrescriptions(): Promise<void> {
  await Promise.all([invalidate(prescriptions.list), invalidate(prescriptions.get), invalidate(sheets.look)])
  await Promise.all([invalidate(prescriptions.timeline), invalidate(prescriptionActs.links)])
}
