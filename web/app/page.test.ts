import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINIMUM_FETCH_DELAY } from '../lib/calls/limits.ts'
import { lazyPage, pagesLoading } from './page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Does what React does with a lazy component: reads the payload until it has loaded. */
function show({ Component }: ReturnType<typeof lazyPage>): void {
  const { _init, _payload } = Component as unknown as {
    _init: (payload: unknown) => unknown
    _payload: unknown
  }
  try {
    _init(_payload)
  } catch {
    // The payload throws its promise while it is loading.
  }
}

test('the loading indicator stays for 200 ms when a page loads at once', async () => {
  const here = lazyPage(async () => ({ Page: () => null }))
  show(here)
  expect(pagesLoading.get()).toBe(1)
  await vi.advanceTimersByTimeAsync(MINIMUM_FETCH_DELAY - 1)
  expect(pagesLoading.get()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(pagesLoading.get()).toBe(0)
})

test('the loading indicator stays until a slow page has loaded or failed', async () => {
  const slow = lazyPage(
    () =>
      new Promise((_, reject) => {
        setTimeout(() => reject(new Error('gone')), 1000)
      }),
  )
  show(slow)
  await vi.advanceTimersByTimeAsync(999)
  expect(pagesLoading.get()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(pagesLoading.get()).toBe(0)
})

test('a page module with a second export is refused, because either export could be the page', async () => {
  const two = lazyPage(async () => ({ Page: () => null, Row: () => null }))
  await expect(two.load()).rejects.toThrow('must have one export')
})
