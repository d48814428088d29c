import { expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '#server/root.ts'
import { isReleaseWord, withoutRelease } from './releases.ts'
import { createDrugSearch } from './search.ts'
import { wordsOf } from './words.ts'

const catalogue = loadCatalogue(projectRoot())
const { search } = createDrugSearch(catalogue)
const shortened = (text: string, devices: ReadonlySet<string>) =>
  withoutRelease(wordsOf(text), devices)
    .map((word) => word.text)
    .join(' ')

test('the devices of the catalogue are dropped from the end of a brand, and other words are kept', () => {
  expect(shortened('Anoro Ellipta', catalogue.devices)).toBe('anoro')
  expect(shortened('Humalog KwikPen', catalogue.devices)).toBe('humalog')
  expect(shortened('Anoro Ellipta', new Set())).toBe('anoro ellipta')
  expect(isReleaseWord('retard', new Set())).toBe(true)
  expect(isReleaseWord('plus', catalogue.devices)).toBe(false)
})

test.each([
  'Anoro Ellipta',
  'Humalog KwikPen',
  'Lantus SoloStar',
  'Spiriva Respimat',
  'Sinufin BID',
  'Valclan BD',
  'Salbulin HFA',
])('%s is answered by the medicine of its brand', (typed) => {
  const [first] = search(typed).results
  const [base] = search(typed.split(' ')[0] ?? '').results
  expect(first?.product.generic).toBe(base?.product.generic)
  expect(first).toBeDefined()
})
