import type { UxSettings } from '#contract/profile/profile.ts'
import type { Sql } from '../database/database.ts'
import { insertNews } from './news-queries.ts'

/** Mails to a doctor about their work, and the preference that turns each off. Nothing of security or law is here. */
const PREFERENCES = {
  'prescription-rejected': 'mailRejected',
  'delivery-failed': 'mailUndelivered',
  'draft-prepared': 'mailPrepared',
} as const satisfies Record<string, keyof UxSettings>
export type DoctorNews = keyof typeof PREFERENCES

export const isDoctorNews = (kind: string): kind is DoctorNews => Object.hasOwn(PREFERENCES, kind)

/**
 * Queues a mail to the doctor, unless the doctor turned this kind off or was told of the
 * same within the hour.
 * @param about the prescription, or the assistant who prepared
 */
export const tellDoctor = (
  sql: Sql,
  doctorId: number,
  { kind, about }: { kind: DoctorNews; about: number },
): Promise<void> => insertNews(sql, doctorId, { kind, about, preference: PREFERENCES[kind] })
