import { expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '#server/root.ts'
import { createDrugSearch } from '../search.ts'

const { search } = createDrugSearch(loadCatalogue(projectRoot()))
const asked = (query: string): string[] => {
  const { results, corrected, guesses } = search(query)
  expect([results, corrected]).toEqual([[], null])
  return guesses.map(({ name }) => name)
}

test('ingredients that no product holds together are asked about one by one', () => {
  expect(asked('metocarbamol diclofenaco')).toEqual(['metocarbamol', 'diclofenaco'])
  expect(asked('Omeprazol 20 mg + ácido acetilsalicílico 100 mg')).toEqual([
    'omeprazol',
    'ácido acetilsalicílico',
  ])
})

test('ingredients that a product holds together are no question', () => {
  expect(search('metocarbamol ibuprofeno').guesses).toEqual([])
})

test('a query whose parentheses find nothing is asked about without them', () => {
  expect(asked('Fumarato ferroso 200 mg (65.74 mg de hierro elemental) tableta')).toEqual([
    'Fumarato ferroso 200 mg tableta',
  ])
})

test('an unknown name is no question', () => {
  expect(asked('wugmatrix 20 mg')).toEqual([])
  expect(asked('wugmatrix (20 mg)')).toEqual([])
})
