import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '#server/root.ts'
import { createDrugSearch } from './search.ts'

const { search } = createDrugSearch(loadCatalogue(projectRoot()))

describe('a drug is found with its form in English, without a corrected spelling', () => {
  test.each([
    ['hydrocortisone cream', 'Hidrocortisona crema'],
    ['mupirocin ointment', 'Mupirocina ungüento'],
    ['acetaminophen drops', 'Paracetamol solución oral en gotas'],
    ['paracetamol syrup', 'Paracetamol suspensión oral'],
    ['tobramycin eye drops', 'Tobramicina solución oftálmica'],
    ['albuterol inhaler', 'Salbutamol suspensión en aerosol'],
    ['budesonide inhaler', 'Budesonida polvo para inhalación'],
    ['budesonide nebulizer suspension', 'Budesonida suspensión para nebulización'],
    ['fluticasone nasal spray', 'Fluticasona suspensión nasal'],
    ['ibuprofen tablets', 'Ibuprofeno tableta'],
    ['omeprazole capsules', 'Omeprazol cápsula'],
    ['metformin extended release', 'Metformina tableta de liberación prolongada'],
    ['ceftriaxone injection', 'Ceftriaxona polvo para solución inyectable'],
    ['fentanyl patch', 'Fentanilo parche'],
    ['glycerin suppository', 'Glicerol supositorio'],
    ['metronidazole vaginal suppository', 'Metronidazol óvulo'],
    ['clotrimazole vaginal cream', 'Clotrimazol crema vaginal'],
    ['ketoconazole shampoo', 'Ketoconazol champú'],
    ['nicotine gum', 'Nicotina goma de mascar'],
    ['levonorgestrel iud', 'Levonorgestrel sistema intrauterino'],
  ])('%s', (query, first) => {
    const { corrected, results } = search(query)
    expect([corrected, results[0]?.presentation.startsWith(`${first} `)]).toEqual([null, true])
  })
})

test('an English form keeps only the presentations of that form', () => {
  const forms = search('clotrimazole cream').results.map(({ product }) => product.form)
  expect(forms.length).toBeGreaterThan(1)
  expect(forms.filter((form) => !form.startsWith('crema'))).toEqual([])
})
