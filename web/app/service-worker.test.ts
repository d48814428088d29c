import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('window', { addEventListener: () => undefined })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the page starts in a browser that has no service workers', async () => {
  vi.stubGlobal('navigator', {})
  const { startServiceWorker } = await import('./service-worker.ts')
  await expect(startServiceWorker()).resolves.toBeUndefined()
})

test('the page starts in a browser that refuses to register the service worker', async () => {
  const register = vi.fn(() => Promise.reject(new DOMException('refused', 'SecurityError')))
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  const { startServiceWorker } = await import('./service-worker.ts')
  await expect(startServiceWorker()).resolves.toBeUndefined()
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { scope: '/' })
})

test('the files of the shell are not fetched while the first page is being drawn', async () => {
  const register = vi.fn(() => Promise.reject(new DOMException('refused', 'SecurityError')))
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  const { startServiceWorkerLater } = await import('./service-worker-later.ts')
  startServiceWorkerLater()
  await vi.advanceTimersByTimeAsync(4999)
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(register).toHaveBeenCalledOnce())
})
