import { expect, test } from 'vitest'
import { findFaults, type Outcome } from './find-faults.ts'

const row = (key: string) => ({ key, signature: `s-${key}`, mails: 1, issuedEvents: 1, items: 1, lookups: 1 })

/** Records of a test run without faults: two acknowledged prescriptions, and one whose response was lost. */
const flawless = (): Outcome => ({
  journal: {
    invoked: new Set(['a', 'b', 'c']),
    acknowledged: ['a', 'b'].map((key) => ({ key, signature: `s-${key}` })),
    odd: [],
  },
  stored: ['a', 'b', 'c'].map(row),
  outbox: new Set(['<1>', '<2>', '<3>']),
  delivered: ['<1>', '<2>'],
})

test('a run without faults has none, and a stored prescription without a response is no fault', () => {
  expect(findFaults(flawless())).toEqual([])
})

test.each<[string, (o: Outcome) => unknown, string]>([
  ['a lost prescription', (o) => o.stored.shift(), 'I1 lost: a'],
  ['an answer with another signature', (o) => (o.journal.acknowledged[0]!.signature = 's-b'), 'I1 lost: a'],
  ['a doubled one', (o) => o.stored.push({ ...row('b'), signature: 's-other' }), 'I2 doubled: b'],
  ['one that nobody asked for', (o) => o.journal.invoked.delete('c'), 'I3 unexpected: c'],
  ['a mail delivered twice', (o) => o.delivered.push('<1>'), 'I4 mailed twice: <1>'],
  ['a mail that is not in the outbox', (o) => o.delivered.push('<9>'), 'I5 phantom mail: <9>'],
  ['no mail', (o) => (o.stored[0]!.mails = 0), 'I6 a: 0 mails, 1 events, 1 rows, 1 look-ups'],
  ['two mails', (o) => (o.stored[0]!.mails = 2), 'I6 a: 2 mails, 1 events, 1 rows, 1 look-ups'],
  ['no trail', (o) => (o.stored[0]!.issuedEvents = 0), 'I6 a: 1 mails, 0 events, 1 rows, 1 look-ups'],
  [
    'rows of half a prescription',
    (o) => (o.stored[0]!.items = 0),
    'I6 a: 1 mails, 1 events, 0 rows, 1 look-ups',
  ],
  ['an odd answer', (o) => o.journal.odd.push('I10 500'), 'I10 500'],
])('sees %s', (_name, spoil, fault) => {
  const outcome = flawless()
  spoil(outcome)
  expect(findFaults(outcome)).toEqual([fault])
})
