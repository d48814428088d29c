import { expect, test } from 'vitest'
import { isPostalCode, directoryParams, directoryView } from './directory-view.ts'

const again = (query: string): string => {
  const params = new URLSearchParams(query)
  return directoryParams(directoryView(params), params).toString()
}

test.each([
  ['search=06600&show=favourites&offset=20', 'search=06600&show=favourites&offset=20'],
  ['offset=-5', ''],
  ['offset=1e99', ''],
  ['show=everything', ''],
  ['embed=true&search=', 'embed=true'],
])('?%s is ?%s', (query, kept) => expect(again(query)).toBe(kept))

test('a search is cut at the contract’s maximum length', () =>
  expect(directoryView(new URLSearchParams({ search: 'x'.repeat(150) })).search).toHaveLength(100))

test.each([
  ['06600', true],
  [' 066 ', true],
  ['066001', false],
  ['Farmacia 2', false],
])('«%s» is a postal code: %s', (search, is) => expect(isPostalCode(search)).toBe(is))
