import type { YearReview } from '#contract/figures/year-review.ts'

/** A card of the review of the year: one statement with its figures. */
export type YearCard =
  | { kind: 'prescriptions'; count: number; cancelled: number }
  | { kind: 'days'; count: number; perDay: number | null }
  | { kind: 'months'; months: number[]; busiest: YearReview['busiest_month'] }
  | { kind: 'weekday'; day: number; share: number }
  | { kind: 'medications'; results: YearReview['medications']; inAll: number }
  | { kind: 'alerts'; count: number; overridden: number }
  | { kind: 'filled'; count: number; share: number }
  | { kind: 'delivered'; delivered: number; mails: number }
  | { kind: 'share' }

/** Minimum number of days for which an average per day is shown. */
const ENOUGH_FOR_AN_AVERAGE = 5

/** The cards for which the review has data, in order; none for a year without prescriptions. */
export function cardsOf(review: YearReview): YearCard[] {
  const { prescriptions, days, months, cancelled, alerts, filled, delivered, undelivered } = review
  if (prescriptions === 0) return []
  const mails = delivered + undelivered
  const cards: (YearCard | false)[] = [
    { kind: 'prescriptions', count: prescriptions, cancelled },
    {
      kind: 'days',
      count: days,
      perDay: days >= ENOUGH_FOR_AN_AVERAGE ? prescriptions / days : null,
    },
    months.filter((count) => count > 0).length > 1 && {
      kind: 'months',
      months,
      busiest: review.busiest_month,
    },
    review.weekday !== null && { kind: 'weekday', ...review.weekday },
    review.medications.length > 0 && {
      kind: 'medications',
      results: review.medications,
      inAll: review.medications_in_all,
    },
    alerts > 0 && { kind: 'alerts', count: alerts, overridden: review.overridden },
    mails > 0 && { kind: 'delivered', delivered, mails },
    filled > 0 && { kind: 'filled', count: filled, share: filled / prescriptions },
    { kind: 'share' },
  ]
  return cards.filter((card) => card !== false)
}
