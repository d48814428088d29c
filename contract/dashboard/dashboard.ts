import * as z from 'zod/mini'
import { AttentionId, AttentionItem } from './attention.ts'
import { endpoint } from '../endpoint.ts'
import { LastMonth, PrescriptionFrequency, TopMedications } from '../figures/figures.ts'
import { PaymentSummary } from '../paylinks/payment-summary.ts'
import { NftSummary } from '../profile/nfts.ts'
import { RxStatus, SentStatus } from '../prescriptions.ts'

/** A prescription as the home page lists it. */
export const LatestPrescription = z.object({
  signature: z.string(),
  /** Name of the patient; '' where none is known. */
  patient_name: z.string(),
  /** Generic name of each prescribed medication. For a medication without a generic name, the list has its presentation. */
  medications: z.array(z.string()),
  status: RxStatus,
  sent: SentStatus,
  issued_at: z.string(),
})
export type LatestPrescription = z.output<typeof LatestPrescription>

/**
 * All data of this product that the home page shows, in one answer. A member is null when it could not be read; the
 * other members are not affected.
 */
export const DashboardAnswer = z.object({
  /** Matters that the doctor has to attend to, the most urgent first. */
  attention: z.nullable(z.array(AttentionItem)),
  /** The five prescriptions that were issued last and are not cancelled, the newest first. */
  latest: z.nullable(z.array(LatestPrescription)),
  lastMonth: z.nullable(LastMonth),
  topMedications: z.nullable(TopMedications),
  /** Numbers of the doctor's prescriptions by day. */
  frequency: z.nullable(PrescriptionFrequency),
  payments: z.nullable(PaymentSummary),
  /** Digital tokens of the doctor's prescriptions. */
  tokens: z.nullable(NftSummary),
})
export type DashboardAnswer = z.output<typeof DashboardAnswer>

const OfItem = z.object({ item: AttentionId })

export const dashboard = {
  read: endpoint({
    method: 'GET',
    path: '/api/v2/dashboard/',
    summary: 'Own data of all widgets of the home page; a part that could not be read is null',
    audience: 'doctor',
    answers: { 200: DashboardAnswer },
  }),
  dismiss: endpoint({
    method: 'PUT',
    path: '/api/v2/dashboard/dismissed/:item/',
    summary: 'Remove one item from what waits for the doctor; a later event is another item',
    audience: 'doctor',
    params: OfItem,
    answers: { 204: z.undefined() },
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/v2/dashboard/dismissed/:item/',
    summary: 'Show a removed item again',
    audience: 'doctor',
    params: OfItem,
    answers: { 204: z.undefined() },
  }),
} as const
