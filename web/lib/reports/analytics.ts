import type { Collector } from '#contract/brand.ts'
import { sendTo } from './collector.ts'
import { ANALYTICS_DELAY } from '../calls/limits.ts'

/**
 * Events for analytics: that a page was shown, by the template of its address. An event never contains a person's id
 * or typed text.
 */
export interface Analytics {
  pageShown: (route: string) => void
}

/** Sends an event 250 ms after a page was shown; a page left before that is not reported. */
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
