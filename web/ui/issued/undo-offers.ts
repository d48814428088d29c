import { createStore } from '../../lib/store.ts'

/** A prescription that can still be taken back, because the server has not sent its mail yet. */
export interface UndoOffer {
  signature: string
  /** Instant at which the mail with the prescription is sent, ms since the epoch. */
  until: number
  run: () => void
}

export const undoOffers = createStore<readonly UndoOffer[]>([])

export function withdrawOffer(of: string): void {
  undoOffers.set(undoOffers.get().filter(({ signature }) => signature !== of))
}
