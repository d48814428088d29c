import { expect, test } from 'vitest'
import { makeRule, item, makeSafetyKnowledge } from '../testing/clinical/safety.ts'
import { checkDuplicates, checkRepeated } from './check-duplicates.ts'

const groupOf = (atMost: number) =>
  makeSafetyKnowledge({ duplicates: [{ ...makeRule('group'), members: new Set(['a', 'b', 'c']), atMost }] })
const before = { current: true }

const told = (...[items, knowledge]: Parameters<typeof checkDuplicates>) =>
  checkDuplicates(items, knowledge).map(({ id, items: keys }) => [id, ...keys].join(' '))

// The catalogue has products with two drugs of one group: levothyroxine with liothyronine, or betamethasone with its
// dipropionate.
test('two drugs of a group in one product are no duplicate', () => {
  expect(told([item('1', ['a', 'b'])], groupOf(1))).toEqual([])
  expect(told([item('1', ['a', 'b']), item('2', ['c'])], groupOf(1))).toEqual(['duplicate|group|a|b|c 1 2'])
})

test.each([
  ['one member', [item('1', ['a'])], 1, []],
  ['as many members as the group allows', [item('1', ['a']), item('2', ['b'])], 2, []],
  ['one more than the group allows', [item('1', ['a']), item('2', ['b'])], 1, ['duplicate|group|a|b 1 2']],
  [
    'three where two are allowed',
    [item('1', ['a']), item('2', ['b']), item('3', ['c'])],
    2,
    ['duplicate|group|a|b|c 1 2 3'],
  ],
  [
    'a member that is taken already',
    [item('1', ['a'], before), item('2', ['b'])],
    1,
    ['duplicate|group|a|b 1 2'],
  ],
  ['members that are all taken already', [item('1', ['a'], before), item('2', ['b'], before)], 1, []],
  ['a member that stays on the skin', [item('1', ['a']), item('2', ['b'], { reach: 'skin' })], 1, []],
  ['a drug outside the group', [item('1', ['a']), item('2', ['z'])], 1, []],
  ['a row that nobody could read', [item('1', ['a']), item('2', null)], 1, []],
])('drugs of a group: %s', (_case, items, atMost, found) =>
  expect(told(items, groupOf(atMost))).toEqual(found),
)

test.each([
  ['in two rows', [item('1', ['x']), item('2', ['x', 'y'])], ['duplicate|same-ingredient|x 1 2']],
  ['twice in one row', [item('1', ['x', 'x'])], []],
  ['taken already', [item('1', ['x'], before), item('2', ['x'])], ['duplicate|same-ingredient|x 1 2']],
  ['only in what is taken already', [item('1', ['x'], before), item('2', ['x'], before)], []],
])('the same ingredient %s', (_case, items, found) =>
  expect(told(items, makeSafetyKnowledge())).toEqual(found),
)

test('a finding names its ingredients as printed', () => {
  const printed = new Map([['a', 'Álfa']])
  const both = [item('1', ['a']), item('2', ['b'])]
  expect(checkDuplicates(both, { ...groupOf(1), printed })[0]?.about).toEqual(['Álfa', 'b'])
  expect(
    checkDuplicates([item('1', ['a']), item('2', ['a'])], makeSafetyKnowledge({ printed }))[0]?.about,
  ).toEqual(['Álfa'])
})

const taken = (key: string, ingredients: string[], more = {}) =>
  item(key, ingredients, { current: true, ...more })

test('rows that continue what the patient takes are one finding, whatever they continue', () => {
  const printed = new Map([['a', 'Álfa']])
  const found = checkRepeated(
    [item('1', ['a']), item('2', ['b']), item('3', ['z']), taken('4', ['a'])],
    [taken('x', ['a']), taken('y', ['b']), taken('t', ['a'], { reach: 'skin' })],
    { printed },
  )
  expect(found.map(({ kind, severity, items, about }) => [kind, severity, items.join(' '), about])).toEqual([
    ['repeat', 'minor', '1 2 x y', ['Álfa', 'b']],
  ])
})

test('a row by another route, or one that is taken besides, continues nothing', () => {
  const found = (more: object) =>
    checkRepeated([item('1', ['a'], more)], [taken('x', ['a'])], { printed: new Map() })
  expect(found({})).toHaveLength(1)
  expect(found({ route: '' })).toHaveLength(1)
  expect(found({ route: 'rectal' })).toEqual([])
  expect(found({ isAdditional: true })).toEqual([])
})

test('a repeated medicine is told with the row that continues it', () => {
  const [found] = checkRepeated(
    [item('1', ['a']), item('2', ['b']), item('3', ['z'])],
    [taken('x', ['b']), taken('y', ['a']), taken('t', ['a'], { reach: 'skin' })],
    { printed: new Map() },
  )
  expect(found?.continued).toEqual([
    { row: '1', taken: 'y' },
    { row: '2', taken: 'x' },
  ])
})
