import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Found<Data> {
  id: string
  nodes: { html: string; any: { data: Data | null }[] }[]
}

/**
 * Violations that axe finds on a page, as rule and element. The page's context must bypass the content security
 * policy.
 * @param rules checks these rules only; all by default
 */
export async function violationsOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await runAxe(page, {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: rules } : {}),
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Runs axe on a page with these of its options. */
export async function runAxe<Data>(
  page: Page,
  options: { resultTypes: readonly string[]; runOnly?: readonly string[] },
): Promise<{ passes: Found<Data>[]; violations: Found<Data>[] }> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source)
  // Elements are reported by their HTML, so selectors are not computed.
  return page.evaluate(`axe.run(document, ${JSON.stringify({ ...options, selectors: false })})`)
}
