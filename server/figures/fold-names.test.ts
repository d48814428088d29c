import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldNames } from './fold-names.ts'

test('names that differ in accents, capitals or blanks are one, in the most frequent spelling', () => {
  expect(
    foldNames([
      { name: 'ACIDO FOLICO', uses: 2 },
      { name: 'ácido fólico', uses: 3 },
      { name: 'Acido  folico', uses: 1 },
      { name: 'Paracetamol', uses: 6 },
    ]),
  ).toEqual([
    { name: 'Ácido fólico', uses: 6 },
    { name: 'Paracetamol', uses: 6 },
  ])
})

test('of two spellings as frequent, the one with accents and small letters is listed', () => {
  for (const names of [
    ['ACIDO FOLICO', 'Ácido fólico'],
    ['Ácido fólico', 'ACIDO FOLICO'],
  ])
    expect(foldNames(names.map((name) => ({ name, uses: 1 })))).toEqual([{ name: 'Ácido fólico', uses: 2 }])
})

test('names without uses are left out', () => {
  expect(foldNames([{ name: 'Paracetamol', uses: 0 }])).toEqual([])
})

test('no use is lost or counted twice, and the order of what was written changes nothing', () => {
  const written = fc.array(
    fc.record({
      name: fc
        .array(fc.constantFrom('a', 'á', 'A', 'Á', 'ñ', 'N', ' b'), { maxLength: 3 })
        .map((parts) => parts.join('')),
      uses: fc.nat(4),
    }),
    { maxLength: 12 },
  )
  const sum = (of: readonly { uses: number }[]) => of.reduce((all, { uses }) => all + uses, 0)
  fc.assert(
    fc.property(written, (names) => {
      const distinct = [...new Map(names.map((one) => [one.name, one])).values()]
      const folded = foldNames(distinct)
      expect(sum(folded)).toBe(sum(distinct))
      expect(foldNames(distinct.toReversed())).toEqual(folded)
    }),
  )
})
