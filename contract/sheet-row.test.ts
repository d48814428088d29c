import { expect, test } from 'vitest'
import { texts as words } from '#locales/es/sheet.ts'
import { sheetFacts, substitutionOf } from './sheet-row.ts'

const said = (brand: string, isAllowed: boolean, more: { route?: string; fraction?: string } = {}) =>
  sheetFacts(
    {
      brand: brand || null,
      route: more.route ?? '',
      fraction: more.fraction ?? null,
      substitution: substitutionOf({ brand, isAllowed }),
    },
    words,
  ).map(({ label, value, strong }) => [label, value, strong])

test('with a brand a sheet says either way whether another may be given, without one only the refusal', () => {
  expect(said('Marca', true)).toEqual([['Marca', 'Marca', 'se autoriza sustituirla']])
  expect(said('Marca', false)).toEqual([['Marca', 'Marca', 'no sustituir']])
  expect(said('', true)).toEqual([])
  expect(said('', false)).toEqual([[null, '', 'No sustituir']])
})

test('what is known of a row comes in one order', () => {
  const labels = said('Marca', true, { route: 'oral', fraction: 'IV' }).map(([label]) => label)
  expect(labels).toEqual(['Marca', 'Vía', 'Fracción'])
})
