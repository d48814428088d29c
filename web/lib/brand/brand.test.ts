import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brand } from '#contract/brand.ts'

beforeEach(() => {
  // `matchMedia` is replaced because the theme module reads the system's colour mode when it is loaded.
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) })
})
afterEach(() => vi.unstubAllGlobals())

test('the first call of every visit uses the contract’s path', async () => {
  const { BRAND_PATH } = await import('./brand.ts')
  expect(BRAND_PATH).toBe(brand.get.path)
})

test.each([
  ['', ''],
  ['?embed=true', ''],
  ['?embed=true&brand=una', '?brand=una'],
  ['?brand=', '?brand='],
  ['?brand=a%26b%2F..', '?brand=a%26b%2F..'],
])('a page with %s requests the brand with %s', async (search, expected) => {
  const { chosenBy } = await import('./brand.ts')
  expect(chosenBy(search)).toBe(expected)
})
