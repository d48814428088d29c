import * as z from 'zod/mini'
import { Month, MonthFigures, NamedUses } from './month-figures.ts'

/** Maximum number of names in each list of a report. */
export const NAMES_AT_MOST = 10

/** A diagnosis by its code of the CIE-10, and how many prescriptions have it. */
export const DiagnosisUses = z.object({ code: z.string(), name: z.string(), uses: z.int() })

/** Number and sum of the payments that a doctor received through payment links in a month. */
const Income = z.object({ payments: z.int(), cents: z.int() })

/** A doctor’s report of one month: prescriptions, drugs and diagnoses in numbers, without patients. */
export const MonthReport = z.object({
  ...MonthFigures.shape,
  /** Month of the doctor's first prescription; null where there is none. */
  first_month: z.nullable(Month),
  before: MonthFigures,
  medications: z.array(NamedUses),
  /** Number of different medicines that were prescribed in the month. */
  medications_in_all: z.int(),
  diagnoses: z.array(DiagnosisUses),
  /** Income by payment links; null where the doctor has none. */
  income: z.nullable(Income),
})
export type MonthReport = z.output<typeof MonthReport>
