import { expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '#server/root.ts'
import { createDrugSearch } from '../search.ts'

const { search } = createDrugSearch(loadCatalogue(projectRoot()))

test.each([
  ['buscapina compuesta', 'buscapina compositum', 'Buscapina Compositum'],
  ['Iliadin pediátrico', 'iliadin infantil', 'Iliadin Infantil'],
  ['aspirina infantil', 'aspirina junior', 'Aspirina Junior'],
  ['Septrin forte', 'septrin f', 'Septrin F'],
])('%s is read as %s', (query, corrected, brand) => {
  const answer = search(query)
  expect(answer).toMatchObject({ query, corrected })
  expect(answer.results[0]?.brand).toBe(brand)
})

test.each([
  ['Mucosolvan compuesto', 'Mucosolvan Compuesto'],
  ['Iliadin Infantil', 'Iliadin Infantil'],
])('%s is answered as it was typed', (query, brand) => {
  expect(search(query)).toMatchObject({ query, corrected: null })
  expect(search(query).results[0]?.brand).toBe(brand)
})

test('a query that begins with such a word, or that no other word helps, is left as it is', () => {
  expect(search('infantil wugmatrix')).toMatchObject({ corrected: null, results: [] })
  expect(search('wugmatrix infantil')).toMatchObject({ corrected: null, results: [] })
})
