import { expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '#server/root.ts'
import { createDrugSearch } from './search.ts'

const knowledge = loadCatalogue(projectRoot())
const { search } = createDrugSearch(knowledge)

test('a whole line of the Compendio finds its medicine first, in any order of its parts', () => {
  for (const { keys, ingredients, per, forms } of knowledge.compendium) {
    const names = ingredients.map(({ name }) => name).join(' / ')
    const strengths = ingredients.map(({ strength }) => strength).join(' / ')
    const strength = per === '' ? strengths : `${strengths} por ${per}`
    const [form = ''] = forms
    const orders = [
      [names, form, strength],
      [names, strength, form],
      [strength, names, form],
      [form, names, strength],
    ]
    for (const line of orders.map((parts) => parts.join(' ')))
      expect(keys, line).toContain(search(line).results[0]?.product.compendium)
  }
})

test.each([
  ['Insulina glargina 100 UI/mL Solución inyectable', 'Insulina glargina solución inyectable 100 UI/mL'],
  [
    'Insulina humana NPH 100 UI/mL susp. inyectable',
    'Insulina humana isófana suspensión inyectable 100 UI/mL',
  ],
  ['Salbutamol 100 µg por disparo', 'Salbutamol suspensión en aerosol 100 µg/dosis'],
  ['Ipratropio 20 mcg por disparo aerosol', 'Ipratropio suspensión en aerosol 20 µg/dosis'],
  ['Senósidos A-B 187 mg tableta', 'Senósidos A y B tableta 8.6 mg'],
  ['Paracetamol 100 mg/mL solución oral', 'Paracetamol solución oral en gotas 100 mg/mL'],
  ['Ibuprofeno suspensión oral 2 g/100 mL', 'Ibuprofeno suspensión oral 100 mg/5 mL'],
  [
    "penicilina benzatínica 1'200,000",
    'Bencilpenicilina benzatínica polvo para suspensión inyectable 1200000 UI',
  ],
  ['tableta de loratadina 10 mg', 'Loratadina tableta 10 mg'],
])('the line "%s" finds %s', (line, presentation) => {
  expect(search(line).results[0]?.presentation).toMatch(new RegExp(`^${presentation}`))
})
