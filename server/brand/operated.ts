import * as z from 'zod/mini'
import type { Brand, Widget } from '#brands/brand.ts'
import type { Collector, Reporting } from '#contract/brand.ts'

/** Settings of the operator for all brands of this installation (docs/operations.md). */
export interface Operated {
  reporting: Reporting
  /** Widgets that are off, whatever a brand says. */
  widgetsOff: readonly Widget[]
  /** Working days that the review of a licence takes at most; absent where the operator states none. */
  reviewDays?: number | undefined
}

export const noOperatorSettings: Operated = { reporting: { analytics: null, errors: null }, widgetsOff: [] }

/**
 * Address of a collector: HTTPS, or this machine for a trial. Other characters are refused, because the address goes
 * into the Content-Security-Policy.
 */
export const CollectorAddress = z
  .string()
  .check(z.regex(/^(?:https:\/\/[\w.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d+)?(?:\/[\w./-]*)?$/))

const WORKING_DAYS = 'a whole number of working days from 1 to 60'

/** Working days that the review of a licence takes at most. */
export const ReviewDays = z.optional(
  z.coerce
    .number(WORKING_DAYS)
    .check(z.int(WORKING_DAYS), z.minimum(1, WORKING_DAYS), z.maximum(60, WORKING_DAYS)),
)

/** A collector is on with both address and key, and off otherwise. */
export const collectorOf = (address: string, key: string): Collector | null =>
  address && key ? { address, key } : null

/**
 * The brand as the browser gets it: without widgets that the operator turned off, and with the collectors that are on
 * and the duration of a licence's review where the operator states one.
 */
export function operatedBrand(
  brand: Brand,
  { reporting, widgetsOff, reviewDays }: Operated,
): Record<string, unknown> {
  const widgets = { ...brand.widgets, ...Object.fromEntries(widgetsOff.map((name) => [name, false])) }
  const isReporting = reporting.analytics !== null || reporting.errors !== null
  return {
    ...brand,
    widgets,
    ...(isReporting ? { reporting } : {}),
    ...(reviewDays ? { review_days: reviewDays } : {}),
  }
}

/** Origins that pages may send to besides their own. */
export const reportingOrigins = ({ analytics, errors }: Reporting): string[] => [
  ...new Set([analytics, errors].flatMap((one) => (one ? [new URL(one.address).origin] : []))),
]
