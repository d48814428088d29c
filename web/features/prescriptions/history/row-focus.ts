const ROWS = '[data-history-row]'

export type RowStep = 'first' | 'last' | 'next' | 'previous'

const steps: Record<string, RowStep> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

/** Step that a key means in the list; undefined leaves the key to the browser. */
export const stepOfKey = (key: string): RowStep | undefined => steps[key]

/**
 * Index of the row to go to, out of `count` rows; undefined past the ends, where the list does not wrap
 * around.
 */
export function rowAfter(step: RowStep, at: number, count: number): number | undefined {
  const to = { first: 0, last: count - 1, next: at + 1, previous: at - 1 }[step]
  return to >= 0 && to < count ? to : undefined
}

/** Brings the focus to a row of the list on the page; false when there is none. */
export function focusRow(step: RowStep): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)]
  const at = rows.findIndex((row) => row.parentElement?.contains(document.activeElement))
  const to = rowAfter(step, at, rows.length)
  const row = to === undefined ? undefined : rows[to]
  row?.focus()
  return row !== undefined
}
