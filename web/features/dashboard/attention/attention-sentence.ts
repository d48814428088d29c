import type { AttentionItem } from '#contract/dashboard/attention.ts'
import type { Texts } from '#locales/locale.ts'
import { formatDay, formatPesos } from '../../../lib/format.ts'
import { linkTo, paths } from '../../../paths.ts'

/** Texts of a matter that needs the doctor's attention: one sentence, a quieter line below it, and the label of its action. */
export interface AttentionSentence {
  text: string
  detail: string
  act: string
  /** Address that the action leads to; '' where the action opens a form in the row. */
  to: string
}

/**
 * Last day of the course or certificate that a matter is about, kept on one line: a date that breaks before its year would look
 * like two.
 */
const dayOf = ({ until }: { until: string }): string => formatDay(until).replaceAll(' ', '\u00a0')

const renewal = (signature: string): string =>
  linkTo('newPrescription', undefined, { repeat: signature, as: 'renews' })

/** Writes a matter that needs the doctor's attention as a sentence. `when`: the instant of its event, in words. */
export function attentionSentence(
  item: AttentionItem,
  texts: Texts<'attention'>,
  when: string,
): AttentionSentence {
  const { says, does, someone } = texts
  const who = 'patient_name' in item ? item.patient_name || someone : ''
  const what = 'medications' in item ? item.medications.join(', ') : ''
  const detail = what ? `${what}, ${when}` : when
  switch (item.kind) {
    case 'mail-failed':
      return { text: says.mailFailed(who), detail, act: does.correct, to: '' }
    case 'mail-unknown':
      return { text: says.mailUnknown(who), detail, act: does.resend, to: '' }
    case 'draft-submitted':
      return {
        text: says.draftSubmitted(item.assistant, who),
        detail,
        act: does.review,
        to: linkTo('draft', { id: item.draft }),
      }
    case 'draft-begun':
      return {
        text: says.draftBegun(who),
        detail,
        act: does.resume,
        to: linkTo('newPrescription', undefined, { draft: item.draft }),
      }
    case 'renewal-requested':
      return { text: says.renewalRequested(who), detail, act: does.renew, to: renewal(item.signature) }
    case 'course-ending':
      return {
        text: says.courseEnding(who, dayOf(item)),
        detail: what,
        act: does.renew,
        to: renewal(item.signature),
      }
    case 'payment-reported':
      return ofPayment(says.paymentReported(who, formatPesos(item.amount_cents / 100)), item, when, texts)
    case 'payment-received':
      return ofPayment(says.paymentReceived(who, formatPesos(item.amount_cents / 100)), item, when, texts)
    case 'payment-expired':
      return ofPayment(says.paymentExpired(who, formatPesos(item.amount_cents / 100)), item, when, texts)
    default:
      return ofLicence(item, texts)
  }
}

const ofPayment = (
  text: string,
  { concept, slug }: Extract<AttentionItem, { slug: string }>,
  when: string,
  { does }: Texts<'attention'>,
): AttentionSentence => ({
  text,
  detail: concept ? `${concept}, ${when}` : when,
  act: does.payment,
  to: `${paths.paylinks}/${encodeURIComponent(slug)}`,
})

/** Sentence of a matter that needs attention, about the doctor's own licence or certificate. */
function ofLicence(
  item: Extract<AttentionItem, { kind: `licence-${string}` | `certificate-${string}` }>,
  { says, does, licencePendingHelp, certificateHelp }: Texts<'attention'>,
): AttentionSentence {
  const to = paths.settingsUser
  switch (item.kind) {
    case 'licence-pending':
      return { text: says.licencePending, detail: licencePendingHelp, act: does.ownData, to }
    case 'licence-rejected':
      return { text: says.licenceRejected, detail: item.reason, act: does.correctData, to }
    case 'certificate-ending':
      return {
        text: says.certificateEnding(dayOf(item)),
        detail: certificateHelp,
        act: does.update,
        to,
      }
    default:
      return {
        text: says.certificateExpired(dayOf(item)),
        detail: certificateHelp,
        act: does.update,
        to,
      }
  }
}
