import { expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '#server/root.ts'
import { createDrugSearch } from '../search.ts'

const { search } = createDrugSearch(loadCatalogue(projectRoot()))

test.each([
  ['metocarbamol 500', 'Metocarbamol', 'metocarbamol'],
  ['losartan 12.5', 'Losartán', 'losartán'],
  ['Lidocaína gel', 'Lidocaína', 'lidocaína'],
])('%s, which only combinations hold, finds %s alone first', (query, generic, corrected) => {
  const answer = search(query)
  expect(answer).toMatchObject({ query, corrected })
  expect(answer.results[0]?.product.generic).toBe(generic)
  expect(answer.results.at(-1)?.product.ingredients.length).toBeGreaterThan(1)
  expect(search(query, { limit: 2 }).results).toHaveLength(2)
})

test.each([
  'losartan 50',
  'metocarbamol ibuprofeno',
  'losartan',
  'Lumboxen gel',
  'diclofenaco dolo neurobion',
])('%s is answered as it was typed', (query) =>
  expect(search(query)).toMatchObject({ query, corrected: null }),
)
