import type { RenewalState } from '#contract/verification.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import type { RxStatus } from '#contract/prescriptions.ts'
import type { LongCourseRow } from './queries.ts'

/** Number of days before the end of a course from which its renewal can be asked for. */
const BEFORE_END = 14
/** Number of days after the end of a course until which its renewal can be asked for. */
const AFTER_END = 90

/** First day on which the renewal of a course can be asked for, `YYYY-MM-DD`. */
export const firstDayToAsk = (endsOn: string): string => addDays(endsOn, -BEFORE_END)

/**
 * State of the renewal of a prescription, as the patient sees it. An issued renewal settles the request, even if the doctor
 * removed the request from the list of open matters on the home page.
 * @param course null for a prescription without a long course
 * @param today `YYYY-MM-DD`
 */
export function renewalState(
  course: LongCourseRow | undefined,
  status: RxStatus,
  today: string,
): RenewalState {
  if (!course || status === 'rejected') return 'none'
  if (course.is_continued) return 'renewed'
  if (course.requested_at) return course.is_dismissed ? 'seen' : 'requested'
  if (today < firstDayToAsk(course.ends_on)) return 'early'
  return today <= addDays(course.ends_on, AFTER_END) ? 'open' : 'none'
}
