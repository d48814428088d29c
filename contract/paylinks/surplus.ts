import type { PaylinkState } from './paylink-state.ts'

/**
 * What a link kept and nobody asked for, in cents; 0 or less for nothing. A link that was withdrawn, or whose money was
 * all given back, asks for nothing: whatever arrives afterwards is too much.
 */
export const surplusOf = ({
  state,
  asked,
  kept,
}: Record<'asked' | 'kept', number> & { state: PaylinkState }): number =>
  state === 'cancelled' || state === 'refunded' ? kept : kept - asked
