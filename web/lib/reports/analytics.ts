import type { Collector } from '#contract/brand.ts'
import { sendTo } from './collector.ts'
import { ANALYTICS_DELAY } from '../calls/limits.ts'

/** What is counted: that a page was shown, by the template of its address. Never who, whose, or what was typed. */
export interface Analytics {
  pageShown: (route: string) => void
}

/** Tells the collector 250 ms after a page was shown; one that was only passed through is not told. */
export function createAnalytics(
  collector: Collector,
  facts: () => Readonly<Record<string, string>>,
): Analytics {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    pageShown(route) {
      clearTimeout(timer)
      timer = setTimeout(() => sendTo(collector, { event: 'page', route, ...facts() }), ANALYTICS_DELAY)
    },
  }
}
