import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Violation {
  id: string
  nodes: { html: string }[]
}

/** What axe finds wrong on a page: rule and element. The page's context must bypass its content security policy. */
export async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const violations = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)`,
  )) as Violation[]
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
