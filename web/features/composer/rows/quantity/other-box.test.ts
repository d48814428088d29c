import { expect, test } from 'vitest'
import type { Drug } from '#contract/medications/medications.ts'
import { fillFromDrug, newRow } from '#contract/drafts/draft-rows.ts'
import { readRow } from '../../posology/read-row.ts'
import { boxQuery, otherBox } from './other-box.ts'

/** Loratadine tablets in a box of `each` tablets. */
const box = (each: number, more: Partial<Drug> = {}): Drug => ({
  uid: `box ${each}`,
  order_id: '0',
  ad_id: '',
  category: 'standard_drug',
  presentation: `Loratadina tableta 10 mg, caja con ${each} tabletas`,
  generic: 'Loratadina',
  strength: '10 mg',
  form: 'tableta',
  content: `caja con ${each} tabletas`,
  route: 'oral',
  fraction: 'VI',
  antibiotic: false,
  brands: [],
  brand: null,
  look_alike: null,
  retail_price: null,
  ...more,
})

const rowOf = (drug: Drug, instructions: string, qty: number | null = null) => {
  const row = { ...fillFromDrug(newRow('1'), drug), key: '1', instructions }
  return { ...row, qty: qty ?? readRow(row).computed?.packs ?? null }
}
/** Uid of the box that is offered instead, and the number of such boxes. */
const offered = (row: ReturnType<typeof rowOf>, drugs: Drug[]) => {
  const found = otherBox(row, drugs, readRow)
  return found && [found.row.drug_upc, found.computed.packs]
}
const MONTH = 'Tomar 1 tableta cada 24 horas durante 30 días'

test('one box of 30 is offered instead of three of 10, with the same instructions', () => {
  const row = rowOf(box(10), MONTH)
  expect(row.qty).toBe(3)
  expect(offered(row, [box(10), box(20), box(30)])).toEqual(['box 30', 1])
  expect(otherBox(row, [box(10), box(30)], readRow)?.row).toMatchObject({
    key: '1',
    instructions: MONTH,
    presentation: 'Loratadina tableta 10 mg, caja con 30 tabletas',
    qty_follows: true,
  })
})

test('nothing is offered for one box, or where the other box would leave more tablets over', () => {
  expect(
    offered(rowOf(box(10), 'Tomar 1 tableta cada 24 horas durante 10 días'), [box(10), box(30)]),
  ).toBeNull()
  expect(
    offered(rowOf(box(10), 'Tomar 1 tableta cada 24 horas durante 20 días'), [box(10), box(30)]),
  ).toBeNull()
})

test.each<[string, Partial<Drug>, string | null]>([
  ['of class II', { fraction: 'II' }, 'box 30'],
  ['of class III', { fraction: 'III' }, 'box 30'],
  ['that is an antibiotic', { fraction: 'IV', antibiotic: true }, 'box 30'],
  ['of class IV', { fraction: 'IV' }, null],
  ['of class VI', {}, null],
])('a box of 100 for 10 days of a medicine %s is offered as one of 30 or stays', (_name, more, uid) => {
  const drugs = [box(100, more), box(30, more), box(60, more)]
  expect(offered(rowOf(box(100, more), 'Tomar 1 tableta cada 24 horas durante 10 días'), drugs)).toEqual(
    uid && [uid, 1],
  )
})

test('a box of 100 stays where it holds no more than twice the treatment, or where only larger boxes exist', () => {
  const controlled = { fraction: 'II' } as const
  const drugs = [box(100, controlled), box(30, controlled)]
  expect(
    offered(rowOf(box(100, controlled), 'Tomar 1 tableta cada 24 horas durante 50 días'), drugs),
  ).toBeNull()
  expect(
    offered(rowOf(box(100, controlled), 'Tomar 1 tableta cada 24 horas durante 45 días'), drugs),
  ).toEqual(['box 30', 2])
  expect(
    offered(rowOf(box(30, controlled), 'Tomar 1 tableta cada 24 horas durante 3 días'), drugs),
  ).toBeNull()
})

test.each<[string, Partial<Drug>]>([
  ['another strength', { strength: '5 mg' }],
  ['another form', { form: 'cápsula' }],
  ['another route', { route: 'sublingual' }],
  ['another drug', { generic: 'Desloratadina' }],
  ['another class', { fraction: 'IV' }],
  ['out of stock', { unavailable: { where: '', until: '2026-12-01' } }],
])('a box that is %s is not offered', (_name, more) => {
  expect(offered(rowOf(box(10), MONTH), [box(10), box(30, more)])).toBeNull()
})

test('nothing is offered where the doctor chose the quantity or a brand, or the own box is not among the results', () => {
  expect(offered(rowOf(box(10), MONTH, 2), [box(10), box(30)])).toBeNull()
  expect(offered({ ...rowOf(box(10), MONTH), brand: 'Marca' }, [box(10), box(30)])).toBeNull()
  expect(offered(rowOf(box(10), MONTH), [box(30)])).toBeNull()
})

test('the catalogue is asked for the product without its package', () => {
  expect(boxQuery(rowOf(box(10), MONTH))).toBe('Loratadina tableta 10 mg')
})
