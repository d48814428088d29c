import type { Offered } from './choose-with-enter.ts'
import type { SearchState } from './use-search.ts'

/**
 * Decides whether the first result of a search is highlighted, so that Enter takes it. Without this decision no result is
 * highlighted until a key moves to it.
 */
export interface FirstHit<T> {
  /** Whether all data that can make a result unsafe have arrived and are shown. */
  isReady: boolean
  isSafe: (option: T, all: readonly T[]) => boolean
  /** Whether an Enter that came before the answer may take the option when it is the only one, or the habitual one. */
  mayTakeUnseen: (option: T) => boolean
  /** Whether the option is the one that this doctor usually chooses among all of them. */
  isHabitual?: (option: T, all: readonly T[]) => boolean
}

export const NONE_SAFE = { safe: undefined, alone: undefined }

/**
 * Keys of two results: of the result that is highlighted without a key, and of the result that is chosen by an Enter pressed
 * before the answer came.
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
