import { expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '#server/root.ts'
import { createDrugSearch } from './search.ts'
import { strengthOf } from './presentation.ts'

const { search } = createDrugSearch(loadCatalogue(projectRoot()))

test.each([
  ['Cardioaspirina', ['tableta de liberación retardada 100 mg']],
  ['Aspirina Junior', ['tableta masticable 100 mg']],
  ['Postinor', ['tableta 0.75 mg', 'tableta 1.5 mg']],
  ['Toujeo SoloStar', ['solución inyectable 300 UI/mL']],
  ['Lantus SoloStar', ['solución inyectable 100 UI/mL']],
  ['Advagraf', ['cápsula de liberación prolongada 1 mg']],
  ['Xgeva', ['solución inyectable 120 mg/1.7 mL']],
  ['Revatio', ['tableta 20 mg']],
  ['Hyzaar Forte', ['tableta 100 mg / 25 mg']],
  ['Certican', ['tableta 0.5 mg']],
  [
    'Mejoralito',
    [
      'suspensión oral 160 mg/5 mL',
      'solución oral 160 mg/5 mL',
      'solución oral en gotas 100 mg/mL',
      'tableta masticable 80 mg',
    ],
  ],
])('%s is offered as it is sold alone', (brand, contents) => {
  const offered = search(brand).results.filter((hit) => hit.brand === brand)
  expect([...new Set(offered.map(({ product }) => `${product.form} ${strengthOf(product)}`))]).toEqual(
    contents,
  )
})
