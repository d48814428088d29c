import { expect, test } from 'vitest'
import { DraftRow } from './drafts.ts'
import { rowOfMedication } from './draft-rows.ts'
import type { Medication } from '../prescriptions.ts'

const issued: Medication = {
  id: 1,
  presentation: 'Paracetamol tableta 500 mg, caja con 20 tabletas',
  instructions: 'Tomar 1 tableta cada 8 horas durante 3 días',
  drug: 'Paracetamol',
  generic: 'Paracetamol',
  brand: '',
  antibiotic: false,
  cost: 0,
  bought: true,
  qty: 2,
  bought_qty: 2,
  category: 'standard_drug',
  qty_label: '2',
  drug_upc: 'f'.repeat(64),
  order_id: 7,
  ad_id: '',
  via: 'oral',
  fraction: 'VI',
  substitution_allowed: false,
}

test('a repeated row has the quantity that was prescribed, not the part that is unsold', () => {
  expect(rowOfMedication(issued, 'row')).toMatchObject({
    key: 'row',
    qty: 2,
    order_id: '7',
    via: 'oral',
    price: null,
    brand: null,
    substitution_allowed: false,
    fraction: 'VI',
    qty_follows: false,
  })
})

test('a repeated row allows the refills that were prescribed', () => {
  expect(rowOfMedication({ ...issued, refills: 2 }, 'row').refills).toBe(2)
  expect(rowOfMedication(issued, 'row')).not.toHaveProperty('refills')
})

test('the schema of a draft keeps refills, and refuses an absurd number', () => {
  const row = rowOfMedication({ ...issued, refills: 2 }, 'row')
  expect(DraftRow.parse(row).refills).toBe(2)
  for (const refills of [-1, 1.5, 100]) expect(DraftRow.safeParse({ ...row, refills }).success).toBe(false)
})

test('a repeated row keeps price and brand, and has no generic when the free text is the generic', () => {
  const free = { ...issued, presentation: 'Té', generic: 'Té', brand: 'Marca', cost: 90.5 }
  expect(rowOfMedication(free, 'row')).toMatchObject({ generic: '', brand: 'Marca', price: '90.50' })
})
