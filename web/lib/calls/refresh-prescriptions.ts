import { prescriptionActCalls, prescriptionCalls, sheetCalls } from './endpoints.ts'
import { invalidate } from './query.ts'

/**
 * Asks again for the lists a prescription stands in, for its sheet and for what happened to it. In this order: a state
 * that has just changed is then always followed by the event that says why.
 */
export async function refreshPrescriptions(): Promise<void> {
  await Promise.all([
    invalidate(prescriptionCalls.list),
    invalidate(prescriptionCalls.get),
    invalidate(sheetCalls.look),
  ])
  await Promise.all([invalidate(prescriptionCalls.timeline), invalidate(prescriptionActCalls.links)])
}
