import type { EndReason } from '#contract/prescription-acts.ts'
import { Problem } from '#contract/problem.ts'
import { endReasons } from '#knowledge/law/end-reasons.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Sql } from '../../database/database.ts'
import type { Language } from '../../http/context.ts'
import { endPrescription } from './end-prescription.ts'
import { endRows } from '../issue/link-queries.ts'
import { lockPrescription, prescriptionById } from '../queries.ts'
import type { RowState } from '../stored-prescription.ts'
import { liveItems } from '../status.ts'
import { endReasonTexts } from '../texts.ts'

/** Reason for which a prescription, a row or a series ends: a code of `endReasons`, and a note ('' for none). */
export interface Why {
  reason: EndReason
  note: string
}

export interface Cancellation extends Why {
  doctorId: number
  prescriptionId: number
  /** Ids of the rows to cancel; absent: every row that is still open. */
  rows?: readonly number[] | undefined
  /** Number of dispensed units of these rows that the doctor's page showed; absent: not compared. */
  dispensed?: number | undefined
  at: Date
  language: Language
}

/** Refuses an empty note where the reason's entry in `endReasons` needs a note. @throws Problem */
export function refuseWithoutNote({ reason, note }: Why): void {
  const needsNote = endReasons.find(({ code }) => code === reason)?.needsNote ?? true
  if (needsNote && note === '') throw new Problem('invalid-input', { fields: { note: ['note-missing'] } })
}

/**
 * The reason of a cancellation as a sentence in the doctor's language, as it is stored; for the reason `other` only the
 * note.
 */
export function reasonInWords({ reason, note }: Why, language: Language): string {
  const t = endReasonTexts(language)
  if (note === '') return t.reasons[reason]
  return reason === 'other' ? note : t.withNote(t.reasons[reason], note)
}

/**
 * Cancels what is left of a prescription, or of some of its rows. Units already dispensed stay dispensed. The call is
 * refused when a pharmacy dispensed more than the doctor's page showed. When no open row remains, the whole
 * prescription is cancelled.
 * @throws Problem `dispensed-meanwhile`, `prescription-cancelled`, `already-dispensed`, `not-found`, or `invalid-input`
 * for a missing note or an unknown row
 */
export async function cancelPrescription(sql: Sql, c: Cancellation): Promise<void> {
  refuseWithoutNote(c)
  const held = await lockPrescription(sql, c.doctorId, c.prescriptionId)
  const rx = held && (await prescriptionById(sql, c.doctorId, c.prescriptionId))
  if (!rx) throw new Problem('not-found')
  const asked = rowsAsked(rx.state.rows, c.rows)
  if (c.dispensed !== undefined && sum(asked) > c.dispensed) throw new Problem('dispensed-meanwhile')
  if (rx.state.standing === 'rejected') throw new Problem('prescription-cancelled')
  const open = liveItems(rx.state.rows).filter((item) => !item.bought)
  const ending = open.filter((item) => asked.includes(item))
  const { doctorId, prescriptionId, reason } = c
  if (ending.length === open.length) {
    await endPrescription(sql, {
      doctorId,
      prescriptionId,
      by: { kind: 'doctor', id: doctorId, name: '' },
      reason: reasonInWords(c, c.language),
      code: reason,
    })
    return
  }
  if (ending.length === 0) throw new Problem('already-dispensed')
  const end = { rows: ending.map(({ id }) => id), reason, note: c.note, at: c.at }
  const positions = await endRows(sql, doctorId, prescriptionId, end)
  await recordEvent(sql, doctorId, {
    actor: 'doctor',
    actorId: doctorId,
    action: 'prescription.rows-cancelled',
    object: ['prescription', prescriptionId],
    details: { reason, rows: positions.map((position) => position + 1).join() },
  })
}

function rowsAsked(all: RowState[], rows: readonly number[] | undefined): RowState[] {
  if (!rows) return all
  const found = all.filter((item) => rows.includes(item.id))
  if (found.length !== new Set(rows).size)
    throw new Problem('invalid-input', { fields: { rows: ['row-unknown'] } })
  return found
}

const sum = (items: RowState[]): number => items.reduce((all, item) => all + item.bought_qty, 0)
