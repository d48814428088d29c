import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', { addEventListener: () => undefined })
})
afterEach(() => vi.unstubAllGlobals())

test('a browser without service workers goes on without one, and nothing is said', async () => {
  vi.stubGlobal('navigator', {})
  const { startServiceWorker } = await import('./service-worker.ts')
  await expect(startServiceWorker()).resolves.toBeUndefined()
})

test('a browser that refuses to register it goes on without one', async () => {
  const register = vi.fn(() => Promise.reject(new DOMException('refused', 'SecurityError')))
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  const { startServiceWorker } = await import('./service-worker.ts')
  await expect(startServiceWorker()).resolves.toBeUndefined()
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { scope: '/' })
})
