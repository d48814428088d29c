import { type PaylinkAct, stateAfter } from '#contract/paylinks/paylink-state.ts'
import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import type { Actor } from '../events/event.ts'
import { recordEvent } from '../events/record-event.ts'
import { insertMovement, type NewMovement } from './movement-queries.ts'
import { lockPaylink, paylinkBySlug, type StoredPaylink } from './paylink-queries.ts'

/**
 * One change of a payment link that is to be recorded. The link's new state and the number of the change are determined when
 * the change is recorded.
 */
export interface Move extends Pick<NewMovement, 'amount_cents' | 'method' | 'external' | 'note' | 'by_kind'> {
  act: Exclude<PaylinkAct, 'expire'>
}

const EVENT = {
  report: 'paylink.reported',
  deny: 'paylink.denied',
  receive: 'paylink.received',
  'receive-part': 'paylink.received',
  cancel: 'paylink.cancelled',
  'return-part': 'paylink.returned',
  'return-all': 'paylink.returned',
} as const satisfies Record<Move['act'], string>

/** Locks a payment link for this transaction and reads it. @throws Problem `not-found` */
export async function openPaylink(
  sql: Sql,
  doctorId: number,
  slug: string,
  now: Date,
): Promise<StoredPaylink> {
  await lockPaylink(sql, doctorId, slug)
  const link = await paylinkBySlug(sql, doctorId, slug, now)
  if (!link) throw new Problem('not-found')
  return link
}

/**
 * Records one change of a payment link that this transaction has locked, with its event of the audit trail.
 * @returns false when the provider's payment was recorded before
 * @throws Problem `conflict` for a change that the link's state does not allow
 */
export async function movePaylink(
  sql: Sql,
  doctorId: number,
  link: Pick<StoredPaylink, 'id' | 'state' | 'turn'>,
  { act, ...move }: Move,
  now: Date,
): Promise<boolean> {
  const state = stateAfter(link.state, act)
  if (!state) throw new Problem('conflict')
  const turn = link.turn + 1
  const isNew = await insertMovement(sql, doctorId, link.id, { ...move, kind: act, state, turn, at: now })
  if (!isNew) return false
  await recordEvent(sql, doctorId, {
    ...actorOf(move.by_kind, doctorId),
    action: EVENT[act],
    object: ['paylink', link.id],
    details: { turn },
  })
  return true
}

/**
 * Kind of the change when money arrives: `receive` once the sum of all movements reaches the requested amount, else
 * `receive-part`.
 */
export const actOfReceiving = (
  link: Pick<StoredPaylink, 'state' | 'balance_cents' | 'amount_cents'>,
  cents: number,
): 'receive' | 'receive-part' =>
  link.state === 'paid' || link.balance_cents + cents >= link.amount_cents ? 'receive' : 'receive-part'

/** Kind of the change when money is given back: `return-all` once no money is left, else `return-part`. */
export const actOfReturning = (
  link: Pick<StoredPaylink, 'balance_cents'>,
  cents: number,
): 'return-all' | 'return-part' => (link.balance_cents <= cents ? 'return-all' : 'return-part')

const actorOf = (by: NewMovement['by_kind'], doctorId: number): Actor => {
  if (by === 'doctor') return { actor: 'doctor', actorId: doctorId }
  return { actor: by === 'payer' ? 'guest' : 'system', actorId: null }
}
