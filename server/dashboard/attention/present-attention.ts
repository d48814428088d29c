import type { AttentionItem } from '#contract/dashboard/attention.ts'
import { drugName } from '#contract/medications/drug-name.ts'
import { addDays } from '#contract/values/calendar-day.ts'
import type {
  EndingCourse,
  LicenceOfDoctor,
  LostMail,
  RequestedRenewal,
  WaitingDraft,
} from './attention-queries.ts'

/** Number of days before the end of a specialist's certificate from which the doctor is reminded of it. */
const CERTIFICATE_DAYS = 60

/** Names of medicines, capitalised as in all lists of the product. */
const namesOf = (medications: readonly string[] | null): string[] =>
  (medications ?? []).filter((name) => name !== '').map((generic) => drugName({ generic, presentation: '' }))

/**
 * Makes the home page's item about a mail that did not arrive, or may not have arrived. If a later mail about the same
 * prescription fails, that mail gets an item of its own.
 */
export const mailItem = (mail: LostMail): AttentionItem => ({
  id: `mail-${mail.state === 'failed' ? 'failed' : 'unknown'}:${mail.id}`,
  kind: mail.state === 'failed' ? 'mail-failed' : 'mail-unknown',
  at: mail.changed_at.toISOString(),
  signature: mail.signature,
  patient_name: mail.patient_name ?? '',
  medications: namesOf(mail.medications),
  email: mail.email ?? '',
})

/**
 * Makes the home page's item about a draft. Each time an assistant submits a draft, it has a new version and gets a new item.
 * The doctor's own draft keeps one item while it is written.
 */
export function draftItem(draft: WaitingDraft): AttentionItem {
  const shared = {
    at: draft.changed_at.toISOString(),
    draft: draft.id,
    patient_name: draft.patient_name,
    medications: namesOf(draft.medications),
  }
  return draft.assistant === null
    ? { id: `draft-begun:${draft.id}`, kind: 'draft-begun', ...shared }
    : {
        id: `draft-submitted:${draft.id}.${draft.version}`,
        kind: 'draft-submitted',
        ...shared,
        assistant: draft.assistant,
      }
}

export const courseItem = (course: EndingCourse): AttentionItem => ({
  id: `course-ending:${course.prescription_id}`,
  kind: 'course-ending',
  at: course.issued_at.toISOString(),
  signature: course.signature,
  patient_name: course.patient_name ?? '',
  medications: namesOf(course.medications),
  until: course.ends_on,
})

/** Makes the home page's item about a renewal that a patient requested. A prescription has at most one such request. */
export const renewalItem = (request: RequestedRenewal): AttentionItem => ({
  id: `renewal-requested:${request.prescription_id}`,
  kind: 'renewal-requested',
  at: request.requested_at.toISOString(),
  signature: request.signature,
  patient_name: request.patient_name ?? '',
  medications: namesOf(request.medications),
  until: request.ends_on,
})

/** Makes the home page's items about the doctor's licence and specialty certificate. `today` has the form `YYYY-MM-DD`. */
export function licenceItems(licence: LicenceOfDoctor, today: string): AttentionItem[] {
  const { licence_state: state, licence_version: version, specialty_until: until } = licence
  const at = licence.licence_changed_at.toISOString()
  const items: AttentionItem[] = []
  if (state === 'pending') items.push({ id: `licence-pending:${version}`, kind: 'licence-pending', at })
  if (state === 'rejected')
    items.push({
      id: `licence-rejected:${version}`,
      kind: 'licence-rejected',
      at,
      reason: licence.licence_reason,
    })
  if (licence.specialty === '' || until === null) return items
  if (until < today)
    items.push({ id: `certificate-expired:${until}`, kind: 'certificate-expired', at, until })
  else if (until <= addDays(today, CERTIFICATE_DAYS))
    items.push({ id: `certificate-ending:${until}`, kind: 'certificate-ending', at, until })
  return items
}
