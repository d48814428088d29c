/** Choice of an entry with Enter. The functions are pure, so that every order of key presses and search results can be tested. */
export interface Choosing {
  /** Key of the entry that the doctor moved to; null for the text itself, undefined when nobody has moved. */
  moved: string | null | undefined
  /** Whether an Enter is remembered that was pressed before the entries were on the screen. */
  isKept: boolean
  /**
   * Whether an Enter has taken nothing since the last letter: it was too early, or no entry was highlighted. Letters that follow
   * belong to a next word (`textAfterEnter`).
   */
  hasEntered: boolean
  /**
   * Number of entries to move down once the entries are painted, negative for up: from arrow keys that were pressed before the
   * entries came.
   */
  steps: number
}

export const NOTHING_CHOSEN: Choosing = { moved: undefined, isKept: false, hasEntered: false, steps: 0 }

export interface Offered {
  /** Keys of the entries that answer the typed text, in their order; empty while the answer is missing. */
  keys: readonly string[]
  /** Number of entries of the list that the search found; the other entries are actions, such as adding a patient. */
  results: number
  /**
   * Entry that is highlighted without a key: the first result, if it has no warning against choosing it with Enter. Undefined if
   * it has one, and until all warnings have arrived.
   */
  safe: string | undefined
  /**
   * Entry that an Enter pressed before the entries came may choose although nobody saw it: the only match, or the doctor's usual
   * one.
   */
  alone: string | undefined
  /** Action that is highlighted without a key where it is the only entry: the search was answered, and found nothing. */
  onlyAction: string | undefined
  /** Whether the entries have been painted, with the marks of their safety. */
  isPainted: boolean
}

export type ChoosingEvent =
  | { kind: 'enter' }
  | { kind: 'moved'; to: string | null }
  | { kind: 'stepped'; by: 1 | -1 }
  | { kind: 'typed' }
  | { kind: 'left' }
  | { kind: 'painted' }

/** Outcome of an event: the next state, and the entry to choose now, if any. */
export interface EnterOutcome {
  next: Choosing
  take?: string | undefined
}

/** Key of the highlighted entry, which Enter takes; undefined for none. */
export function litEntry({ moved }: Choosing, { keys, safe, onlyAction }: Offered): string | undefined {
  if (moved === null) return undefined
  if (moved === undefined)
    return safe ?? (keys.length === 1 && keys[0] === onlyAction ? onlyAction : undefined)
  return keys.includes(moved) ? moved : undefined
}

/**
 * Handles Enter and the arrow keys in a list of search results. An Enter takes the highlighted entry once it has been painted. An
 * Enter that came before the entries is remembered: when the entries are painted it takes the only match or the doctor's usual
 * one, never an action, and otherwise leaves the list open. Arrow keys that came before several results highlight the result to
 * which they lead. If an Enter followed these arrow keys, it takes nothing, because nobody has seen that result. Further letters
 * cancel the remembered keys, which were meant for another text.
 */
export function chooseWithEnter(state: Choosing, event: ChoosingEvent, offered: Offered): EnterOutcome {
  switch (event.kind) {
    case 'typed':
    case 'left':
      return { next: NOTHING_CHOSEN }
    case 'moved':
      return { next: { ...NOTHING_CHOSEN, hasEntered: state.hasEntered, moved: event.to } }
    case 'stepped':
      return { next: { ...state, steps: state.steps + event.by } }
    case 'painted':
      if (state.steps !== 0 && offered.results > 1)
        return {
          next: {
            ...NOTHING_CHOSEN,
            hasEntered: state.hasEntered,
            moved: stepTo(state.steps, offered.keys, offered.safe),
          },
        }
      if (!state.isKept) return { next: state }
      return { next: { ...state, isKept: false }, take: offered.alone }
    default: {
      // An entry that the arrow keys reached was on the screen, even if the present list has not been painted.
      const isSeen =
        offered.isPainted || (typeof state.moved === 'string' && offered.keys.includes(state.moved))
      if (!isSeen) return { next: { ...state, isKept: true, hasEntered: true } }
      return { next: { ...state, hasEntered: true }, take: litEntry(state, offered) }
    }
  }
}

/**
 * The entry to which arrow keys lead from the entry that is highlighted without a key; the first or last entry where they lead
 * further.
 */
export function stepTo(steps: number, keys: readonly string[], from: string | undefined): string | undefined {
  const start = from === undefined ? -1 : keys.indexOf(from)
  return keys.at(steps < 0 && start + steps < 0 ? -1 : Math.min(start + steps, keys.length - 1))
}

/**
 * Text of the input after further letters. Letters after an Enter that took nothing were meant to follow a chosen name, such as
 * the dose after the name of a medicine. A space separates them from the name, so that "prednisona 5" and "1 tab" never become
 * "prednisona 51 tab".
 */
export function textAfterEnter(before: string, after: string, hasEntered: boolean): string {
  const isAppended = hasEntered && after.length > before.length && after.startsWith(before)
  const added = after.slice(before.length)
  return isAppended && !/\s$/.test(before) && !/^\s/.test(added) ? `${before} ${added}` : after
}
