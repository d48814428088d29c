import { drugCatalogue } from '../../lib/calls/endpoints.ts'
import { invalidate } from '../../lib/calls/query.ts'
import { medications, own } from './calls.ts'

/** Everything on the page that a change to the doctor's list, prices or marks shows in. */
export const refresh = (): Promise<unknown> =>
  Promise.all(
    [own.list, medications.search, medications.marks, drugCatalogue.shelf].map((call) => invalidate(call)),
  )
