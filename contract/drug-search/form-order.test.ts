import { describe, expect, test } from 'vitest'
import { createDrugSearch } from './search.ts'
import { smallCatalogue, tablet } from './testing/small-catalogue.ts'

describe('order of the presentations of a drug', () => {
  const capsule = { form: 'cápsula', content: 'caja con 10 cápsulas' }
  const shownOf = (more: { tablet?: object; capsule?: object }) =>
    createDrugSearch(
      smallCatalogue([tablet('Alfa', more.tablet), tablet('Alfa', { ...capsule, ...more.capsule })]),
    )
      .search('alfa')
      .results.map(({ product }) => product.form)

  test('tablets come before capsules', () => {
    expect(shownOf({})).toEqual(['tableta', 'cápsula'])
    expect(shownOf({ tablet: { compendium: '010.1' }, capsule: { compendium: '010.2' } })).toEqual([
      'tableta',
      'cápsula',
    ])
  })

  test('the form that the Compendio Nacional has comes before the one that it lacks, on server and page', () => {
    expect(shownOf({ capsule: { compendium: '010.2' } })).toEqual(['cápsula', 'tableta'])
    expect(shownOf({ capsule: { in_compendium: true }, tablet: { in_compendium: false } })).toEqual([
      'cápsula',
      'tableta',
    ])
  })
})
