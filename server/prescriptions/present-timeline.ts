import type { TimelineEvent } from '#contract/prescription-timeline.ts'
import { maskedEmail } from '#contract/values/masked-email.ts'
import type { PrescriptionSheetTexts } from '#locales/es/prescription-sheet.ts'
import type { Happened } from '../events/happened.ts'
import type { Language } from '../http/context.ts'
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
  'mail.sent': 'mail_sent',
  'mail.failed': 'mail_failed',
  'mail.unknown': 'mail_unknown',
}

interface Told {
  timeline: ReadTimeline
  rx: StoredPrescription
  /** Of several ends, the one that stands. */
  end: Act | undefined
  t: PrescriptionSheetTexts
  /** In words where each mail of a resend went, by its number. */
  wentTo: ReadonlyMap<number, string>
}

/** The acts in the doctor's words, and at the issue what it went over. */
export function presentTimeline(
  timeline: ReadTimeline,
  rx: StoredPrescription,
  language: Language,
): TimelineEvent[] {
  const t = prescriptionTexts(language)
  const { acts } = timeline
  // One that stood again may have ended twice: what it says of its end is of the last.
  const end = acts.findLast(({ action }) => kinds[action] === 'rejected')
  const told: Told = { timeline, rx, end, t, wentTo: addressesOf(timeline, t) }
  // Written together with the issue, and before it.
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
  const { timeline, rx, end, wentTo } = told
  switch (act.action) {
    case 'prescription.prepared':
      return { ...nothing, by: timeline.assistants.get(act.actorId ?? 0)?.name ?? '' }
    case 'prescription.filled':
      return ofFill(act, told)
    case 'prescription.cancelled':
    case 'prescription.rejected':
      return act === end
        ? { ...nothing, by: rx.state.rejected_by, note: rx.state.reason_of_rejected }
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

/** What it was issued in spite of. That a list lacks a code is no doubt about the patient. */
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

/** Another's address is never written out. */
const other = (email: string | null, t: PrescriptionSheetTexts): string =>
  t.toOther(email === null ? '' : maskedEmail(email))

/** Where the copy of a resend went; null for none. */
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

/** The medicines of the rows that ended by this act: each was ended once. */
function cancelledRows({ details }: Happened<'prescription.rows-cancelled'>, rx: StoredPrescription): string {
  const positions = details.rows.split(',').map(Number)
  return rowsOf(rx)
    .filter((item) => positions.includes(item.position + 1))
    .map((item) => item.generic)
    .join(', ')
}
