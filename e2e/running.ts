import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './browser.ts'
import { startProduct, type Product, type ProductOptions } from './product.ts'

interface Running {
  product: Product
  browser: Browser
}

/** Starts the product and a browser before the first test of a file, and stops them after the last. */
export function whileRunning(take: (running: Running) => unknown, options: ProductOptions = {}): void {
  const running: Partial<Running> = {}
  beforeAll(async () => {
    const product = (running.product = await startProduct(options))
    const browser = (running.browser = await openBrowser())
    take({ product, browser })
  })
  afterAll(async () => {
    await running.browser?.close()
    await running.product?.stop()
  })
}
