import type { UxSettings } from '#contract/profile/profile.ts'
import type { Sql } from '../database/database.ts'
import { insertNews } from './news-queries.ts'

/**
 * Kinds of mail to doctors about their work, each with the preference that turns it off. Mails about security or legal duties
 * can't be turned off, so they are not in this list.
 */
const PREFERENCES = {
  'prescription-rejected': 'mailRejected',
  'delivery-failed': 'mailUndelivered',
  'delivery-unknown': 'mailUndelivered',
  'draft-prepared': 'mailPrepared',
} as const satisfies Record<string, keyof UxSettings>
export type DoctorNews = keyof typeof PREFERENCES

export const isDoctorNews = (kind: string): kind is DoctorNews => Object.hasOwn(PREFERENCES, kind)

/**
 * Queues a mail to the doctor, unless the doctor turned mails of this kind off or had the same mail within the last hour.
 * @param about id of the prescription, or of the assistant who prepared a draft
 */
export const tellDoctor = (
  sql: Sql,
  doctorId: number,
  { kind, about }: { kind: DoctorNews; about: number },
): Promise<void> => insertNews(sql, doctorId, { kind, about, preference: PREFERENCES[kind] })
