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

/** Fake registration of a service worker whose first worker ends its installation in `state`. */
function registrationOf(state: ServiceWorkerState) {
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  setTimeout(() => {
    installing.state = state
    installing.dispatchEvent(new Event('statechange'))
  }, 100)
  return Object.assign(new EventTarget(), { installing, active: null, waiting: null })
}

test('a first service worker whose files could not all be fetched is registered again', async () => {
  const states: ServiceWorkerState[] = ['redundant', 'redundant', 'installed']
  const register = vi.fn(() => Promise.resolve(registrationOf(states.shift()!)))
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  vi.stubGlobal('document', new EventTarget())
  const { startServiceWorker } = await import('./service-worker.ts')
  const started = startServiceWorker()
  await vi.advanceTimersByTimeAsync(100)
  expect(register).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_100)
  expect(register).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(register).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(6000)
  await started
  expect(register).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(register).toHaveBeenCalledTimes(3)
})
