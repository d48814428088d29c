import type { TimelineEvent } from '#contract/prescription-timeline.ts'
import { maskedEmail } from '#contract/values/masked-email.ts'
import type { PrescriptionSheetTexts } from '#locales/es/prescription-sheet.ts'
import type { Happened } from '../events/happened.ts'
import type { Language } from '../http/context.ts'
import { endInWords } from './end-in-words.ts'
import type { Act, ReadTimeline, ToldAction } from './read-timeline.ts'
import { rowsOf, type StoredPrescription } from './stored-prescription.ts'
import { prescriptionTexts } from './texts.ts'

const kinds: Record<ToldAction, TimelineEvent['kind']> = {
  'prescription.prepared': 'prepared',
  'prescription.issued': 'issued',
  'prescription.resent': 'resent',
  'prescription.filled': 'filled',
  'prescription.cancelled': 'rejected',
  'prescription.restored': 'restored',
  'prescription.rows-cancelled': 'row_cancelled',
  'prescription.paused': 'paused',
  'prescription.resumed': 'resumed',
  'prescription.rejected': 'rejected',
  'prescription.renewal-requested': 'renewal_requested',
  'mail.sent': 'mail_sent',
  'mail.failed': 'mail_failed',
  'mail.unknown': 'mail_unknown',
}

interface Told {
  timeline: ReadTimeline
  rx: StoredPrescription
  /** The newest cancellation or rejection. A prescription that was restored may also have an earlier one. */
  end: Act | undefined
  t: PrescriptionSheetTexts
  language: Language
  /** Words for the recipient of each resent mail (the patient, or a masked address), by the id of the mail. */
  wentTo: ReadonlyMap<number, string>
}

/**
 * Presents the events of a prescription in the doctor's language. The event of the issue has the warnings that the
 * doctor overrode.
 */
export function presentTimeline(
  timeline: ReadTimeline,
  rx: StoredPrescription,
  language: Language,
): TimelineEvent[] {
  const t = prescriptionTexts(language)
  const { acts } = timeline
  // A prescription that was restored may end a second time. The stored reason is that of the last end.
  const end = acts.findLast(({ action }) => kinds[action] === 'rejected')
  const told: Told = { timeline, rx, end, t, language, wentTo: addressesOf(timeline, t) }
  // The event `prepared` is stored in the transaction of the issue, but happened before the issue. The event is
  // therefore sorted first.
  const isPrepared = ({ action }: Act): number => Number(action === 'prescription.prepared')
  return acts
    .toSorted((a, b) => isPrepared(b) - isPrepared(a))
    .flatMap((act): TimelineEvent[] => {
      const at = act.at.toISOString()
      const shown = { at, kind: kinds[act.action], ...wordsOf(act, told) }
      return [
        shown,
        ...warningsOf(act, told).map((note) => ({ at, kind: 'warned' as const, ...nothing, note })),
      ]
    })
}

type Words = Pick<TimelineEvent, 'by' | 'note' | 'quantities'>
const nothing: Words = { by: '', note: '', quantities: [] }

function wordsOf(act: Act, told: Told): Words {
  const { timeline, rx, end, wentTo, language } = told
  switch (act.action) {
    case 'prescription.prepared':
      return { ...nothing, by: timeline.assistants.get(act.actorId ?? 0)?.name ?? '' }
    case 'prescription.filled':
      return ofFill(act, told)
    case 'prescription.cancelled':
    case 'prescription.rejected':
      return act === end
        ? { ...nothing, by: rx.state.rejected_by, note: endInWords(rx.state, language) }
        : nothing
    case 'prescription.rows-cancelled':
      return { ...nothing, note: cancelledRows(act, rx) }
    case 'prescription.resent':
      return { ...nothing, note: ofResend(act, told) }
    case 'mail.sent':
    case 'mail.failed':
    case 'mail.unknown':
      return { ...nothing, note: wentTo.get(act.details.mail) ?? '' }
    default:
      return nothing
  }
}

/**
 * Warnings that the doctor overrode at the issue. A diagnosis code that the list of diagnoses lacks is left out,
 * because it tells nothing about the patient.
 */
const warningsOf = ({ action }: Act, { timeline: { overrides, doubtful }, t }: Told): string[] =>
  action !== 'prescription.issued'
    ? []
    : [
        ...(overrides ?? []).map(({ about, reason }) => `${about.join(' + ')}: ${reason}`),
        ...(doubtful ?? [])
          .filter(({ why }) => why !== 'unlisted')
          .map(({ why, code, name }) => t.doubtfulDiagnosis[why](code, name)),
      ]

function ofFill(act: Happened<'prescription.filled'>, { timeline, rx, t }: Told): Words {
  const fill = timeline.fills.get(act.details.fill)
  const quantities = (fill?.quantities ?? []).map(({ position, quantity }) => {
    return { presentation: rx.document.items[position]?.presentation ?? '', quantity }
  })
  return { by: fill?.pharmacy ?? '', note: t.ticket(fill?.ticket ?? ''), quantities }
}

/** Words for a mail that was sent to an address other than the patient's. The address is masked. */
const other = (email: string | null, t: PrescriptionSheetTexts): string =>
  t.toOther(email === null ? '' : maskedEmail(email))

/** Address of the copy of a resent mail; null for a resend without a copy. */
const copiedTo = ({ details }: Happened<'prescription.resent'>, { mails }: ReadTimeline): string | null =>
  mails.get(details.copy ?? 0)?.recipient ?? (mails.get(details.mail)?.cc || null)

function ofResend(act: Happened<'prescription.resent'>, { timeline, t, wentTo }: Told): string {
  const where = wentTo.get(act.details.mail) ?? ''
  const copy = copiedTo(act, timeline)
  return copy === null ? where : t.withCopy(where, other(copy, t))
}

function addressesOf(timeline: ReadTimeline, t: PrescriptionSheetTexts): ReadonlyMap<number, string> {
  return new Map(
    timeline.acts.flatMap((act): [number, string][] => {
      if (act.action !== 'prescription.resent') return []
      const { mail, copy, other_address: isOther } = act.details
      const where = isOther ? other(timeline.mails.get(mail)?.recipient ?? null, t) : t.toPatient
      return copy === undefined
        ? [[mail, where]]
        : [
            [mail, where],
            [copy, other(copiedTo(act, timeline), t)],
          ]
    }),
  )
}

/** Names of the medicines whose rows one event of cancellation ended. */
function cancelledRows({ details }: Happened<'prescription.rows-cancelled'>, rx: StoredPrescription): string {
  const positions = details.rows.split(',').map(Number)
  return rowsOf(rx)
    .filter((item) => positions.includes(item.position + 1))
    .map((item) => item.generic)
    .join(', ')
}
