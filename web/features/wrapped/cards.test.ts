import { expect, test } from 'vitest'
import type { YearReview } from '#contract/figures/year-review.ts'
import { cardsOf } from './cards.ts'

const NONE: YearReview = {
  year: '2026',
  is_running: true,
  prescriptions: 0,
  days: 0,
  months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  busiest_month: null,
  weekday: null,
  medications: [],
  medications_in_all: 0,
  alerts: 0,
  overridden: 0,
  delivered: 0,
  undelivered: 0,
  filled: 0,
  cancelled: 0,
  first_year: null,
}
const kinds = (review: Partial<YearReview>) => cardsOf({ ...NONE, ...review }).map(({ kind }) => kind)

test('a year without prescriptions has no cards', () => {
  expect(cardsOf({ ...NONE, cancelled: 2 })).toEqual([])
})

test('three prescriptions of one month claim no months, no weekday and no average', () => {
  const review = {
    prescriptions: 3,
    days: 2,
    months: [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    medications: [{ name: 'Paracetamol', uses: 3 }],
    medications_in_all: 1,
  }
  expect(kinds(review)).toEqual(['prescriptions', 'days', 'medications', 'share'])
  expect(cardsOf({ ...NONE, ...review })[1]).toEqual({ kind: 'days', count: 2, perDay: null })
})

test('a full year has every kind of card, each once', () => {
  const all = kinds({
    prescriptions: 100,
    days: 50,
    months: [50, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    weekday: { day: 1, share: 0.4 },
    medications: [{ name: 'Paracetamol', uses: 3 }],
    alerts: 4,
    delivered: 90,
    undelivered: 1,
    filled: 60,
  })
  expect(all).toEqual([
    'prescriptions',
    'days',
    'months',
    'weekday',
    'medications',
    'alerts',
    'delivered',
    'filled',
    'share',
  ])
})
