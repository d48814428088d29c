import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Violation {
  id: string
  nodes: { html: string }[]
}

/**
 * Violations that axe finds on a page, as rule and element. The page's context must bypass the content security
 * policy.
 * @param rules checks these rules only; all by default
 */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source)
  // Elements are reported by their HTML, so selectors are not computed.
  const options = { resultTypes: ['violations'], selectors: false, ...(rules ? { runOnly: rules } : {}) }
  const violations = (await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then((found) => found.violations)`,
  )) as Violation[]
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
