import { createStore } from '../../lib/store.ts'

export type NoticeColour = 'info' | 'success' | 'warning' | 'error' | 'custom'

export interface Notice {
  message: string
  colour?: NoticeColour
  /** Any CSS colour, for `custom` only. */
  background?: string
  action?: { label: string; run: () => void }
  /** What its action is about, by any name: it goes together with that (`closeNoticesAbout`). */
  about?: string
  /** Milliseconds until it goes by itself. An error stays until closed, and so does an action, unless this is given. */
  lasts?: number
}

/** The least that a notice stays (assurance.md 4.2). */
export const NOTICE_MINIMUM = 6000
/** More than this many at once would cover the page: the oldest gives way. */
const MOST = 3

/** Where notices stand on the page. */
export const noticesId = 'notices'

let count = 0
export const notices = createStore<readonly (Notice & { id: number })[]>([])

export function closeNotice(id: number): void {
  notices.set(notices.get().filter((notice) => notice.id !== id))
}

/** What its actions are about is no more, or is done with. */
export function closeNoticesAbout(gone: string): void {
  notices.set(notices.get().filter(({ about }) => about !== gone))
}

/**
 * Tells something in the snackbar at the top; returns the number with which it can be closed. What is told again takes
 * its own place; an action is never lost to another's words.
 */
export function notify(notice: Notice): number {
  const id = ++count
  const others = notices.get().filter((one) => one.message !== notice.message || one.action || notice.action)
  notices.set([...others, { ...notice, id }].slice(-MOST))
  return id
}
