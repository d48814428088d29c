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

/** Why something ends: a code of the list and, where it needs one, a note. */
export interface Why {
  reason: EndReason
  note: string
}

export interface Cancellation extends Why {
  doctorId: number
  prescriptionId: number
  /** Numbers of the rows that end; absent: all that is left. */
  rows?: readonly number[] | undefined
  /** How much of it the doctor knows to be dispensed. */
  dispensed?: number | undefined
  at: Date
  language: Language
}

/** @throws Problem where the list asks for a note and there is none */
export function refuseWithoutNote({ reason, note }: Why): void {
  const needsNote = endReasons.find(({ code }) => code === reason)?.needsNote ?? true
  if (needsNote && note === '') throw new Problem('invalid-input', { fields: { note: ['note-missing'] } })
}

/** The reason as it is kept and read: in the words of whoever gave it. */
export function reasonInWords({ reason, note }: Why, language: Language): string {
  const t = endReasonTexts(language)
  if (note === '') return t.reasons[reason]
  return reason === 'other' ? note : t.withNote(t.reasons[reason], note)
}

/**
 * Cancels what is left of a prescription, or of some of its rows. What was dispensed stays as it is, and nothing happens
 * when a pharmacy dispensed more of it than the doctor had before the eyes. The last open row takes the rest with it.
 * @throws Problem `dispensed-meanwhile`, `prescription-cancelled`, `already-dispensed`, or with the row that is not there
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
