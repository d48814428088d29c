import { expect, test } from 'vitest'
import { paperAtSale } from './paper-at-sale.ts'

const free = { paper: 'none', fills: null } as const
const two = { paper: 'retained-at-once', fills: 1 } as const
const three = { paper: 'retained-at-last-fill', fills: 3 } as const
const antibiotic = { paper: 'retained-when-used-up', fills: null } as const

test.each([
  ['nothing controlled', [free], 1, true, 'none'],
  ['no rows', [], 1, true, 'none'],
  ['class II', [two], 1, false, 'retained'],
  ['class II beside class III', [three, two], 1, false, 'retained'],
  ['class III, first sale', [three], 1, false, 'sealed'],
  ['class III, the sale before the last', [three], 2, false, 'sealed'],
  ['class III, last sale', [three], 3, false, 'retained'],
  ['class III, a sale too many', [three], 4, false, 'retained'],
  ['class III, all of it sold earlier', [three], 1, true, 'retained'],
  ['class III beside rows without a bound', [free, three], 2, false, 'sealed'],
  ['class III beside rows without a bound, last sale', [free, three], 3, false, 'retained'],
  ['the fewest fills of several', [three, { ...three, fills: 2 }], 2, false, 'retained'],
  ['class III without a number of fills', [{ ...three, fills: null }], 99, false, 'sealed'],
  ['class III beside an antibiotic', [antibiotic, three], 1, false, 'sealed'],
  ['an antibiotic with something left', [antibiotic], 5, false, 'sealed'],
  ['an antibiotic used up', [antibiotic], 1, true, 'retained'],
  ['an antibiotic beside free rows', [free, antibiotic], 1, false, 'sealed'],
] as const)('what the pharmacy does with the printed sheet: %s', (_what, rules, number, isUsedUp, paper) =>
  expect(paperAtSale(rules, { number, isUsedUp })).toBe(paper),
)
