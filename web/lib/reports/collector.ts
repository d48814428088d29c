import type { Collector } from '#contract/brand.ts'

/**
 * Sends one event and ignores the outcome: as plain text without cookies, referrer or a preflight request, and with
 * `keepalive`, so that it is sent even when the page closes.
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
