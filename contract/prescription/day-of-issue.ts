import { dayIn, MEXICO_CITY } from '../values/mexico-day.ts'
import type { TimeZone } from '../values/time-zone.ts'
import type { SignedDocument } from './document.ts'

/** The fields of a document that say when, and by which clock, it was issued. */
export interface IssuedAt {
  issued_at: string
  place?: Pick<SignedDocument['place'], 'time_zone'>
}

/** Time zone of the place where a document was issued. A document that names none has Mexico City's. */
export const zoneOfIssue = ({ place }: Pick<IssuedAt, 'place'>): TimeZone => place?.time_zone ?? MEXICO_CITY

/** Calendar day on which a document was issued, by the clock of its place, `YYYY-MM-DD`. */
export const dayOfIssue = (document: IssuedAt): string =>
  dayIn(zoneOfIssue(document), new Date(document.issued_at))
