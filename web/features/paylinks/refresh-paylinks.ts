import { paylinkCalls } from '../../lib/calls/paylink-calls.ts'
import { invalidate } from '../../lib/calls/query.ts'

/** Fetches the ledger and the shown link again. */
export async function refreshPaylinks(): Promise<void> {
  await Promise.all([invalidate(paylinkCalls.list), invalidate(paylinkCalls.get)])
}
