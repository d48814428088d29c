import type { PaylinkState } from './paylink-state.ts'

/**
 * Surplus of a payment link in cents: received money that was not given back (`kept`), beyond the requested amount (`asked`);
 * 0 or less for no surplus. After a link was withdrawn, or all its money was given back, every payment is surplus.
 */
export const surplusOf = ({
  state,
  asked,
  kept,
}: Record<'asked' | 'kept', number> & { state: PaylinkState }): number =>
  state === 'cancelled' || state === 'refunded' ? kept : kept - asked
