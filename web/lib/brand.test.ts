import { expect, test, vi } from 'vitest'
import { brand } from './guest-endpoints.ts'

test('the first call of every visit goes to the path of the contract', async () => {
  // The mode follows the system, which the theme asks for when it is loaded.
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) })
  const { BRAND_PATH } = await import('./brand.ts')
  expect(BRAND_PATH).toBe(brand.get.path)
  vi.unstubAllGlobals()
})
