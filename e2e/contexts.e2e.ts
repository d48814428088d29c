import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { closeContext, MOVING, openColdTab, openTab } from './browser.ts'
import type { Product } from './product.ts'
import { withRunningProduct } from './running.ts'

let product: Product
let browser: Browser
withRunningProduct((it) => ({ product, browser } = it))

/** Opens a page that has the product's origin but runs no code of the product. */
const open = (page: Page) => page.goto(`${product.url}/robots.txt`)

interface Stored {
  cookies: string
  local: string[]
  session: string[]
  databases: string[]
  caches: string[]
  files: string[]
  asked: PermissionState
  online: boolean
}

/** Stored content of an emptied browser context: only the mark that the tour of the menu was viewed. */
const NOTHING: Stored = {
  cookies: '',
  local: ['persist'],
  session: [],
  databases: [],
  caches: [],
  files: [],
  asked: 'denied',
  online: true,
}

const store = (page: Page) =>
  page.evaluate(async () => {
    document.cookie = 'left=cookie; max-age=1000'
    localStorage['left'] = 'local'
    sessionStorage['left'] = 'session'
    await new Promise((resolve) => {
      const opening = indexedDB.open('left', 1)
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('left').put('row', 1))
      opening.addEventListener('success', resolve)
    })
    const kept = await caches.open('left')
    await kept.put('/left', new Response('cached'))
    const folder = await navigator.storage.getDirectory()
    await folder.getFileHandle('left', { create: true })
  })

const findStored = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const files: string[] = []
    for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name)
    return {
      cookies: document.cookie,
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => String(name)),
      caches: await caches.keys(),
      files,
      asked: (await navigator.permissions.query({ name: 'geolocation' })).state,
      online: navigator.onLine,
    }
  })

test('a context that a test has left has nothing stored, granted, intercepted or switched off for the next one', async () => {
  const first = await openTab(browser)
  await open(first.page)
  expect(await findStored(first.page)).toEqual(NOTHING)
  let page = first.page
  const context = page.context()
  for (let time = 0; time < 10; time++) {
    await store(page)
    await context.grantPermissions(['geolocation'])
    await context.setExtraHTTPHeaders({ 'x-left': 'header' })
    await context.route('**/*', (route) => route.abort())
    context.on('request', () => expect.unreachable('the listener of the test before'))
    await context.setOffline(true)
    // Opens a second page in the same test, because each tab has a session storage of its own.
    await context.newPage()
    expect(await findStored(page)).toEqual({
      cookies: 'left=cookie',
      local: ['persist', 'left'],
      session: ['left'],
      databases: ['left'],
      caches: ['left'],
      files: ['left'],
      asked: 'granted',
      online: false,
    })

    await closeContext(context)
    const next = await openTab(browser)
    page = next.page
    expect(page.context()).toBe(context)
    const answer = await open(page)
    expect(await answer?.request().allHeaders()).not.toHaveProperty('x-left')
    expect(await findStored(page)).toEqual(NOTHING)
  }
})

test('two tabs of a test, and tabs that differ in a setting, never share a context', async () => {
  const tabs = [
    await openTab(browser),
    await openTab(browser),
    await openTab(browser, { colorScheme: 'dark' }),
    await openTab(browser, { serviceWorkers: 'allow' }),
    await openColdTab(browser),
  ]
  expect(new Set(tabs.map(({ page }) => page.context())).size).toBe(tabs.length)
})

test('a context that one test sees dark, moving and small is usual for the next one', async () => {
  const shown = (page: Page) =>
    page.evaluate(() => ({
      size: [innerWidth, innerHeight, screen.width, screen.height],
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    }))
  /** Whether a script of the page may assign `innerHTML`, which the product's Content Security Policy forbids. */
  const mayWriteHtml = (page: Page) =>
    page.evaluate(() => {
      try {
        document.createElement('p').innerHTML = 'written'
        return true
      } catch {
        return false
      }
    })
  const usual = { size: [1440, 900, 1440, 900], dark: false, reduced: true }
  const first = await openTab(browser)
  await first.page.goto(product.url)
  expect([await shown(first.page), await mayWriteHtml(first.page)]).toEqual([usual, false])
  const context = first.page.context()
  await closeContext(context)
  const other = await openTab(browser, {
    ...MOVING,
    viewport: { width: 375, height: 812 },
    colorScheme: 'dark',
    bypassCSP: true,
  })
  expect(other.page.context()).toBe(context)
  // The settings of a test also apply to its second page, and to a page that `window.open` opens.
  const opened = context.waitForEvent('page')
  await open(other.page)
  await other.page.evaluate(() => void window.open('/robots.txt'))
  for (const page of [other.page, await context.newPage(), await opened]) {
    await page.goto(product.url)
    const wanted = { size: [375, 812, 375, 812], dark: true, reduced: false }
    expect([await shown(page), await mayWriteHtml(page)]).toEqual([wanted, true])
  }
  await closeContext(context)
  const last = await openTab(browser)
  expect(last.page.context()).toBe(context)
  await last.page.goto(product.url)
  expect([await shown(last.page), await mayWriteHtml(last.page)]).toEqual([usual, false])
})

test('a context with service workers, or one that must be cold, serves no second test', async () => {
  for (const again of [() => openTab(browser, { serviceWorkers: 'allow' }), () => openColdTab(browser)]) {
    const one = (await again()).page.context()
    await closeContext(one)
    expect((await again()).page.context()).not.toBe(one)
  }
})

test('what cannot be taken back from a context is refused in one that serves other tests', async () => {
  const { page } = await openTab(browser)
  await expect(page.clock.setFixedTime(0)).rejects.toThrow('openColdTab')
  await expect(page.clock.install()).rejects.toThrow('openColdTab')
  await expect(page.context().addInitScript('')).rejects.toThrow('openColdTab')
  const cold = await openColdTab(browser)
  await cold.page.clock.setFixedTime(0)
  expect(await cold.page.evaluate(() => Date.now())).toBe(0)
})
