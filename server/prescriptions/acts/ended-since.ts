import type { SheetLive } from '#contract/prescription/sheet/sheet-document.ts'
import { dayIn } from '#contract/values/mexico-day.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'

interface Endings {
  rejected_at: Date | null
  rejected_by: string
  rows: readonly { position: number; ended_at: string | null }[]
}

/**
 * The parts of a prescription that were cancelled since it was signed, each with the day of its cancellation in the time
 * zone of the place of issue.
 */
export function endedSince(since: Endings, zone: TimeZone): Pick<SheetLive, 'ended' | 'endedRows'> {
  const { rejected_at: at, rejected_by: by, rows } = since
  const days = rows.flatMap(({ position, ended_at }) =>
    ended_at === null ? [] : [[position, dayIn(zone, new Date(ended_at))] as const],
  )
  return { ended: at && { day: dayIn(zone, at), by }, endedRows: new Map(days) }
}
