import { prescriptionActCalls, prescriptionCalls } from './endpoints.ts'
import { sheetCalls } from './sheet-calls.ts'
import { invalidate } from './query.ts'

/**
 * Refetches the lists of prescriptions, the sheets and the timelines. The order matters: a new state is never shown
 * after the event that explains it.
 */
export async function refreshPrescriptions(): Promise<void> {
  await Promise.all([
    invalidate(prescriptionCalls.list),
    invalidate(prescriptionCalls.get),
    invalidate(sheetCalls.look),
  ])
  await Promise.all([invalidate(prescriptionCalls.timeline), invalidate(prescriptionActCalls.links)])
}
