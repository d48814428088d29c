import * as z from 'zod/mini'
import type { Brand, Widget } from '#brands/brand.ts'
import type { Collector, Reporting } from '#contract/brand.ts'

/** Settings that the operator makes for all brands of this installation (docs/operations.md). */
export interface Operated {
  reporting: Reporting
  /** Widgets that the operator has turned off for all brands. */
  widgetsOff: readonly Widget[]
  /** Maximum number of working days that the review of a licence takes; absent when the operator states none. */
  reviewDays?: number | undefined
}

export const noOperatorSettings: Operated = { reporting: { analytics: null, errors: null }, widgetsOff: [] }

/**
 * Address of a service that collects reports of errors or page views: HTTPS, or this machine for a trial. Other characters are
 * refused, because the address goes into the Content-Security-Policy.
 */
export const CollectorAddress = z
  .string()
  .check(z.regex(/^(?:https:\/\/[\w.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d+)?(?:\/[\w./-]*)?$/))

const WORKING_DAYS = 'a whole number of working days from 1 to 60'

/** Maximum number of working days that the review of a licence takes. */
export const ReviewDays = z.optional(
  z.coerce
    .number(WORKING_DAYS)
    .check(z.int(WORKING_DAYS), z.minimum(1, WORKING_DAYS), z.maximum(60, WORKING_DAYS)),
)

/** Settings of a service that collects error reports or page views; null unless both address and key are given. */
export const collectorOf = (address: string, key: string): Collector | null =>
  address && key ? { address, key } : null

/**
 * The brand as it is sent to the browser. The widgets that the operator turned off are left out. The configured collectors of
 * error reports and page views are added, and the duration of a licence's review if the operator states one.
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

/** Origins of the services to which pages may send error reports and page views, besides the pages' own origin. */
export const reportingOrigins = ({ analytics, errors }: Reporting): string[] => [
  ...new Set([analytics, errors].flatMap((one) => (one ? [new URL(one.address).origin] : []))),
]
