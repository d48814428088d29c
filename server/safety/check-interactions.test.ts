import { expect, test } from 'vitest'
import type { InteractionRule } from '#knowledge/safety/rule.ts'
import { item, makeRule } from '../testing/clinical/safety.ts'
import { checkInteractions, indexInteractions, inInteractions } from './check-interactions.ts'

const rule = (more: Partial<InteractionRule> = {}): InteractionRule => ({
  ...makeRule('rule'),
  a: new Set(['a1', 'a2']),
  b: new Set(['b']),
  local: 'none',
  ...more,
})
const found = (
  items: Parameters<typeof checkInteractions>[0],
  rules = [rule()],
  printed = new Map<string, string>(),
) =>
  checkInteractions(items, indexInteractions(rules), { lingering: new Map(), printed }).map(
    ({ id, items: keys }) => `${id} ${keys.join(' ')}`,
  )
const taken = { current: true }

test.each([
  ['two rows', [item('1', ['a1']), item('2', ['b'])], ['interaction|rule|a1|b 1 2']],
  ['two rows, the other way round', [item('1', ['b']), item('2', ['a2'])], ['interaction|rule|a2|b 1 2']],
  ['a row and what is taken', [item('1', ['a1'], taken), item('2', ['b'])], ['interaction|rule|a1|b 1 2']],
  ['two that are taken already', [item('1', ['a1'], taken), item('2', ['b'], taken)], []],
  ['two drugs of one product', [item('1', ['a1', 'b'])], []],
  ['two drugs of the same side', [item('1', ['a1']), item('2', ['a2'])], []],
  ['a drug without a rule', [item('1', ['a1']), item('2', ['z'])], []],
  ['the same drug twice', [item('1', ['a1']), item('2', ['a1'])], []],
  ['a row that nobody could read', [item('1', null), item('2', ['b'])], []],
  [
    'three rows',
    [item('1', ['a1']), item('2', ['b']), item('3', ['a2', 'z'])],
    ['interaction|rule|a1|b 1 2', 'interaction|rule|a2|b 2 3'],
  ],
])('an interaction is found between %s', (_between, items, ids) => expect(found(items)).toEqual(ids))

test.each([
  ['none', [false, false]],
  ['a', [true, false]],
  ['b', [false, true]],
  ['both', [true, true]],
] as const)(
  'a rule with the local side "%s" counts drugs on a mucosa of side a, or b: %s',
  (local, holds) => {
    const onMucosa = { reach: 'mucosal' } as const
    const sides = [
      [item('1', ['a1'], onMucosa), item('2', ['b'])],
      [item('1', ['a1']), item('2', ['b'], onMucosa)],
    ]
    expect(sides.map((items) => found(items, [rule({ local })]).length === 1)).toEqual(holds)
    expect(sides.map((items) => found(items.toReversed(), [rule({ local })]).length === 1)).toEqual(holds)
    expect(found([item('1', ['a1'], { reach: 'skin' }), item('2', ['b'])], [rule({ local })])).toEqual([])
    expect(found([item('1', ['a1']), item('2', ['b'], { reach: 'skin' })], [rule({ local })])).toEqual([])
  },
)

test('of several rules about two drugs the most serious is told', () => {
  const rules = [
    rule(makeRule('mild', 'minor')),
    rule(makeRule('worst', 'contraindicated')),
    rule(makeRule('middle', 'moderate')),
  ]
  expect(found([item('1', ['a1']), item('2', ['b'])], rules)).toEqual(['interaction|worst|a1|b 1 2'])
})

test('a finding has the printed names of its drugs, and drugs of no rule are not among those with interactions', () => {
  expect(found([item('1', ['a1']), item('2', ['b'])], [rule()], new Map([['a1', 'Álfa']]))).toEqual([
    'interaction|rule|b|Álfa 1 2',
  ])
  expect([...inInteractions({ interactions: [rule(), rule({ b: new Set(['c']) })] })]).toEqual([
    'a1',
    'a2',
    'b',
    'c',
  ])
})
