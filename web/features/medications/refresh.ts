import { invalidate } from '../../lib/query.ts'
import { medications, own } from './calls.ts'

/** Everything on the page that a change to the doctor's list, prices or marks shows in. */
export const refresh = (): Promise<unknown> =>
  Promise.all([invalidate(own.list), invalidate(medications.search), invalidate(medications.marks)])
