import type { TimelineEvent } from '#contract/prescription-timeline.ts'
import { maskedEmail } from '#contract/values/masked-email.ts'
import type { PrescriptionSheetTexts } from '#locales/es/prescription-sheet.ts'
import type { Language } from '../http/context.ts'
import type { TimelineRow } from './queries.ts'
import { rowsOf, type PrescriptionState, type StoredPrescription } from './stored-prescription.ts'
import { prescriptionTexts } from './texts.ts'

const PREPARED = 'prescription.prepared'

const kinds: Record<string, TimelineEvent['kind']> = {
  [PREPARED]: 'prepared',
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

/** What the doctor may read of the trail: acts on the prescription, not who looked at it. */
export function presentTimeline(
  rows: readonly TimelineRow[],
  rx: StoredPrescription,
  language: Language,
): TimelineEvent[] {
  const t = prescriptionTexts(language)
  const wentTo = addressesOf(rows, t)
  // One that stood again may have ended twice: what it says of its end is of the last.
  const end = rows.findLast(({ action }) => kinds[action] === 'rejected')
  // Written together with the issue, and before it.
  const ordered = rows.toSorted((a, b) => Number(b.action === PREPARED) - Number(a.action === PREPARED))
  return ordered.flatMap((row): TimelineEvent[] => {
    const kind = kinds[row.action]
    if (!kind) return []
    const said = row === end ? rx.state : { rejected_by: '', reason_of_rejected: '' }
    const by = actorOf(row, kind, said)
    const at = row.at.toISOString()
    const warned = warningsOf(row, t).map((text): TimelineEvent => {
      return { at, kind: 'warned', by: '', note: text, quantities: [] }
    })
    const quantities = (row.quantities ?? []).map(({ position, quantity }) => {
      return { presentation: rx.document.items[position]?.presentation ?? '', quantity }
    })
    return [{ at, kind, by, note: note(row, kind, { rx, said, t, wentTo }), quantities }, ...warned]
  })
}

/** What it was issued in spite of. That a list lacks a code is no doubt about the patient. */
const warningsOf = (
  { overrides, doubtful }: Pick<TimelineRow, 'overrides' | 'doubtful'>,
  t: PrescriptionSheetTexts,
): string[] => [
  ...(overrides ?? []).map(({ about, reason }) => `${about.join(' + ')}: ${reason}`),
  ...(doubtful ?? [])
    .filter(({ why }) => why !== 'unlisted')
    .map(({ why, code, name }) => t.doubtfulDiagnosis[why](code, name)),
]

function actorOf(
  row: TimelineRow,
  kind: TimelineEvent['kind'],
  said: Pick<PrescriptionState, 'rejected_by'>,
): string {
  if (kind === 'prepared') return row.assistant_name ?? ''
  if (kind === 'filled') return row.pharmacy_name ?? ''
  return kind === 'rejected' ? said.rejected_by : ''
}

/** In words where each mail of a resend went, by its number. Another's address is never written out. */
function addressesOf(rows: readonly TimelineRow[], t: PrescriptionSheetTexts): ReadonlyMap<unknown, string> {
  const other = (email: string | null) => t.toOther(email === null ? '' : maskedEmail(email))
  return new Map(
    rows.flatMap(({ action, details, sent_to: to, copied_to: copy }): [unknown, string][] => {
      if (action !== 'prescription.resent') return []
      const isOther = details['other_address'] === true
      const first: [unknown, string] = [details['mail'], isOther ? other(to) : t.toPatient]
      return details['copy'] === undefined ? [first] : [first, [details['copy'], other(copy)]]
    }),
  )
}

interface Noted {
  rx: StoredPrescription
  said: Pick<PrescriptionState, 'reason_of_rejected'>
  t: PrescriptionSheetTexts
  wentTo: ReadonlyMap<unknown, string>
}

function note(row: TimelineRow, kind: TimelineEvent['kind'], { rx, said, t, wentTo }: Noted): string {
  if (kind === 'filled') return t.ticket(row.sales_code ?? '')
  if (kind === 'rejected') return said.reason_of_rejected
  if (kind === 'row_cancelled') return cancelledRows(row, rx)
  const where = wentTo.get(row.details['mail']) ?? ''
  if (kind === 'resent')
    return row.copied_to === null ? where : t.withCopy(where, t.toOther(maskedEmail(row.copied_to)))
  if (kind === 'mail_sent' || kind === 'mail_failed' || kind === 'mail_unknown') return where
  return ''
}

/** The medicines of the rows that ended by this act: each was ended once. */
function cancelledRows(row: TimelineRow, rx: StoredPrescription): string {
  const positions = String(row.details['rows']).split(',').map(Number)
  return rowsOf(rx)
    .filter((item) => positions.includes(item.position + 1))
    .map((item) => item.generic)
    .join(', ')
}
