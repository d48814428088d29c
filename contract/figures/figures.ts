import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Picture } from '../profile/picture.ts'
import { Day } from '../schemas/text.ts'
import { Month, MonthFigures, NamedUses } from './month-figures.ts'
import { MonthReport } from './month-report.ts'
import { Year, YearReview } from './year-review.ts'

/** Number of medicines in the response about the medicines that a doctor prescribes most. */
export const TOP_MEDICATIONS = 5

/** A doctor's figures of the current month until today, and of the month before until the same day of the month. */
export const LastMonth = z.object({ ...MonthFigures.shape, before: MonthFigures })
export type LastMonth = z.output<typeof LastMonth>

export const TopMedications = z.object({
  /**
   * Month whose prescriptions are counted: the current one, or the one before while the current one has no
   * prescription.
   */
  month: Month,
  results: z.array(NamedUses),
})
export type TopMedications = z.output<typeof TopMedications>

export const FREQUENCIES = ['day', 'week', 'month'] as const

/**
 * Numbers of prescriptions by day, by week from Monday, or by month, the oldest first. A period without
 * prescriptions has the number 0. Days are counted from the first of the previous month, weeks from 52 weeks ago,
 * months from 12 months ago. The last period ends today.
 */
export const PrescriptionFrequency = z.object({
  by: z.enum(FREQUENCIES),
  results: z.array(z.object({ from: Day, until: Day, prescriptions: z.int() })),
})
export type PrescriptionFrequency = z.output<typeof PrescriptionFrequency>

const ofMonth = z.object({ month: Month })
const ofYear = z.object({ year: Year })
const Pdf = z.object({ pdf: z.string() })

/** Counts of a doctor’s prescriptions, updated when one is issued or cancelled, and shown to that doctor only. */
export const figures = {
  lastMonth: endpoint({
    method: 'GET',
    path: '/api/v2/figures/last_month/',
    summary: 'Figures of the current month until today, and of the month before until the same day',
    audience: 'doctor',
    answers: { 200: LastMonth },
  }),
  topMedications: endpoint({
    method: 'GET',
    path: '/api/v2/figures/top_5_meds/',
    summary: 'The five medicines that the doctor prescribed most in the month',
    audience: 'doctor',
    answers: { 200: TopMedications },
  }),
  frequency: endpoint({
    method: 'GET',
    path: '/api/v2/figures/frequency/',
    summary: 'Prescriptions by day, week or month',
    audience: 'doctor',
    query: z.object({ by: z._default(z.enum(FREQUENCIES), 'day') }),
    answers: { 200: PrescriptionFrequency },
  }),
  month: endpoint({
    method: 'GET',
    path: '/api/v2/figures/month/:month/',
    summary: 'Report of one month: figures, medicines, diagnoses, alerts, delivery and sales',
    audience: 'doctor',
    params: ofMonth,
    answers: { 200: MonthReport },
  }),
  monthPdf: endpoint({
    method: 'GET',
    path: '/api/v2/figures/month/:month/pdf/',
    summary: 'Report of one month as PDF in base64',
    audience: 'doctor',
    params: ofMonth,
    answers: { 200: Pdf },
    perMinute: 30,
  }),
  year: endpoint({
    method: 'GET',
    path: '/api/v2/figures/year/:year/',
    summary: 'Review of one year in counts',
    audience: 'doctor',
    params: ofYear,
    answers: { 200: YearReview },
  }),
  yearPdf: endpoint({
    method: 'GET',
    path: '/api/v2/figures/year/:year/pdf/',
    summary: 'Review of one year as PDF in base64',
    audience: 'doctor',
    params: ofYear,
    answers: { 200: Pdf },
    perMinute: 30,
  }),
  yearPicture: endpoint({
    method: 'GET',
    path: '/api/v2/figures/year/:year/picture/',
    summary: 'Picture of a year to share, without patients and medicines',
    audience: 'doctor',
    params: ofYear,
    answers: { 200: Picture },
    answersPicture: 'changing',
    perMinute: 30,
  }),
} as const
