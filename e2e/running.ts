import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeEach, test } from 'vitest'
import { closeContext, contextsInUse, openBrowserForTests } from './browser.ts'
import { addDemoDoctor } from './demo-doctor.ts'
import { printPages } from './failed-pages.ts'
import { startProduct, type Product, type StartedProduct } from './product.ts'

interface Running {
  product: Product
  browser: Browser
}

interface Wanted {
  /**
   * Additional environment variables, with which the test file starts a product of its own. By default all test files of a worker
   * share one product.
   */
  environment?: () => Promise<Readonly<Record<string, string>>>
  /** Whether the doctor has already viewed the guided tours; true by default, false for tests of the tours. */
  toursViewed?: boolean
}

/**
 * The product and the browser that the test files of a worker share. Vitest starts them for the first file that
 * needs them, and stops them with the worker.
 */
export const lane = test
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await openBrowserForTests()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('sharedProduct', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const product = await startProduct()
    onCleanup(() => product.stop())
    return product
  })

/**
 * Gives the tests of a file a running product, a browser, and a doctor like the demo's whom no other file uses. Pages that a
 * test opens are closed at its end.
 */
export function withRunningProduct(
  take: (running: Running) => unknown,
  { environment, toursViewed = true }: Wanted = {},
): void {
  let contexts = (): BrowserContext[] => []
  const begin = async (browser: Browser, started: StartedProduct): Promise<void> => {
    contexts = () => contextsInUse(browser)
    take({ browser, product: await addDemoDoctor(started, { toursViewed }) })
  }
  if (environment) {
    lane.beforeAll(async ({ browser }) => {
      const product = await startProduct(await environment())
      await begin(browser, product)
      return () => product.stop()
    })
  } else {
    lane.beforeAll(({ browser, sharedProduct }) => begin(browser, sharedProduct))
  }
  // Tabs that a file opens before its first test stay open during all of its tests.
  beforeEach(({ task }) => {
    const kept = new Set(contexts())
    return async () => {
      if (task.result?.state === 'fail') await printPages(task.name, contexts())
      await closeAll(contexts().filter((one) => !kept.has(one)))
    }
  })
  afterAll(() => closeAll(contexts()))
}

const closeAll = async (contexts: readonly BrowserContext[]): Promise<void> => {
  await Promise.all(contexts.map((one) => closeContext(one)))
}
