import { normalize } from '#contract/values/normalize.ts'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '#server/root.ts'
import { createDrugSearch } from './search.ts'
import { withShortNames } from './short-names.ts'
import { smallCatalogue, tablet } from './testing/small-catalogue.ts'

const { search } = createDrugSearch(loadCatalogue(projectRoot()))
const generics = (query: string): string[] => [
  ...new Set(search(query).results.map((hit) => hit.product.generic)),
]

describe('an everyday abbreviation finds what it stands for, and says what was searched', () => {
  test.each([
    ['TMP/SMX', 'Trimetoprima / Sulfametoxazol', 'trimetoprima/sulfametoxazol'],
    ['TMP-SMX', 'Trimetoprima / Sulfametoxazol', 'trimetoprima-sulfametoxazol'],
    ['tmp smz 160/800', 'Trimetoprima / Sulfametoxazol', 'trimetoprima sulfametoxazol 160/800'],
    ['losartan-hctz', 'Losartán / Hidroclorotiazida', 'losartan-hidroclorotiazida'],
    ['Telmi/HCTZ', 'Telmisartán / Hidroclorotiazida', 'Telmi/hidroclorotiazida'],
    ['HCTZ', 'Hidroclorotiazida', 'hidroclorotiazida'],
    ['AMX/CLAV', 'Amoxicilina / Ácido clavulánico', 'amoxicilina/ácido clavulánico'],
    ['ASA 100 mg', 'Ácido acetilsalicílico', 'ácido acetilsalicílico 100 mg'],
    ['tramadol-apap', 'Tramadol / Paracetamol', 'tramadol-paracetamol'],
    ['5-ASA', 'Mesalazina', 'mesalazina'],
    ...['VSO', 'electrolitos', 'Sales de rehidratación oral', 'sales de rehidratacion'].map((typed) => [
      typed,
      'Glucosa / Cloruro de potasio / Cloruro de sodio / Citrato trisódico',
      'glucosa / cloruro de potasio / cloruro de sodio / citrato trisódico',
    ]),
  ])('%s', (typed, generic, searched) => {
    expect(generics(typed)[0]).toBe(generic)
    expect(search(typed)).toMatchObject({ query: typed, corrected: searched })
  })
})

test.each([
  ['AAS', 'Ácido acetilsalicílico'],
  ['amoxi/clav', 'Amoxicilina / Ácido clavulánico'],
  ['Exforge HCT', 'Valsartán / Amlodipino / Hidroclorotiazida'],
  ['5 ASA', 'Mesalazina'],
])('%s is answered as it was typed', (typed, generic) => {
  expect(generics(typed)[0]).toBe(generic)
  expect(search(typed).corrected).toBeNull()
})

test.each(['AVP', 'PZA', 'caja pza', 'DMPA', 'MTX', 'AZT'])(
  '%s has two meanings and finds nothing',
  (typed) => expect(search(typed)).toMatchObject({ corrected: null, results: [] }),
)

test('no abbreviation of a drug is a word for a container, a form, a route or a unit', () => {
  const { shortNames, containers, forms, routes, units } = loadCatalogue(projectRoot())
  const terms = [...containers, ...forms, ...routes, ...units].flatMap(({ name, aliases }) => [
    name,
    ...aliases,
  ])
  expect(terms).toContain('pza')
  expect(terms.map((term) => normalize(term)).filter((term) => shortNames.has(term))).toEqual([])
})

test('an abbreviation inside of a longer word stays as it is', () => {
  expect(generics('Aasonal')).toEqual([])
  expect(generics('apapaz')).toEqual([])
})

test('a query with an abbreviation whose ingredient is not sold is answered as it was typed', () => {
  const engine = createDrugSearch(smallCatalogue([tablet('Alfa')]))
  const named = withShortNames(new Map([['bt', 'beta']]), engine)
  expect(named.search('bt')).toEqual(engine.search('bt'))
})
