import { formatCode } from '#contract/values/identifiers/format-code.ts'
import { makeCode } from '#contract/values/identifiers/human-code.ts'
import { describe, expect, test } from 'vitest'
import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'
import { checkSale, type CounterRow, mostOf, startSale } from './sale.ts'

const row = (id: number, qty: number, bought_qty = 0, bought = false): CounterRow => ({
  id,
  qty,
  bought_qty,
  bought,
  presentation: `Producto ${id}`,
  instructions: '',
  drug: '',
  generic: '',
  brand: '',
  antibiotic: false,
  cost: 0,
  category: 'standard_drug',
  qty_label: String(qty),
  drug_upc: '',
  order_id: 0,
  ad_id: '',
  via: '',
  fraction: null,
  substitution_allowed: true,
  sku: '',
})
const amount = row(1, 3, 1)
const byPharmacist = row(2, QTY_PHARMACIST_DECIDES)
const withoutEnd = row(3, QTY_WITHOUT_END, 12)
const usedUp = row(4, 2, 2, true)
const rows = [amount, byPharmacist, withoutEnd, usedUp]

const typed = (quantities: Record<number, string>) =>
  Object.fromEntries(Object.entries(quantities).map(([id, quantity]) => [id, { quantity, dispensed: '' }]))

test('a sale begins with the remaining quantities, and empty where the pharmacist decides', () => {
  expect(startSale(rows)).toEqual(typed({ 1: '2', 2: '', 3: '', 4: '' }))
  expect(rows.map(mostOf)).toEqual([2, 999, 999, 0])
})

describe('typed quantities', () => {
  test('become rows; zero and empty leave a row for another day', () => {
    const sale = checkSale(rows, typed({ 1: '0', 2: ' 4 ', 3: '' }), 'A-1')
    expect(sale.rows).toEqual([{ id: 2, bought_qty: 4 }])
    expect(sale.isReady).toBe(true)
  })

  test('include what was handed over, if it was stated', () => {
    const sale = checkSale([amount], { 1: { quantity: '1', dispensed: 'Marca Ficticia' } }, 'A-1')
    expect(sale.rows).toEqual([{ id: 1, bought_qty: 1, dispensed: 'Marca Ficticia' }])
  })

  test('beyond the rest are refused with the remaining quantity', () => {
    const sale = checkSale(rows, typed({ 1: '3', 4: '1' }), 'A-1')
    expect(sale.rowMistakes).toEqual({ 1: { kind: 'too-many', most: 2 }, 4: { kind: 'too-many', most: 0 } })
    expect(sale.isReady).toBe(false)
  })

  test.each(['1.5', '-1', 'dos', '1e2', '12345678'])('%j is no quantity', (quantity) => {
    expect(checkSale([amount], typed({ 1: quantity }), 'A-1').rowMistakes).toEqual({
      1: { kind: 'not-a-number' },
    })
  })

  test('that are all empty are no sale', () => {
    expect(checkSale(rows, typed({ 1: '0' }), 'A-1')).toMatchObject({ isEmpty: true, isReady: false })
  })
})

/** Code of some prescription, as it is printed. */
const CODE = formatCode(makeCode(new Uint8Array([1, 2, 3, 4, 5])))

describe('the ticket', () => {
  test.each([
    ['', 'blank'],
    ['   ', 'blank'],
    ['f0'.repeat(32), 'prescription'],
    [`https://recetas.example/v/${'f0'.repeat(32)}`, 'prescription'],
    [CODE, 'prescription'],
    [CODE.toLowerCase().replaceAll('-', "'"), 'prescription'],
    [CODE.replaceAll('-', ''), undefined],
    ['7'.repeat(65), 'too-long'],
    ['A-000123', undefined],
    ['7501234567', undefined],
  ])('%j: %s', (ticket, mistake) => {
    const sale = checkSale([amount], typed({ 1: '1' }), ticket)
    expect(sale.ticketMistake).toBe(mistake)
    expect(sale.isReady).toBe(mistake === undefined)
  })
})
