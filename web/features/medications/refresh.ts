import { drugCatalogueCalls } from '../../lib/calls/endpoints.ts'
import { invalidate } from '../../lib/calls/query.ts'
import { ownMedicationCalls, own } from './calls.ts'

/** Refetches everything on the page that shows the doctor's own medications, prices or out-of-stock marks. */
export const refresh = (): Promise<unknown> =>
  Promise.all(
    [own.list, ownMedicationCalls.search, ownMedicationCalls.marks, drugCatalogueCalls.shelf].map((call) =>
      invalidate(call),
    ),
  )
