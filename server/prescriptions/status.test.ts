import { expect, test } from 'vitest'
import { isAhead, isExpired, rxStatus } from './status.ts'

const EVE = '2026-11-20'
const DAY = '2026-11-21'
const MORROW = '2026-11-22'

const row = (more: { bought?: boolean; bought_qty?: number; ended_at?: string | null } = {}) => ({
  bought: false,
  bought_qty: 0,
  ended_at: null,
  ...more,
})
type Given = Parameters<typeof rxStatus>[0]
const rx = (
  document: Partial<Given['document']>,
  rows = [row()],
  state: Partial<Omit<Given['state'], 'rows'>> = {},
): Given => ({
  document: { valid_until: '2027-01-01', ...document },
  state: { standing: 'issued', paused_at: null, ...state, rows },
})

test.each([
  ['the day before its last day', EVE, false, 'available'],
  ['its last day', DAY, false, 'available'],
  ['the day after its last day', MORROW, true, 'expired'],
])('on %s', (_day, today, isOver, status) => {
  const given = rx({ valid_until: DAY })
  expect([isExpired(given.document, today), rxStatus(given, today)]).toEqual([isOver, status])
})

test.each([
  ['the day before its first day', EVE, true, 'scheduled'],
  ['its first day', DAY, false, 'available'],
  ['the day after its first day', MORROW, false, 'available'],
])('on %s', (_day, today, isToCome, status) => {
  const given = rx({ valid_from: DAY })
  expect([isAhead(given.document, today), rxStatus(given, today)]).toEqual([isToCome, status])
})

test('without a first day it can be filled from its issue on', () => {
  expect([isAhead({}, EVE), rxStatus(rx({}), EVE)]).toEqual([false, 'available'])
})

const NOW = new Date()
const past = { valid_until: EVE }
test.each([
  [
    'cancelled is said before anything',
    rx(past, [row({ bought: true })], { standing: 'rejected' }),
    'rejected',
  ],
  ['filled is said before expired', rx(past, [row({ bought: true })]), 'filled'],
  [
    'filled without the rows that were cancelled',
    rx({}, [row({ bought: true }), row({ ended_at: 'x' })]),
    'filled',
  ],
  ['expired is said before paused', rx(past, [row()], { paused_at: NOW }), 'expired'],
  ['paused is said before scheduled', rx({ valid_from: MORROW }, [row()], { paused_at: NOW }), 'paused'],
  [
    'scheduled is said before partly filled',
    rx({ valid_from: MORROW }, [row({ bought_qty: 1 })]),
    'scheduled',
  ],
  ['partly filled', rx({}, [row({ bought_qty: 1 })]), 'partially_filled'],
])('%s', (_name, given, status) => expect(rxStatus(given, DAY)).toBe(status))
