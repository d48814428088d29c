import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINIMUM_FETCH_DELAY } from '../lib/calls/limits.ts'
import { lazyPage, pagesLoading } from './page.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Renders a page as React DOM does: a page that is loading shows the fallback, `…`. */
const show = ({ Component }: ReturnType<typeof lazyPage>): string =>
  renderToString(createElement(Suspense, { fallback: '…' }, createElement(Component))).replaceAll(
    /<[^>]*>/g,
    '',
  )

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
  await expect(two.load()).rejects.toThrow('not one export')
})

test('a page that has been loaded is rendered at once, and its loading indicator never shows', async () => {
  const here = lazyPage(async () => ({ Page: () => 'The page' }))
  await here.load()
  expect(show(here)).toBe('The page')
  expect(pagesLoading.get()).toBe(0)
})

test('a page whose first download failed is downloaded again when it is shown', async () => {
  let downloads = 0
  const flaky = lazyPage(async () => {
    downloads += 1
    if (downloads === 1) throw new Error('gone')
    return { Page: () => 'The page' }
  })
  await expect(flaky.load()).rejects.toThrow('gone')
  expect(show(flaky)).toBe('…')
  await vi.advanceTimersByTimeAsync(MINIMUM_FETCH_DELAY)
  expect(downloads).toBe(2)
})
