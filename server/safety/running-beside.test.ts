import { describe, expect, test } from 'vitest'
import { item } from '../testing/clinical/safety.ts'
import { sortRunningCourses, isSameTherapy, type RunningItem } from './running-beside.ts'
import type { CheckedItem } from './subject.ts'

const DAY = '2026-11-21'
const running = (
  key: string,
  ingredients: string[],
  more: Partial<RunningItem['prescribed']> = {},
): RunningItem => ({
  ...item(key, ingredients, { current: true }),
  prescribed: { signature: key, on: '2026-11-10', until: '2026-11-30', ...more },
})
type TakenBeside = Parameters<typeof sortRunningCourses>[1]
const keys = (courses: readonly RunningItem[], beside: Partial<TakenBeside> = {}) => {
  const all = { fresh: [], recorded: [], stopped: [], day: DAY, renews: null, ...beside }
  const { current, repeated } = sortRunningCourses(courses, all)
  return { current: current.map(({ key }) => key), repeated: repeated.map(({ key }) => key) }
}

describe('a running course', () => {
  test('counts as current, or is repeated by a row of the new prescription', () => {
    expect(keys([running('a', ['x'])])).toEqual({ current: ['a'], repeated: [] })
    expect(keys([running('a', ['x'])], { fresh: [item('1', ['x'])] })).toEqual({
      current: [],
      repeated: ['a'],
    })
  })

  test('that the record has already is not counted again', () => {
    expect(keys([running('a', ['x'])], { recorded: [item('r', ['x'])] })).toEqual({
      current: [],
      repeated: [],
    })
    expect(keys([running('a', ['x'])], { recorded: [item('r', ['y'])] }).current).toEqual(['a'])
  })

  test.each([
    ['the day before it was prescribed', '2026-11-09', ['a']],
    ['the day on which it was prescribed', '2026-11-10', []],
    ['the day after it was prescribed', '2026-11-11', []],
  ])('has ended where the record says that it was stopped on %s', (_day, on, current) => {
    expect(keys([running('a', ['x'])], { stopped: [{ item: item('s', ['x']), on }] }).current).toEqual(
      current,
    )
    expect(keys([running('a', ['x'])], { stopped: [{ item: item('s', ['y']), on }] }).current).toEqual(['a'])
  })

  test.each([
    ['the eve of the new one', '2026-11-20', ['a']],
    ['the day of the new one', DAY, []],
    ['the day after the new one', '2026-11-22', ['a']],
    ['no day', null, ['a']],
  ])('that is repeated and ends on %s', (_day, until, repeated) => {
    expect(keys([running('a', ['x'], { until })], { fresh: [item('1', ['x'])] }).repeated).toEqual(repeated)
  })

  test('that ends on the day of the new one and is not repeated counts as current', () => {
    expect(keys([running('a', ['x'], { until: DAY })]).current).toEqual(['a'])
  })

  test('that is renewed is not repeated, and what the renewal leaves out still counts', () => {
    const both = [running('a', ['x']), running('a', ['y'])]
    expect(keys(both, { fresh: [item('1', ['x'])], renews: 'a' })).toEqual({ current: ['a'], repeated: [] })
  })

  test('of several with the same ingredients only the newest counts', () => {
    expect(
      keys([running('new', ['x', 'y']), running('old', ['y', 'x']), running('other', ['x'])]).current,
    ).toEqual(['new', 'other'])
  })
})

test.each<[string, CheckedItem, CheckedItem, boolean]>([
  ['the same ingredient', item('1', ['x']), item('2', ['x']), true],
  ['the same ingredients in another order', item('1', ['x', 'y']), item('2', ['y', 'x']), true],
  ['one ingredient of two', item('1', ['x']), item('2', ['x', 'y']), false],
  ['another ingredient', item('1', ['x']), item('2', ['y']), false],
  ['another reach', item('1', ['x']), item('2', ['x'], { reach: 'skin' }), false],
  ['the same route', item('1', ['x'], { route: 'oral' }), item('2', ['x'], { route: 'oral' }), true],
  ['another route', item('1', ['x'], { route: 'oral' }), item('2', ['x'], { route: 'rectal' }), false],
  ['a route on one side only', item('1', ['x'], { route: '' }), item('2', ['x'], { route: 'oral' }), true],
  [
    'a tablet without a route beside an infusion',
    item('1', ['x'], { route: '', isSwallowed: true }),
    item('2', ['x'], { route: 'intravenosa' }),
    false,
  ],
  [
    'an infusion beside a syrup without a route',
    item('1', ['x'], { route: 'intravenosa' }),
    item('2', ['x'], { route: '', isSwallowed: true }),
    false,
  ],
  [
    'a tablet without a route beside one under the tongue',
    item('1', ['x'], { route: '', isSwallowed: true }),
    item('2', ['x'], { route: 'sublingual' }),
    true,
  ],
  [
    'two forms without a route',
    item('1', ['x'], { route: '', isSwallowed: true }),
    item('2', ['x'], { route: '', isSwallowed: true }),
    true,
  ],
  ['nothing known on one side', item('1', null), item('2', ['x']), false],
  ['nothing known on the other side', item('1', ['x']), item('2', null), false],
])('%s: the same therapy %s', (_what, a, b, isSame) => expect(isSameTherapy(a, b)).toBe(isSame))
