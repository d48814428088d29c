import { prescriptionActCalls, prescriptionCalls } from './endpoints.ts'
import { sheetCalls } from './sheet-calls.ts'
import { invalidate } from './query.ts'

/**
 * Fetches the lists of prescriptions, the sheets, the timelines and the public links again. The timelines come last, because the
 * page must never show a new state after the event that explains it.
 */
export async function refreshPrescriptions(): Promise<void> {
  await Promise.all([
    invalidate(prescriptionCalls.list),
    invalidate(prescriptionCalls.get),
    invalidate(sheetCalls.look),
  ])
  await Promise.all([invalidate(prescriptionCalls.timeline), invalidate(prescriptionActCalls.links)])
}
