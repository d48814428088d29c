import { expect, test } from 'vitest'
import type { Prescription } from '#contract/prescriptions.ts'
import { firstDay, seriesBody, writtenRows } from './series-body.ts'

type Row = Prescription['medications'][number]
const row = (more: Partial<Row> = {}): Row =>
  ({
    presentation: 'Paracetamol 500 mg',
    generic: 'Paracetamol',
    drug_upc: '',
    qty: 2,
    bought_qty: 0,
    bought: false,
    ...more,
  }) as Row
const rx = (more: Partial<Prescription> = {}): Prescription =>
  ({ medications: [row()], valid_until: '2026-11-21', ...more }) as Prescription

test.each([
  ['the day before its last day', '2026-11-20', '2026-11-22'],
  ['its last day', '2026-11-21', '2026-11-22'],
  ['the day after its last day', '2026-11-22', '2026-11-22'],
  ['a later day', '2026-12-01', '2026-12-01'],
])('a series begins the day after the older prescription ends, or today: on %s', (_day, today, first) => {
  expect(firstDay(rx(), today)).toBe(first)
})

test('a series begins today where nothing of the older prescription is left', () => {
  const sold = row({ bought_qty: 2, bought: true })
  expect(firstDay(rx({ medications: [sold] }), '2026-11-20')).toBe('2026-11-20')
  expect(firstDay(rx({ medications: [sold, row()] }), '2026-11-20')).toBe('2026-11-22')
})

test.each([
  ['1 month', { months: 1 }],
  ['3 months', { months: 3 }],
  ['28 days', { days: 28 }],
])('an interval of %s', (every, interval) => {
  const older = rx({
    patient: { uid: 'p' } as Prescription['patient'],
    hospital: { id: 3 } as Prescription['hospital'],
    signature: 's',
    medications: [row(), row({ ended: { at: '2026-11-01' } as Row['ended'] })],
  })
  const body = seriesBody(older, { count: '4', every, starts: '2026-12-01' })
  expect(body.series).toEqual({ count: 4, every: interval, starts_on: '2026-12-01' })
  expect(body).toMatchObject({ renews: 's', hospital: 3, clinic: null, patient: { uid: 'p' } })
  expect(body.medications).toMatchObject([{ presentation: 'Paracetamol 500 mg', generic: 'Paracetamol' }])
  expect(writtenRows(older)).toHaveLength(1)
})
