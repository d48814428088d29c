import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Found<Data> {
  id: string
  nodes: { html: string; any: { data: Data | null }[] }[]
}

/**
 * Violations that axe finds on a page, as rule and element. The page's browser context must bypass the Content Security Policy.
 * @param rules only these rules are checked; all by default
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations } = await runAxe(page, {
    resultTypes: ['violations'],
    ...(rules ? { runOnly: rules } : {}),
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/**
 * Waits until all finite transitions and animations have ended: a colour halfway between two colour modes is part of no theme.
 * When an inherited colour changes, a child's own transition begins only after its parent's transition has ended. The wait is
 * therefore repeated until no transition is running.
 */
const transitionsEnd = `(async () => {
  const running = () =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running' && Number.isFinite(one.effect.getComputedTiming().endTime))
  for (let left = running(); left.length > 0; left = running())
    await Promise.allSettled(left.map((one) => one.finished))
})()`

/** Runs axe with these options on a page, after its transitions have ended. */
export async function runAxe<Data>(
  page: Page,
  options: { resultTypes: readonly string[]; runOnly?: readonly string[] },
): Promise<{ passes: Found<Data>[]; violations: Found<Data>[] }> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe.source)
  await page.evaluate(`${transitionsEnd}.then(() => undefined)`)
  // axe computes no selectors, because the elements are reported by their HTML.
  return page.evaluate(`axe.run(document, ${JSON.stringify({ ...options, selectors: false })})`)
}
