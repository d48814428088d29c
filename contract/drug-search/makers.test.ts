import { expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { normalize } from '#contract/values/normalize.ts'
import { projectRoot } from '#server/root.ts'
import { isMaker } from './makers.ts'
import { createDrugSearch } from './search.ts'

const catalogue = loadCatalogue(projectRoot())
const { search } = createDrugSearch(catalogue)

test.each([
  ['Loratadina AMSA', 'Loratadina', 'loratadina'],
  ['Losartán Pisa 50', 'Losartán', 'losartán 50'],
  ['Amoxicilina AMSA 500 mg', 'Amoxicilina', 'amoxicilina 500 mg'],
  ['Tempra Bristol', 'Paracetamol', 'Tempra'],
])('"%s" is answered by %s, and says that "%s" was searched', (query, generic, corrected) => {
  const found = search(query)
  expect([found.results[0]?.product.generic, found.corrected]).toEqual([generic, corrected])
})

test('a maker alone, or beside an unknown name, finds nothing', () => {
  for (const query of ['AMSA', 'Merck', 'Desconozcol AMSA'])
    expect(search(query).results.map(({ product }) => product.generic)).toEqual([])
})

test('no generic name or brand of one word is a maker', () => {
  const names = catalogue.products.flatMap(({ generic, brands }) => [generic, ...brands]).map(normalize)
  expect(names.filter(isMaker)).toEqual([])
})
