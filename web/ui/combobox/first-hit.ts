import type { Offered } from './choose-with-enter.ts'
import type { SearchState } from './use-search.ts'

/**
 * Rule by which the first result of a search is highlighted, so that Enter takes it. In a search without such a rule no result is
 * highlighted until a key moves to it.
 */
export interface FirstHit<T> {
  /** Whether all data that can make a result unsafe have arrived and are shown. */
  isReady: boolean
  isSafe: (option: T, all: readonly T[]) => boolean
  /** Whether an Enter that came before the search results may take the option, if it is the only one or the habitual one. */
  mayTakeUnseen: (option: T) => boolean
  /** Whether this doctor usually chooses the option among the options of `all`. */
  isHabitual?: (option: T, all: readonly T[]) => boolean
}

export const NONE_SAFE = { safe: undefined, alone: undefined }

/**
 * Keys of two results: `safe` is highlighted without a key, and `alone` is chosen by an Enter pressed before the results came.
 * Each may be undefined.
 */
export function safeOf<T>(
  { options, isGuess }: SearchState<T>,
  first: FirstHit<T> | undefined,
  optionKey: (option: T) => string,
): Pick<Offered, 'safe' | 'alone'> {
  const [option] = options
  if (option === undefined || !first?.isSafe(option, options)) return NONE_SAFE
  const safe = `option ${optionKey(option)}`
  const isMeant = options.length === 1 || first.isHabitual?.(option, options) === true
  return { safe, alone: isMeant && isGuess !== true && first.mayTakeUnseen(option) ? safe : undefined }
}
