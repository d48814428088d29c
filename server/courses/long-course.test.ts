import { expect, test } from 'vitest'
import { QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'
import { longCourseOf } from './long-course.ts'

const row = (instructions: string, more: object = {}) => ({
  generic: 'Metformina',
  presentation: 'Metformina tabletas 850 mg',
  brand: '',
  qty: 2,
  instructions,
  ...more,
})
const course = (...items: ReturnType<typeof row>[]) =>
  longCourseOf({ issued_at: '2026-11-01T16:00:00.000Z', valid_until: '2027-05-01', items })
const FOR = (days: number) => `Tomar 1 tableta por vía oral cada 12 horas durante ${days} días.`

test('a course of 28 days is long, and one of 27 days is not', () => {
  expect(course(row(FOR(28)))).toEqual({ endsOn: '2026-11-28', medicines: ['metformina'] })
  expect(course(row(FOR(27)))).toBeNull()
})

test('further supplies make a course longer', () => {
  expect(course(row(FOR(10), { refills: 2 }))?.endsOn).toBe('2026-11-30')
})

test('a course without an end ends with its sheet', () => {
  expect(course(row('Tomar 1 tableta por vía oral cada 12 horas sin suspender.'))?.endsOn).toBe('2027-05-01')
  expect(course(row(FOR(5), { qty: QTY_WITHOUT_END }))?.endsOn).toBe('2027-05-01')
})

test('of several long courses the first to end counts, and short ones are left out', () => {
  const both = course(
    row(FOR(60)),
    row(FOR(30), { generic: 'Losartán' }),
    row(FOR(5), { generic: 'Paracetamol' }),
  )
  expect(both).toEqual({ endsOn: '2026-11-30', medicines: ['losartán', 'metformina'] })
})

test('the name and strength of the medicine before its dose leave the days of the course', () => {
  expect(course(row('Metformina 850 mg: 1 cada 12 h x 30 días'))?.endsOn).toBe('2026-11-30')
})

test('instructions that are not understood, or have no duration, make no course', () => {
  expect(course(row('Según evolución.'))).toBeNull()
  expect(course(row('Tomar 1 tableta por vía oral cada 12 horas.'))).toBeNull()
})
