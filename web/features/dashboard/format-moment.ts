import { ownDay } from '../../lib/own-clock.ts'
import { formatDate, formatTime } from '../../lib/format.ts'

/** An instant on the home page: the time of today, in the words of `today`, or the date of another day. */
export const formatMoment = (at: string, now: Date, today: (time: string) => string): string =>
  ownDay(new Date(at)) === ownDay(now) ? today(formatTime(at)) : formatDate(at)
