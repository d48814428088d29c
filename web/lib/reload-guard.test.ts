import { afterEach, expect, test, vi } from 'vitest'
import { followLeaving, isChunkFailure, mayReload, reloadIfReached, reloadOnce } from './reload-guard.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a page may reload itself once a minute', () => {
  expect(mayReload(1_000_000, undefined)).toBe(true)
  expect(mayReload(1_059_999, 1_000_000)).toBe(false)
  expect(mayReload(1_060_000, 1_000_000)).toBe(true)
})

test('a page may reload itself after the clock was set back', () => {
  expect(mayReload(500, 1_000_000)).toBe(true)
})

test('only an error of a failed code download is a chunk failure', () => {
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(
    true,
  )
  expect(isChunkFailure(new TypeError("Cannot read properties of undefined (reading 'name')"))).toBe(false)
})

test('reloadOnce reloads the page, and not again within 60 seconds', () => {
  const stored = new Map<string, string>()
  const reload = vi.fn()
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  expect(reloadOnce(1_000_000)).toBe(true)
  expect(reloadOnce(1_000_001)).toBe(false)
  expect(reloadOnce(1_059_999)).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
  expect(reloadOnce(1_060_000)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('reloadOnce does not reload when session storage is forbidden, because it could not stop', () => {
  const reload = vi.fn()
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('forbidden')
    },
  })
  expect(reloadOnce(1_000_000)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['is reached', async () => new Response(), 'reloading'],
  ['is not reached', async () => Promise.reject(new TypeError('Failed to fetch')), 'away'],
  ['is not ready', async () => new Response(null, { status: 503 }), 'away'],
])('reloadIfReached when the server %s', async (_how, fetch, outcome) => {
  const reload = vi.fn()
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('fetch', fetch)
  expect(await reloadIfReached()).toBe(outcome)
  expect(reload).toHaveBeenCalledTimes(outcome === 'reloading' ? 1 : 0)
})

test('a chunk that fails while the page is being left does not reload the page', async () => {
  // The module stores the time at which the page was left, and tests of other files share the module. The fake clock begins in
  // 1970, so that the time stored by this test is long past for those tests.
  vi.useFakeTimers({ now: 0 })
  const reload = vi.fn()
  const listeners = new EventTarget()
  vi.stubGlobal('window', {
    location: { reload },
    addEventListener: listeners.addEventListener.bind(listeners),
  })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('fetch', async () => new Response())
  followLeaving()
  listeners.dispatchEvent(new Event('beforeunload'))
  const outcome = reloadIfReached()
  await vi.advanceTimersByTimeAsync(14_999)
  expect(reload).not.toHaveBeenCalled()
  // After 15 s the page is still shown, because the link that was pressed was a download: the page may be reloaded again.
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('reloading')
})
