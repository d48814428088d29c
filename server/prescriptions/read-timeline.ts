import type { Sql } from '../database/database.ts'
import type { Action } from '../events/event.ts'
import type { Happened } from '../events/happened.ts'
import { happenedTo } from '../events/happened-to.ts'
import { namedOf, type NamedRow } from './timeline-queries.ts'

/**
 * Audit events that the timeline of a prescription shows: changes of the prescription and its mails, but not who viewed it.
 */
const TOLD = [
  'prescription.prepared',
  'prescription.issued',
  'prescription.resent',
  'prescription.filled',
  'prescription.cancelled',
  'prescription.rejected',
  'prescription.restored',
  'prescription.rows-cancelled',
  'prescription.paused',
  'prescription.resumed',
  'prescription.renewal-requested',
  'mail.sent',
  'mail.failed',
  'mail.unknown',
] as const satisfies readonly Action[]

export type ToldAction = (typeof TOLD)[number]
export type Act = Happened<ToldAction>

const byId = <T extends { id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]))

/** The events of a prescription, oldest first, with the mails, sales and assistants that the events refer to by id. */
export interface ReadTimeline extends Pick<NamedRow, 'overrides' | 'doubtful'> {
  acts: Act[]
  mails: ReadonlyMap<number, NamedRow['mails'][number]>
  fills: ReadonlyMap<number, NamedRow['fills'][number]>
  assistants: ReadonlyMap<number, NamedRow['assistants'][number]>
}

export async function readTimeline(sql: Sql, doctorId: number, id: number): Promise<ReadTimeline> {
  const acts = await happenedTo(sql, doctorId, ['prescription', id], { actions: TOLD })
  const named = await namedOf(sql, doctorId, id, {
    mails: acts.flatMap(mailsIn),
    fills: acts.flatMap((act) => (act.action === 'prescription.filled' ? [act.details.fill] : [])),
    assistants: acts.flatMap((act) => (act.action === 'prescription.prepared' ? (act.actorId ?? []) : [])),
  })
  return {
    acts,
    mails: byId(named?.mails ?? []),
    fills: byId(named?.fills ?? []),
    assistants: byId(named?.assistants ?? []),
    overrides: named?.overrides ?? null,
    doubtful: named?.doubtful ?? null,
  }
}

function mailsIn(act: Act): number[] {
  if (act.action === 'prescription.resent') return [act.details.mail, act.details.copy ?? []].flat()
  if (act.action === 'mail.sent' || act.action === 'mail.failed' || act.action === 'mail.unknown')
    return [act.details.mail]
  return []
}
