import { expect, test } from 'vitest'
import { parsePosology, readPosology } from '#contract/posology/parse.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { runningCourses } from './running-courses.ts'

const ISSUED = '2026-11-02T18:00:00Z'
const course = (instructions: string, more: object = {}) => ({
  signature: 'a'.repeat(64),
  code: 'K7QD2M9X4',
  rows_key: null,
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
  const around = [addDays(until, -1), until, addDays(until, 1)]
  expect(around.map((day) => on(day, row))).toEqual([[until], [until], []])
})

test.each([
  ['the last second before midnight in Mexico City', '2026-11-03T05:59:59Z', '2026-11-02', '2026-11-08'],
  ['midnight in Mexico City', '2026-11-03T06:00:00Z', '2026-11-03', '2026-11-09'],
])('a course that is issued at %s begins on that day there', (_moment, issued_at, begins, until) => {
  const row = course('Tomar 1 tableta cada 8 horas por 7 días', { issued_at })
  expect(runningCourses({ rows: [row], day: begins }).map(({ prescribed }) => prescribed)).toEqual([
    { signature: row.signature, on: begins, until },
  ])
})

test.each([
  ['ten years', 'por 3660 días', ['2036-11-08']],
  ['more than ten years', 'por 3661 días', [null]],
  ['three doses a day apart', 'por 3 dosis', ['2026-11-04']],
])('a course of %s', (_what, words, until) => {
  expect(on('2026-11-02', course(`Tomar 1 tableta cada 24 horas ${words}`))).toEqual(until)
})

test('the name and strength of the medicine at the head of its instructions are no dose, as in a new row', () => {
  const row = course('Paracetamol 500 mg 1 tableta cada 8 horas por 7 días')
  const [running] = runningCourses({ rows: [row], day: '2026-11-02' })
  const { confident, steps } = parsePosology(running?.row.reading ?? readPosology(''))
  expect([confident, steps.map(({ dose }) => dose)]).toEqual([true, [{ low: 1, unit: 'tableta' }]])
})

test('a course of the prescription that is replaced has ended', () => {
  const row = course('Tomar 1 tableta cada 8 horas por 7 días')
  expect(runningCourses({ rows: [row], day: '2026-11-02', replaces: row.signature })).toEqual([])
  expect(runningCourses({ rows: [row], day: '2026-11-02', replaces: 'other' })).toHaveLength(1)
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
    const days = ['2026-12-01', '2026-12-02', '2026-12-03']
    expect(days.map((day) => on(day, course(words)))).toEqual([[null], [null], []])
  }
})
