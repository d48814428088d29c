import { formatLongDay } from '../../lib/format.ts'

/** The line below the greeting: the date. */
export const TodayLine = ({ now }: { now: Date }) => (
  <span className="inline-block first-letter:uppercase">{formatLongDay(now)}</span>
)
