/** The stored version of a draft that a save of the page would overwrite. */
export interface DraftBase {
  /** The last version in the account that the page knows; 0 when the account has no such draft. */
  version: number
  /**
   * Id of the save that made `version`. A version number alone does not identify a version: after a draft was discarded and
   * written again, its versions are counted from 1 again.
   */
  over?: string | undefined
  /** Ids of later saves whose response never came, so that nobody knows whether they were stored. */
  unanswered: readonly string[]
}

/** Base version of a draft that is not in the account yet. */
export const NO_BASE: DraftBase = { version: 0, unanswered: [] }

/**
 * Maximum number of ids of unanswered saves that are remembered, the newest ones. A stored version that was made by a save whose
 * id is no longer remembered is treated as a version of somebody else: the page does not replace it, and both drafts are stored.
 */
export const UNANSWERED_AT_MOST = 50

/** Base version for the next save of a draft, as long as the save that was just sent has no response. */
export const whileSaving = (base: DraftBase, save: string): DraftBase => ({
  ...base,
  unanswered: [...base.unanswered, save].slice(-UNANSWERED_AT_MOST),
})
