import { expect, test } from 'vitest'
import {
  chooseWithEnter,
  type Choosing,
  type ChoosingEvent,
  NOTHING_CHOSEN,
  type Offered,
  textAfterEnter,
} from './choose-with-enter.ts'
import { down, enter, movedTo, painted, searching, shown, typed, unsafe } from './testing/offered.ts'

test.each<[string, [ChoosingEvent, Offered][], boolean]>([
  ['an early Enter', [[enter, searching]], true],
  [
    'an early Enter before several results',
    [
      [enter, searching],
      [shown, painted],
    ],
    true,
  ],
  [
    'an early Down and Enter',
    [
      [down, searching],
      [enter, searching],
      [shown, painted],
    ],
    true,
  ],
  ['an Enter on results of which none is highlighted', [[enter, unsafe]], true],
  [
    'that Enter and an arrow key',
    [
      [enter, unsafe],
      [movedTo('b'), unsafe],
    ],
    true,
  ],
  ['no Enter', [[shown, painted]], false],
  [
    'an Enter before an earlier letter',
    [
      [enter, unsafe],
      [typed, unsafe],
    ],
    false,
  ],
])('letters after %s begin a new word: %#', (_when, steps, isNewWord) => {
  let state: Choosing = NOTHING_CHOSEN
  for (const [event, offered] of steps) state = chooseWithEnter(state, event, offered).next
  expect(textAfterEnter('prednisona 5', 'prednisona 51', state.hasEntered)).toBe(
    isNewWord ? 'prednisona 5 1' : 'prednisona 51',
  )
})

test('letters after a kept Enter stay in the text, apart from the name', () => {
  expect(textAfterEnter('parac', 'parac1', true)).toBe('parac 1')
  expect(textAfterEnter('parac ', 'parac 1', true)).toBe('parac 1')
  expect(textAfterEnter('parac', 'parac1', false)).toBe('parac1')
  expect(textAfterEnter('parac', 'para', true)).toBe('para')
  expect(textAfterEnter('parac', 'pXarac', true)).toBe('pXarac')
})
