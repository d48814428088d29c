import { expect, test } from 'vitest'
import {
  chooseWithEnter,
  type Choosing,
  type ChoosingEvent,
  litEntry,
  NOTHING_CHOSEN,
  type Offered,
} from './choose-with-enter.ts'
import {
  down,
  enter,
  left,
  movedTo,
  painted,
  searching,
  shown,
  typed,
  unmarked,
  unpainted,
  unsafe,
  up,
} from './testing/offered.ts'

const single: Offered = { ...painted, keys: ['a', 'add'], results: 1, alone: 'a', onlyAction: 'add' }
const unsafeSingle: Offered = { ...unsafe, keys: ['a'], results: 1 }
/** Several results, none of them highlighted, with an action after them. */
const unsafeWithAction: Offered = { ...unsafe, keys: ['a', 'b', 'add'], onlyAction: 'add' }
/** A search that was answered and found nothing; `add` is the only choice. */
const absent: Offered = { ...searching, keys: ['add'], onlyAction: 'add', isPainted: true }
/** Without an answer, because the search runs or has failed, no entry can be chosen with Enter. */
const unanswered: Offered = { ...absent, keys: [], isPainted: false }
/**
 * A search that found nothing, with an action that is never highlighted without a key, such as free text in place of a medicine.
 */
const absentUnlit: Offered = { ...absent, onlyAction: undefined }

interface Case {
  name: string
  steps: [ChoosingEvent, Offered][]
  takes: string[]
  lit?: string | undefined
  isKept?: boolean
}

const cases: Case[] = [
  {
    name: 'Enter takes the first safe entry once it was painted',
    steps: [[enter, painted]],
    takes: ['a'],
    lit: 'a',
  },
  { name: 'Enter before the answer is kept', steps: [[enter, searching]], takes: [], isKept: true },
  { name: 'Enter before the marks is kept', steps: [[enter, unmarked]], takes: [], isKept: true },
  { name: 'Enter before the paint is kept', steps: [[enter, unpainted]], takes: [], lit: 'a', isKept: true },
  {
    name: 'a kept Enter takes the only match',
    steps: [
      [enter, searching],
      [shown, single],
    ],
    takes: ['a'],
    lit: 'a',
  },
  {
    name: 'a kept Enter leaves several matches open with the first lit, and the next Enter takes it',
    steps: [
      [enter, searching],
      [shown, painted],
      [enter, painted],
    ],
    takes: ['a'],
    lit: 'a',
  },
  {
    name: 'a kept Enter takes nothing of several matches',
    steps: [
      [enter, unmarked],
      [shown, painted],
    ],
    takes: [],
    lit: 'a',
  },
  {
    name: 'two early Enters take the only match once',
    steps: [
      [enter, searching],
      [enter, unmarked],
      [shown, single],
    ],
    takes: ['a'],
    lit: 'a',
  },
  {
    name: 'letters after an early Enter drop it',
    steps: [
      [enter, searching],
      [typed, searching],
      [shown, single],
    ],
    takes: [],
    lit: 'a',
  },
  {
    name: 'Escape drops an early Enter',
    steps: [
      [enter, searching],
      [left, searching],
      [shown, single],
    ],
    takes: [],
    lit: 'a',
  },
  { name: 'an unsafe first entry is not lit, and Enter takes nothing', steps: [[enter, unsafe]], takes: [] },
  {
    name: 'a kept Enter never takes an unsafe only match',
    steps: [
      [enter, searching],
      [shown, unsafeSingle],
    ],
    takes: [],
  },
  {
    name: 'an unsafe entry that was moved to is taken',
    steps: [
      [movedTo('a'), unsafe],
      [enter, unsafe],
    ],
    takes: ['a'],
    lit: 'a',
  },
  {
    name: 'moving back to the text lights nothing',
    steps: [
      [movedTo(null), painted],
      [enter, painted],
    ],
    takes: [],
  },
  {
    name: 'an entry that a later answer lacks is not taken',
    steps: [
      [movedTo('b'), painted],
      [enter, single],
    ],
    takes: [],
  },
  {
    name: 'an early Down and Enter light the second entry and take nothing',
    steps: [
      [down, searching],
      [enter, searching],
      [shown, painted],
    ],
    takes: [],
    lit: 'b',
  },
  {
    name: 'an early Down before a single result changes nothing',
    steps: [
      [down, searching],
      [enter, searching],
      [shown, single],
    ],
    takes: ['a'],
    lit: 'a',
  },
  {
    name: 'an early Down lights the first entry where none is safe',
    steps: [
      [down, searching],
      [shown, unsafe],
    ],
    takes: [],
    lit: 'a',
  },
  {
    name: 'an early Up lights the last entry',
    steps: [
      [up, searching],
      [shown, painted],
    ],
    takes: [],
    lit: 'b',
  },
  {
    name: 'letters after an early Down drop it',
    steps: [
      [down, searching],
      [typed, searching],
      [shown, painted],
    ],
    takes: [],
    lit: 'a',
  },
  {
    name: 'Enter takes the action that is the only choice once it was painted',
    steps: [[enter, absent]],
    takes: ['add'],
    lit: 'add',
  },
  {
    name: 'a kept Enter does not take the only choice, and the next Enter does',
    steps: [
      [enter, unanswered],
      [shown, absent],
      [enter, absent],
    ],
    takes: ['add'],
    lit: 'add',
  },
  {
    name: 'a kept Enter leaves the only choice lit',
    steps: [
      [enter, unanswered],
      [shown, absent],
    ],
    takes: [],
    lit: 'add',
  },
  {
    name: 'Enter takes no action while the search runs, or after it failed',
    steps: [[enter, unanswered]],
    takes: [],
    isKept: true,
  },
  { name: 'Enter takes no action while there are results', steps: [[enter, unsafeWithAction]], takes: [] },
  { name: 'Enter takes no action that is not lit by itself', steps: [[enter, absentUnlit]], takes: [] },
  {
    name: 'moving back to the text lights no action',
    steps: [
      [movedTo(null), absent],
      [enter, absent],
    ],
    takes: [],
  },
  { name: 'a paint without an Enter takes nothing', steps: [[shown, single]], takes: [], lit: 'a' },
]

test.each(cases)('$name', ({ steps, takes, lit, isKept = false }) => {
  let state: Choosing = NOTHING_CHOSEN
  const taken: string[] = []
  for (const [event, offered] of steps) {
    const { next, take } = chooseWithEnter(state, event, offered)
    state = next
    if (take !== undefined) taken.push(take)
  }
  expect(taken).toEqual(takes)
  expect(litEntry(state, steps.at(-1)?.[1] ?? searching)).toBe(lit)
  expect(state.isKept).toBe(isKept)
})
