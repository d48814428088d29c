import { expect, test } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'
import type { StoredRow } from '../prescriptions/stored-prescription.ts'
import { settleSale } from './rules.ts'

/** A prescription row of three packages, none of which is sold. */
const row = (more: Partial<StoredRow> = {}): StoredRow =>
  ({
    id: 7,
    position: 0,
    presentation: 'Paracetamol 500 mg, caja con 20 tabletas',
    qty: 3,
    bought_qty: 0,
    bought: false,
    ended_at: null,
    ...more,
  }) as StoredRow

const sale = (more: Partial<{ id: number; quantity: number; dispensed: string }> = {}) => ({
  id: 7,
  quantity: 1,
  dispensed: 'Genérico',
  ...more,
})

/** Refusal of a sale: the code of the problem, and its messages by field; null for an accepted sale. */
function refusal(rows: StoredRow[], sales: ReturnType<typeof sale>[]) {
  try {
    settleSale(rows, sales)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { code: error.code, fields: error.fields, values: error.values }
  }
  return null
}

test.each([
  ['less than what is left', row(), 2, false],
  ['all that is left', row(), 3, true],
  ['all that an earlier sale left', row({ bought_qty: 2 }), 1, true],
  ['the first of two times that the quantity may be supplied', row({ refills: 1 }), 3, false],
  ['the last of two times that the quantity may be supplied', row({ refills: 1, bought_qty: 3 }), 3, true],
  ['an amount that the pharmacist decides', row({ qty: QTY_PHARMACIST_DECIDES }), 4, true],
  ['an amount without end', row({ qty: QTY_WITHOUT_END }), 4, false],
])('%s is sold, and the row is used up or not', (_name, given, quantity, bought) => {
  expect(settleSale([given], [sale({ quantity })])).toEqual([
    { position: 0, quantity, dispensed: 'Genérico', bought },
  ])
})

test('a sale is recorded at the row that it names', () => {
  const rows = [row(), row({ id: 8, position: 1, qty: 1 })]
  expect(settleSale(rows, [sale({ id: 8 }), sale()])).toMatchObject([
    { position: 1, bought: true },
    { position: 0, bought: false },
  ])
})

test('a row that is unknown or named twice is refused under its place in the request', () => {
  expect(refusal([row()], [sale(), sale({ id: 9 }), sale()])).toEqual({
    code: 'invalid-input',
    fields: { 'medications.1.id': ['invalid'], 'medications.2.id': ['invalid'] },
    values: {},
  })
})

const { presentation } = row()
test.each([
  ['more than what is left', row({ bought_qty: 1 }), 3, { presentation, remaining: 2 }],
  ['two supplies in one sale', row({ refills: 1 }), 4, { presentation, remaining: 3 }],
  ['a row that is used up', row({ bought: true, bought_qty: 3 }), 1, { presentation, remaining: 0 }],
])('%s is refused with what remains', (_name, given, quantity, values) => {
  expect(refusal([given], [sale({ quantity })])).toMatchObject({ code: 'fill-exceeds-remaining', values })
})

test('the sale of a cancelled row is refused with the name of the row', () => {
  expect(refusal([row({ ended_at: '2026-11-20T12:00:00Z' })], [sale()])).toMatchObject({
    code: 'row-cancelled',
    values: { presentation },
  })
})
