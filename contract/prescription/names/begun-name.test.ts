import { expect, test } from 'vitest'
import { openCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { namedDrug, orderedDrug } from '../ordered-drug.ts'

const catalogue = openCatalogue(projectRoot())

test.each([
  ['Amoxi 500 c/8h', 'amoxicilina'],
  ['Azitro 500 x 3', 'azitromicina'],
  ['Además clonaz 2 mg noche', 'clonazepam'],
  ['alpraz 0.25 mg', 'alprazolam'],
  ['Dicloxa 500 mg c/6h', 'dicloxacilina'],
  ['T@fil 0.5', 'Tafil'],
])('the beginning of a name beside an amount orders the drug: "%s"', (text, drug) =>
  expect(orderedDrug(text, '', catalogue)?.name).toBe(drug),
)

test.each([
  // A word that also begins the name of a drug without special rules orders nothing.
  'Nitro 5 mg parche',
  'Metro 500 m de caminata',
  'Meta 120/80',
  'Levanta 2 kg',
  'Trata 3 veces',
  'Suspender clonaz 2 mg',
  // The beginning of a drug's name without an amount beside it may be an ordinary word.
  'Clonaz',
  'T@fil',
])('"%s" orders nothing', (text) => expect(orderedDrug(text, '', catalogue)).toBeNull())

test('the beginning of a name names a drug beside an amount alone', () => {
  expect(namedDrug('una caja, amoxi 500', '', catalogue)?.name).toBe('amoxicilina')
  expect(namedDrug('una caja, amoxi', '', catalogue)).toBeNull()
})
