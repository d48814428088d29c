import { mexicoDay } from '#contract/values/mexico-day.ts'
import { formatDate, formatTime } from '../../lib/format.ts'

/** An instant on the home page: the time of today, in the words of `today`, or the date of another day. */
export const formatMoment = (at: string, now: Date, today: (time: string) => string): string =>
  mexicoDay(new Date(at)) === mexicoDay(now) ? today(formatTime(at)) : formatDate(at)
