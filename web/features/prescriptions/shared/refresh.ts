import { prescriptions } from '#contract/prescriptions.ts'
import { invalidate } from '../../../lib/query.ts'

/** After a change of one prescription: the lists it stands in, the sheet and what happened to it are asked for again. */
export async function refreshPrescriptions(): Promise<void> {
  await Promise.all([
    invalidate(prescriptions.list),
    invalidate(prescriptions.get),
    invalidate(prescriptions.timeline),
  ])
}
