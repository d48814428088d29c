import { expect, test } from 'vitest'
import { texts as en } from '#locales/en/verification.ts'
import { texts as es } from '#locales/es/verification.ts'
import type { Verification } from '#contract/verification.ts'
import { quantityLeft } from './quantity-left.ts'

const row = (of: Partial<Verification['medications'][number]>) =>
  ({
    qty: 2,
    refills: 0,
    bought_qty: 0,
    bought: false,
    cancelled: false,
    ...of,
  }) as Verification['medications'][number]

test('what is left is counted in the signed word for one package, as on the sheet', () => {
  expect(quantityLeft(row({ container: 'frasco' }), true, es)).toBe('Quedan 2 de 2 frascos')
  expect(quantityLeft(row({ container: 'caja', bought_qty: 1 }), true, es)).toBe('Queda 1 de 2 cajas')
  expect(quantityLeft(row({ container: 'caja', bought_qty: 1 }), false, es)).toBe('Se surtió 1 de 2 cajas')
  expect(quantityLeft(row({}), true, es)).toBe('Quedan 2 de 2 cajas o envases')
  expect(quantityLeft(row({ container: 'frasco' }), true, en)).toBe('2 of 2 packages left')
})

test('nothing is said where the written quantity says everything', () => {
  expect(quantityLeft(row({}), false, es)).toBeNull()
  expect(quantityLeft(row({ bought_qty: 2, bought: true }), true, es)).toBe('Surtido completo: 2')
})
