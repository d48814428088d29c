import { expect, test } from 'vitest'
import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { leftToPharmacy } from './left-to-pharmacy.ts'

type Row = Prescription['medications'][number]

const row = (of: Partial<Row>) =>
  ({
    generic: 'Ketorolaco',
    qty: QTY_PHARMACIST_DECIDES,
    category: 'standard_drug',
    bought_qty: 0,
    ...of,
  }) as Row
const names = (rows: readonly Row[], state = 'active') =>
  leftToPharmacy({
    medications: [...rows],
    status: { rx_status: [state], sent_status: ['sent'] } as unknown as Prescription['status'],
  }).map(({ generic }) => generic)

test('a quantity that the doctor wrote is not left to the pharmacy', () => {
  expect(names([row({}), row({ generic: 'Otro', qty: 2 }), row({ qty: QTY_WITHOUT_END })])).toEqual([
    'Ketorolaco',
  ])
})

test('a study, a row that was cancelled and one that was filled are not named', () => {
  const ended = { at: '2026-03-10T10:00:00Z', reason: 'Error' }
  expect(names([row({ category: 'auxiliary_test' }), row({ ended }), row({ bought_qty: 1 })])).toEqual([])
})

test('nothing is left to the pharmacy on a prescription that is over', () => {
  expect(['rejected', 'expired'].map((state) => names([row({})], state))).toEqual([[], []])
})
