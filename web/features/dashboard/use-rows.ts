import { useEffect, useState } from 'react'
import { persisted } from '../../lib/calls/persist.ts'

/** How long the page waits for the length of a list before it draws what follows below, ms. */
const PATIENCE_MS = 500
/** Number of rows of the list for which height is reserved on a device that never showed this list. */
const AT_FIRST = 3

/**
 * Number of rows of a list that other content follows, fixed for this visit, so that the content below never moves:
 * the true number when the answer is there in time, otherwise the number of the visit before.
 * @param count number of rows; undefined until the answer is there
 * @returns undefined while the content below should not be drawn yet
 */
export function useRows(count: number | undefined, most: number): number | undefined {
  const [rows, setRows] = useState<number>()
  if (rows === undefined && count !== undefined) setRows(within(count, most))
  useEffect(() => {
    const timer = setTimeout(
      () => setRows((known) => known ?? within(persisted.get().local.waiting ?? AT_FIRST, most)),
      PATIENCE_MS,
    )
    return () => clearTimeout(timer)
  }, [most])
  return rows
}

const within = (wanted: number, most: number): number => Math.max(1, Math.min(wanted, most))
