import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day } from '../text.ts'

/** Number of medicines in the answer about what a doctor prescribes most. */
export const TOP_MEDICATIONS = 5

/** A month of Mexico City, `YYYY-MM`. */
const Month = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'month'))

/** What a doctor prescribed from the first day of a month to one of its days, by day of issue in Mexico City. */
export const MonthFigures = z.object({
  month: Month,
  /** Last day that is counted. */
  until: Day,
  /** Documents issued and not cancelled. */
  prescriptions: z.int(),
  cancelled: z.int(),
  /** Days with at least one prescription that was not cancelled. */
  days: z.int(),
  /** Number of these prescriptions of which a pharmacy sold something. */
  filled: z.int(),
  /** Mails to patients that a mail server took, and those that failed or whose fate is unknown. */
  delivered: z.int(),
  undelivered: z.int(),
  /** Safety alerts that the issued documents showed, and those that the doctor answered with a reason. */
  alerts: z.int(),
  overridden: z.int(),
})
export type MonthFigures = z.output<typeof MonthFigures>

/** The current month until today, and the month before until the same day of the month. */
export const LastMonth = z.object({ ...MonthFigures.shape, before: MonthFigures })
export type LastMonth = z.output<typeof LastMonth>

/** A medicine by its generic name, or by the doctor's words, and how many rows prescribed it. */
export const NamedUses = z.object({ name: z.string(), uses: z.int() })
export type NamedUses = z.output<typeof NamedUses>

export const TopMedications = z.object({
  /** Month that is counted: the current one, or the one before while the current one has no prescription. */
  month: Month,
  results: z.array(NamedUses),
})
export type TopMedications = z.output<typeof TopMedications>

export const FREQUENCIES = ['day', 'week', 'month'] as const

/**
 * Prescriptions by day, by week from Monday, or by month, without gaps and the oldest first. Days begin with the month
 * before; weeks and months are those of a year. The last period ends today.
 */
export const PrescriptionFrequency = z.object({
  by: z.enum(FREQUENCIES),
  results: z.array(z.object({ from: Day, until: Day, prescriptions: z.int() })),
})
export type PrescriptionFrequency = z.output<typeof PrescriptionFrequency>

/** What a doctor prescribed, counted when it is issued or cancelled, and shown to that doctor only. */
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
} as const
