import { expect, test } from 'vitest'
import { runningCourses } from './running-courses.ts'

const ISSUED = '2026-11-02T18:00:00Z'
const course = (instructions: string, more: object = {}) => ({
  signature: 'a'.repeat(64),
  position: 0,
  issued_at: ISSUED,
  valid_from: null,
  valid_until: '2026-12-02',
  presentation: 'Paracetamol tabletas 500 mg',
  generic: '',
  brand: '',
  instructions,
  via: 'oral',
  category: 'standard_drug',
  drug_upc: '',
  qty: 1,
  refills: 0,
  ...more,
})
const on = (day: string, row: ReturnType<typeof course>) =>
  runningCourses({ rows: [row], day }).map(({ prescribed }) => prescribed.until)

/** First and last day count as running; the day after the last does not. */
test.each([
  ['Tomar 1 tableta cada 8 horas por 7 días', {}, '2026-11-08'],
  ['Tomar 1 tableta cada 24 horas por 3 meses', {}, '2027-01-30'],
  ['Tomar 1 tableta cada 12 horas por 5 a 7 días', {}, '2026-11-08'],
  ['Tomar 1 tableta dosis única', {}, '2026-11-02'],
  ['40 mg cada 24 horas por 5 días, luego 20 mg cada 24 horas por 5 días', {}, '2026-11-11'],
  ['Tomar 1 tableta cada 24 horas por 30 días', { refills: 2 }, '2027-01-30'],
  ['Tomar 1 tableta cada 24 horas por 30 días', { valid_from: '2026-12-01' }, '2026-12-30'],
])('%s %o runs until %s', (instructions, more, until) => {
  const row = course(instructions, more)
  const after = new Date(Date.parse(until) + 86_400_000).toISOString().slice(0, 10)
  expect(on(until, row)).toEqual([until])
  expect(on(after, row)).toEqual([])
})

test('without an end a course runs until it is cancelled', () => {
  for (const row of [
    course('Tomar 1 tableta cada 24 horas sin suspender'),
    course('Tomar 1 tableta cada 24 horas por 30 días', { qty: 1001 }),
  ])
    expect(on('2027-10-01', row)).toEqual([null])
})

test('with a missing or unknown duration a course runs as long as its sheet is valid', () => {
  for (const words of [
    'Tomar 1 tableta cada 24 horas',
    'Como se explicó',
    'Tomar 1 tableta hasta terminar la caja',
    'Tomar 1 tableta cada 24 horas por 999999999 días',
    'Tomar 1 tableta cada 24 horas por 0 días',
  ]) {
    expect(on('2026-12-02', course(words))).toEqual([null])
    expect(on('2026-12-03', course(words))).toEqual([])
  }
})
