import type { SheetLive } from '#contract/prescription/sheet/sheet-document.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'

interface Endings {
  rejected_at: Date | null
  rejected_by: string
  rows: readonly { position: number; ended_at: string | null }[]
}

/** What of a prescription was cancelled since it was signed, each with its day in Mexico City. */
export function endedSince(since: Endings): Pick<SheetLive, 'ended' | 'endedRows'> {
  const { rejected_at: at, rejected_by: by, rows } = since
  const days = rows.flatMap(({ position, ended_at }) =>
    ended_at === null ? [] : [[position, mexicoDay(new Date(ended_at))] as const],
  )
  return { ended: at && { day: mexicoDay(at), by }, endedRows: new Map(days) }
}
