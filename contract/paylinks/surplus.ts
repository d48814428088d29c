import type { PaylinkState } from './paylink-state.ts'

/**
 * Surplus of a payment link: the cents that it kept beyond the asked amount; 0 or less for no surplus. A link that was withdrawn, or whose money was
 * all given back, asks for nothing: whatever arrives afterwards is too much.
 */
export const surplusOf = ({
  state,
  asked,
  kept,
}: Record<'asked' | 'kept', number> & { state: PaylinkState }): number =>
  state === 'cancelled' || state === 'refunded' ? kept : kept - asked
