import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Violation {
  id: string
  nodes: { html: string }[]
}

/**
 * What axe finds wrong on a page: rule and element. The page's context must bypass its content security policy.
 * @param rules only these, where the rest was looked at already
 */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source)
  // What is reported of an element is its HTML: nobody reads a selector for it.
  const options = { resultTypes: ['violations'], selectors: false, ...(rules ? { runOnly: rules } : {}) }
  const violations = (await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then((found) => found.violations)`,
  )) as Violation[]
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
