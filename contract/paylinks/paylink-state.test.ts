import { describe, expect, test } from 'vitest'
import {
  PAYLINK_ACTS,
  PAYLINK_STATES,
  type PaylinkAct,
  type PaylinkState,
  stateAfter,
} from './paylink-state.ts'

/**
 * Every permitted change of a payment link: state before, act (an event of `PAYLINK_ACTS`), state after. The list is written
 * by hand, without the table under test. All other pairs of state and act are refused.
 */
const EDGES: readonly (readonly [PaylinkState, PaylinkAct, PaylinkState])[] = [
  ['pending', 'report', 'reported'],
  ['pending', 'receive', 'paid'],
  ['pending', 'receive-part', 'pending'],
  ['pending', 'expire', 'expired'],
  ['pending', 'cancel', 'cancelled'],
  ['pending', 'return-part', 'pending'],
  ['pending', 'return-all', 'pending'],
  ['reported', 'deny', 'pending'],
  ['reported', 'receive', 'paid'],
  ['reported', 'receive-part', 'pending'],
  ['reported', 'cancel', 'cancelled'],
  ['reported', 'return-part', 'reported'],
  ['reported', 'return-all', 'reported'],
  ['paid', 'receive', 'paid'],
  ['paid', 'return-part', 'paid'],
  ['paid', 'return-all', 'refunded'],
  ['expired', 'report', 'reported'],
  ['expired', 'receive', 'paid'],
  ['expired', 'receive-part', 'expired'],
  ['expired', 'return-part', 'expired'],
  ['expired', 'return-all', 'expired'],
  ['cancelled', 'receive', 'paid'],
  ['cancelled', 'receive-part', 'cancelled'],
  ['cancelled', 'return-part', 'cancelled'],
  ['cancelled', 'return-all', 'cancelled'],
  ['refunded', 'receive', 'paid'],
  ['refunded', 'receive-part', 'refunded'],
  ['refunded', 'return-part', 'refunded'],
  ['refunded', 'return-all', 'refunded'],
]

test.each(EDGES)('a %s payment link becomes by %s: %s', (from, act, to) => {
  expect(stateAfter(from, act)).toBe(to)
})

const refused = PAYLINK_STATES.flatMap((state) =>
  PAYLINK_ACTS.filter((act) => !EDGES.some(([from, by]) => from === state && by === act)).map(
    (act) => [state, act] as const,
  ),
)

test.each(refused)('a %s payment link can’t be changed by %s', (state, act) => {
  expect(stateAfter(state, act)).toBeUndefined()
})

describe('a payment link', () => {
  test('has an answer for each of the 48 pairs of state and act', () => {
    expect([EDGES.length, refused.length]).toEqual([29, 19])
  })

  test('is paid by the whole amount in every state, so that money that arrived is never left out', () => {
    expect(PAYLINK_STATES.map((state) => stateAfter(state, 'receive'))).toEqual(
      PAYLINK_STATES.map(() => 'paid'),
    )
  })

  test.each(['return-part', 'return-all'] as const)('lets money leave again in every state: %s', (act) => {
    expect(PAYLINK_STATES.filter((state) => stateAfter(state, act) === undefined)).toEqual([])
  })
})
