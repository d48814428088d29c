import { expect, test } from 'vitest'
import { readFault } from './fault.ts'

test.each([
  ['drug-unknown', { key: 'drug-unknown', value: '', basis: '' }],
  ['dose-missing:RIS art. 30', { key: 'dose-missing', value: 'RIS art. 30', basis: '' }],
  ['quantity-above:2|LGS art. 226 II', { key: 'quantity-above', value: '2', basis: 'LGS art. 226 II' }],
  ['generic-missing:Marca: la otra', { key: 'generic-missing', value: 'Marca: la otra', basis: '' }],
  ['series-with-refills', { key: 'series-with-refills', value: '', basis: '' }],
  ['date-past', null],
  ['dose', null],
  [':x', null],
  ['', null],
])('a fault is read with its key, value and legal basis: %s', (fault, parts) =>
  expect(readFault(fault)).toEqual(parts),
)
