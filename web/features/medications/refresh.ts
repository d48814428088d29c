import { drugCatalogueCalls } from '../../lib/calls/endpoints.ts'
import { invalidate } from '../../lib/calls/query.ts'
import { ownMedicationCalls, own } from './calls.ts'

/** Everything on the page that a change to the doctor's list, prices or marks shows in. */
export const refresh = (): Promise<unknown> =>
  Promise.all(
    [own.list, ownMedicationCalls.search, ownMedicationCalls.marks, drugCatalogueCalls.shelf].map((call) =>
      invalidate(call),
    ),
  )
