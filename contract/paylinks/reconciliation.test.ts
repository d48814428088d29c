import { expect, test } from 'vitest'
import { isUnmatched, matchOf, type PaymentMatch, type PaymentSums } from './reconciliation.ts'
import { surplusOf } from './surplus.ts'

const of = (change: Partial<PaymentSums>): PaymentMatch =>
  matchOf({ state: 'pending', asked: 80_000, received: 0, returned: 0, hasOtherCurrency: false, ...change })

test.each<[string, Partial<PaymentSums>, PaymentMatch]>([
  ['nothing arrived yet', {}, 'waiting'],
  ['the payer says that it was sent', { state: 'reported' }, 'reported'],
  ['a part arrived and the payer reports the rest', { state: 'reported', received: 10_000 }, 'reported'],
  ['the time is over', { state: 'expired' }, 'unpaid'],
  ['the link was withdrawn', { state: 'cancelled' }, 'withdrawn'],
  ['all arrived', { state: 'paid', received: 80_000 }, 'matched'],
  ['one cent is missing', { received: 79_999 }, 'short'],
  ['a part arrived after the end', { state: 'expired', received: 20_000 }, 'short'],
  ['one cent too much arrived', { state: 'paid', received: 80_001 }, 'over'],
  ['it was paid twice', { state: 'paid', received: 160_000 }, 'over'],
  ['the second payment was given back', { state: 'paid', received: 160_000, returned: 80_000 }, 'matched'],
  [
    'too little of the second payment was given back',
    { state: 'paid', received: 160_000, returned: 79_999 },
    'over',
  ],
  ['a part was given back', { state: 'paid', received: 80_000, returned: 30_000 }, 'returned'],
  ['all was given back', { state: 'refunded', received: 80_000, returned: 80_000 }, 'returned'],
  ['a part arrived and was given back', { received: 20_000, returned: 20_000 }, 'returned'],
  ['money arrived for a withdrawn link', { state: 'cancelled', received: 20_000 }, 'over'],
  [
    'money arrived after all had been given back',
    { state: 'refunded', received: 90_000, returned: 80_000 },
    'over',
  ],
  ['dollars arrived', { hasOtherCurrency: true }, 'other-currency'],
  ['dollars arrived, and then pesos', { state: 'paid', received: 80_000, hasOtherCurrency: true }, 'matched'],
])('%s', (_, change, match) => {
  expect(of(change)).toBe(match)
})

test('money that is missing, too much or not explained has to be looked at; what waits has not', () => {
  const all: PaymentMatch[] = [
    'reported',
    'short',
    'over',
    'other-currency',
    'waiting',
    'unpaid',
    'matched',
    'returned',
    'withdrawn',
  ]
  expect(all.filter(isUnmatched)).toEqual(['reported', 'short', 'over', 'other-currency'])
})

test.each([
  ['paid', 90_000, 10_000],
  ['paid', 80_000, 0],
  ['cancelled', 20_000, 20_000],
  ['refunded', 10_000, 10_000],
] as const)('a %s link of 80,000 cents that kept %d has %d too much', (state, kept, surplus) => {
  expect(surplusOf({ state, asked: 80_000, kept })).toBe(surplus)
})
