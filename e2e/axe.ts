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
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await runAxe(page, {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: rules } : {}),
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/**
 * Waits for transitions and animations that end. A colour halfway between two colour modes is part of no theme, and its
 * contrast depends on the moment. An inherited colour begins to change an element with a transition of its own only when the
 * element above changes: the wait begins again until none is left.
 */
const transitionsEnd = `(async () => {
  const running = () =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running' && Number.isFinite(one.effect.getComputedTiming().endTime))
  for (let left = running(); left.length > 0; left = running())
    await Promise.allSettled(left.map((one) => one.finished))
})()`

/** Runs axe on a page with these of its options, when its transitions have ended. */
export async function runAxe<Data>(
  page: Page,
  options: { resultTypes: readonly string[]; runOnly?: readonly string[] },
): Promise<{ passes: Found<Data>[]; violations: Found<Data>[] }> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source)
  await page.evaluate(`${transitionsEnd}.then(() => undefined)`)
  // Elements are reported by their HTML, so selectors are not computed.
  return page.evaluate(`axe.run(document, ${JSON.stringify({ ...options, selectors: false })})`)
}
