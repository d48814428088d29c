import { expect, test } from 'vitest'
import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from './quantities.ts'
import { leftToFill } from './left-to-fill.ts'

const row = (qty: number, bought_qty = 0, bought = false) => ({ qty, bought_qty, bought })

test.each([
  ['nothing sold', row(3), { kind: 'amount', left: 3, atOnce: 3 }],
  ['a part sold', row(3, 2), { kind: 'amount', left: 1, atOnce: 1 }],
  ['all sold', row(3, 3, true), { kind: 'none' }],
  ['all sold but not marked', row(3, 3), { kind: 'none' }],
  ['each further supply is another visit', { ...row(2), refills: 2 }, { kind: 'amount', left: 6, atOnce: 2 }],
  ['less than a visit is left', { ...row(3, 8), refills: 2 }, { kind: 'amount', left: 1, atOnce: 1 }],
  ['cancelled', { ...row(3), cancelled: true }, { kind: 'none' }],
  ['ended, as its doctor sees it', { ...row(3), ended: {} }, { kind: 'none' }],
  ['the pharmacist decides', row(QTY_PHARMACIST_DECIDES), { kind: 'once' }],
  ['the pharmacist has decided', row(QTY_PHARMACIST_DECIDES, 2, true), { kind: 'none' }],
  ['without end', row(QTY_WITHOUT_END, 40), { kind: 'open' }],
])('what a pharmacy may still sell of a row: %s', (_name, given, left) => {
  expect(leftToFill(given)).toEqual(left)
})
