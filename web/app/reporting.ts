import type { Reporting } from '#contract/brand.ts'
import { createAnalytics } from '../lib/reports/analytics.ts'
import { shownBrand } from '../lib/brand/brand.ts'
import { createErrorReports } from '../lib/reports/error-reports.ts'
import { reportError, setErrorReporter } from '../lib/reports/errors-seen.ts'
import { language } from '../lib/texts.ts'
import { shownRoute } from './known-pages.ts'

const shownNow = (): string => shownRoute.get()?.template ?? ''
const facts = (): Record<string, string> => ({ brand: shownBrand()?.id ?? '', language: language.get() })

/**
 * Starts to send page views and errors to the collectors that the operator has configured. This module is loaded only if there is
 * such a collector.
 */
export function startReporting({ analytics, errors }: Reporting): void {
  if (analytics) {
    const { pageShown } = createAnalytics(analytics, facts)
    const tell = () => pageShown(shownNow())
    shownRoute.subscribe(tell)
    if (shownRoute.get()) tell()
  }
  if (errors) {
    setErrorReporter(createErrorReports(errors, () => ({ route: shownNow(), ...facts() })))
    window.addEventListener('error', ({ error }) => reportError(error))
    window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  }
}
