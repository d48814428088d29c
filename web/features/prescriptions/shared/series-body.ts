import type { NewMedication, NewPrescription, Prescription } from '#contract/prescriptions.ts'
import { repeatedFields } from '#contract/prescription/document-fields.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import { leftToFill } from '#contract/prescription/left-to-fill.ts'

/** Values of the form of a series, as typed and chosen. */
export interface SeriesValues extends Record<string, string> {
  count: string
  every: string
  starts: string
}

/** Intervals between the documents of a series: the usual lengths of a chronic treatment. */
export const INTERVALS = ['1 month', '2 months', '3 months', '30 days', '28 days', '15 days'] as const

/** Maximum number of documents in a series, as in `knowledge/law/article-226.ts`. */
export const MOST_DOCUMENTS = 12

/** First day of a series: the day after the older prescription ends, or today when it can no longer be filled. */
export function firstDay(rx: Prescription, today: string): string {
  const isOpen = rx.medications.some((row) => leftToFill(row).kind !== 'none')
  if (!isOpen || rx.valid_until < today) return today
  return addDays(rx.valid_until, 1)
}

/** Rows of the older prescription that are written again: all that were not cancelled. */
export const writtenRows = (rx: Prescription): Prescription['medications'] =>
  rx.medications.filter(({ ended }) => ended === undefined)

/** Request for a series that continues an older prescription with the same contents. */
export const seriesBody = (rx: Prescription, { count, every, starts }: SeriesValues): NewPrescription => {
  const [length, unit] = every.split(' ')
  return {
    patient: { uid: rx.patient.uid },
    medications: writtenRows(rx).map(writtenAgain),
    hospital: rx.hospital.id,
    clinic: rx.clinic?.id ?? null,
    ...repeatedFields(rx),
    send_rx: rx.send_rx,
    renews: rx.signature,
    series: {
      count: Number(count),
      every: unit === 'days' ? { days: Number(length) } : { months: Number(length) },
      starts_on: starts,
    },
  }
}

const writtenAgain = (row: Prescription['medications'][number]): NewMedication => ({
  presentation: row.presentation,
  instructions: row.instructions,
  drug_upc: row.drug_upc,
  order_id: row.order_id,
  ad_id: row.ad_id,
  category: row.category,
  qty: row.qty,
  // The quantity counts as confirmed: the doctor was asked about it when the older prescription was issued.
  qty_confirmed: true,
  via: row.via,
  substitution_allowed: row.substitution_allowed,
  ...(row.brand ? { brand: row.brand } : {}),
  ...(row.drug_upc === '' && row.generic !== row.presentation ? { generic: row.generic } : {}),
})
