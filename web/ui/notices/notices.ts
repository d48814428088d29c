import { createStore } from '../../lib/store.ts'

export type NoticeColour = 'info' | 'success' | 'warning' | 'error' | 'custom'

export interface Notice {
  message: string
  colour?: NoticeColour
  /** Background of the notice as a CSS colour; only for the colour `custom`. */
  background?: string
  /**
   * Button of the notice. `key`: letter that runs the action with Ctrl or Cmd, while no text field with an undo of its own has
   * the focus.
   */
  action?: { label: string; run: () => void; key?: string }
  /** Id of the object that the notice's action concerns. `closeNoticesAbout` closes the notices with this id. */
  about?: string
  /**
   * Instant `at` (ms since the epoch) until which the action is possible, and the number of `seconds` for which it was possible
   * at first. The notice shows a countdown to this instant, and closes at it.
   */
  until?: { at: number; seconds: number }
  /** Milliseconds until the notice closes automatically. Errors always stay; notices with an action stay unless this is set. */
  lasts?: number
}

/** Minimum time that a notice stays, ms (assurance.md 4.2). */
export const NOTICE_MINIMUM = 6000
/** Maximum number of notices at once, so that they don't cover the page: the oldest is removed. */
const MOST = 3

/** Id of the element that contains the notices. */
export const noticesId = 'notices'

let count = 0
export const notices = createStore<readonly (Notice & { id: number })[]>([])

export function closeNotice(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id))
}

/** Closes the notices whose action concerns an object that no longer exists or needs no action any more. */
export function closeNoticesAbout(gone: string): void {
  notices.set(notices.get().filter(({ about }) => about !== gone))
}

/**
 * Shows a notice in the snackbar at the bottom; returns the id with which it can be closed. A repeated message
 * replaces the earlier notice unless one of the two has an action.
 */
export function notify(notice: Notice): number {
  const id = ++count
  const others = notices.get().filter((one) => one.message !== notice.message || one.action || notice.action)
  notices.set([...others, { ...notice, id }].slice(-MOST))
  return id
}
