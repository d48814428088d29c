import { stderr } from 'node:process'
import type { BrowserContext } from 'playwright-core'

/** Characters of a page that are printed: the log of a run stays readable. */
const LENGTH = 6_000

/**
 * Prints what the pages show when a test fails, as a tree of roles and names. A failure that happens on another machine
 * only can then be understood from the log.
 */
export async function printPages(test: string, contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((one) => one.pages())) {
    const tree = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => String(error))
    stderr.write(`\n[failed] ${test}\n[at] ${page.url()}\n${tree.slice(0, LENGTH)}\n`)
  }
}
