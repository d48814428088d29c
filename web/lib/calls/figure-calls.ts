import type { figures as Figures } from '#contract/figures/figures.ts'
import { callsOf } from './calls-of.ts'

/** The calls about a doctor's figures, in a module of their own, so that no first screen loads them. */
export const figureCalls = callsOf<typeof Figures>()({
  frequency: 'GET /api/v2/figures/frequency/',
  month: 'GET /api/v2/figures/month/:month/',
  monthPdf: 'GET /api/v2/figures/month/:month/pdf/',
  year: 'GET /api/v2/figures/year/:year/',
  yearPdf: 'GET /api/v2/figures/year/:year/pdf/',
  yearPicture: 'GET /api/v2/figures/year/:year/picture/',
})
