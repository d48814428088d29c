/** What a save of a draft goes over. */
export interface DraftBase {
  /** The version of the account that was heard of last; 0: none. */
  version: number
  /** The save that made this version: a number alone begins anew where a draft was discarded and written again. */
  over?: string | undefined
  /** Saves since, of which nobody knows whether they arrived: their answer never came. */
  unanswered: readonly string[]
}

/** Nothing of it is in the account. */
export const NO_BASE: DraftBase = { version: 0, unanswered: [] }

/** The most that are remembered: what came with an older one counts as another's, and is kept beside one's own. */
export const UNANSWERED_AT_MOST = 50

/** What the next save goes over, from when this one leaves until its answer comes. */
export const whileSaving = (base: DraftBase, save: string): DraftBase => ({
  ...base,
  unanswered: [...base.unanswered, save].slice(-UNANSWERED_AT_MOST),
})
