import { paylinkCalls } from '../../lib/calls/paylink-calls.ts'
import { invalidate } from '../../lib/calls/query.ts'

/** Fetches the ledger, the reconciliation and the shown payment link again. */
export async function refreshPaylinks(): Promise<void> {
  const { list, get, reconciliation } = paylinkCalls
  await Promise.all([invalidate(list), invalidate(get), invalidate(reconciliation)])
}
