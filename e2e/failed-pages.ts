import { stderr } from 'node:process'
import type { BrowserContext } from 'playwright-core'

/** Number of characters of a page that are printed, so that the log of a run stays readable. */
const LENGTH = 6_000

/**
 * Prints the pages of a failed test as trees of roles and names. By the log one can then understand a failure that happens only
 * on another machine.
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
