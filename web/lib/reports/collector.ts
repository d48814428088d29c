import type { Collector } from '#contract/brand.ts'

/**
 * Sends one event and forgets it: as plain text without cookies, referrer or a question ahead, and on its way even
 * when the page goes. What becomes of it is not the page's business.
 */
export function sendTo({ address, key }: Collector, event: Readonly<Record<string, unknown>>): void {
  void fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    body: JSON.stringify({ key, ...event }),
  }).catch(() => undefined)
}
