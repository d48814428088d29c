import { expect, test } from 'vitest'
import type { PrescriptionState } from './stored-prescription.ts'
import { firstDayToFill, isAhead, isExpired, rxStatus, sent, sentStatus } from './status.ts'

const EVE = '2026-11-20'
const DAY = '2026-11-21'
const MORROW = '2026-11-22'

/** An instant at which it is the same day everywhere in Mexico. */
const noon = (day: string): Date => new Date(`${day}T18:00:00Z`)

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
  expect([isExpired(given.document, today), rxStatus(given, noon(today))]).toEqual([isOver, status])
})

test.each([
  ['the day before its first day', EVE, true, 'scheduled'],
  ['its first day', DAY, false, 'available'],
  ['the day after its first day', MORROW, false, 'available'],
])('on %s', (_day, today, isToCome, status) => {
  const given = rx({ valid_from: DAY })
  expect([isAhead(given.document, today), rxStatus(given, noon(today))]).toEqual([isToCome, status])
})

test('without a first day it can be filled from its issue on', () => {
  expect([isAhead({}, EVE), rxStatus(rx({}), noon(EVE))]).toEqual([false, 'available'])
})

test.each([
  ['with a first day', { valid_from: MORROW, issued_at: '2026-11-20T12:00:00Z' }, MORROW],
  // 05:30 in UTC is 23:30 of the day before in Mexico City.
  ['issued in the last hour of a day', { issued_at: '2026-11-21T05:30:00Z' }, EVE],
  ['issued in the first hour of a day', { issued_at: '2026-11-21T06:30:00Z' }, DAY],
])('the first day to fill a prescription %s', (_name, document, day) => {
  expect(firstDayToFill(document)).toBe(day)
})

test.each<[PrescriptionState['mail_state'], string, boolean | null]>([
  [null, 'not_to_send', null],
  ['stopped', 'not_to_send', null],
  ['pending', 'pending', null],
  ['sending', 'pending', null],
  ['sent', 'sent_email', true],
  ['failed', 'failed', false],
  ['unknown', 'unknown', null],
])('a mail in state %s is %s for the doctor, and "sent" is %s', (mail_state, status, isSent) => {
  expect([sentStatus({ mail_state }), sent({ mail_state })]).toEqual([status, isSent])
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
  ['partly filled by one row of two', rx({}, [row({ bought_qty: 1 }), row()]), 'partially_filled'],
  [
    'not filled while one row of two is left',
    rx({}, [row({ bought: true, bought_qty: 1 }), row()]),
    'partially_filled',
  ],
])('%s', (_name, given, status) => expect(rxStatus(given, noon(DAY))).toBe(status))

test.each([
  // The last day of a sheet from Tijuana ends two hours later than in Mexico City. The last day of a sheet from Cancún
  // ends an hour earlier.
  ['America/Tijuana', '2026-11-22T07:30:00Z', 'available'],
  ['America/Tijuana', '2026-11-22T08:30:00Z', 'expired'],
  ['America/Cancun', '2026-11-22T04:30:00Z', 'available'],
  ['America/Cancun', '2026-11-22T05:30:00Z', 'expired'],
] as const)('the last day of a sheet from %s, at %s', (time_zone, now, status) => {
  const given = rx({ valid_until: DAY, place: { time_zone } })
  expect(rxStatus(given, new Date(now))).toBe(status)
})
