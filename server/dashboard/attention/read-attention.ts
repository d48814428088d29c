import type { AttentionItem, AttentionKind } from '#contract/dashboard/attention.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { Sql } from '../../database/database.ts'
import { readPaymentAttention } from '../../paylinks/read-payments.ts'
import { byDayOfDoctor } from '../../workplaces/doctor-day.ts'
import {
  endingCourses,
  lostMails,
  ownLicence,
  planForAnyDoctor,
  requestedRenewals,
  waitingDrafts,
} from './attention-queries.ts'
import { dismissedItems } from './dismissal-queries.ts'
import { courseItem, draftItem, licenceItems, mailItem, renewalItem } from './present-attention.ts'

/**
 * Function that reads one domain's items for the list of matters that need the doctor's attention. Dismissed items are
 * included.
 */
type AttentionSource = (sql: Sql, doctorId: number, now: Date) => Promise<readonly AttentionItem[]>

/**
 * Functions that read the matters that need the doctor's attention, one function for each domain. A further domain adds its
 * function here.
 */
const sources: readonly AttentionSource[] = [
  async (sql, doctorId, now) => (await lostMails(sql, doctorId, now)).map(mailItem),
  async (sql, doctorId, now) => (await waitingDrafts(sql, doctorId, now)).map(draftItem),
  async (sql, doctorId, now) =>
    (await byDayOfDoctor(sql, doctorId, now, (today) => endingCourses(sql, doctorId, today))).map(courseItem),
  async (sql, doctorId, now) => (await requestedRenewals(sql, doctorId, now)).map(renewalItem),
  readPaymentAttention,
  async (sql, doctorId, now) => {
    const licence = await ownLicence(sql, doctorId)
    return licence ? licenceItems(licence, mexicoDay(now)) : []
  },
]

/** Maximum number of matters that need attention in one response. */
const MOST = 50

/**
 * Kinds of matters that need attention, in the order of importance. Kinds that interrupt a patient's treatment or the doctor's
 * work come first.
 */
const RANKED: readonly AttentionKind[] = [
  'licence-rejected',
  'mail-failed',
  'draft-submitted',
  'renewal-requested',
  'mail-unknown',
  'course-ending',
  'payment-reported',
  'payment-received',
  'payment-expired',
  'certificate-expired',
  'certificate-ending',
  'draft-begun',
  'licence-pending',
]

/**
 * Reads the matters that need the doctor's attention, without dismissed ones. They are sorted by kind, and within a kind the
 * newest comes first.
 */
export async function readAttention(sql: Sql, doctorId: number, now: Date): Promise<AttentionItem[]> {
  // The statements of all functions in `sources` are sent on one connection, without waiting for the result of one before the
  // next is sent.
  const [, dismissed, ...parts] = await Promise.all([
    planForAnyDoctor(sql),
    dismissedItems(sql, doctorId),
    ...sources.map((source) => source(sql, doctorId, now)),
  ])
  return parts
    .flat()
    .filter(({ id }) => !dismissed.has(id))
    .toSorted((a, b) => RANKED.indexOf(a.kind) - RANKED.indexOf(b.kind) || b.at.localeCompare(a.at))
    .slice(0, MOST)
}
