import { stateAfter } from '#contract/paylinks/paylink-state.ts'
import { Problem } from '#contract/problem.ts'
import type { Sql } from '../database/database.ts'
import { queueReceipt } from './mail-paylink.ts'
import { actOfReceiving, actOfReturning, type Move, movePaylink, openPaylink } from './move-paylink.ts'
import type { StoredPaylink } from './paylink-queries.ts'

/** The doctor's request for an action on a payment link, with the `version` of the link that the doctor saw. */
interface DoctorsAct {
  slug: string
  version: number
  now: Date
}

const BY_DOCTOR = { method: '', external: '', note: '', amount_cents: 0, by_kind: 'doctor' } as const

/**
 * Carries out an action of the doctor that moves no money. An action that the state of the payment link does not allow is
 * refused with `paylink-state`, whichever version the doctor saw. For example, a payment link that was paid meanwhile
 * cannot be cancelled.
 * @throws Problem `not-found`, `paylink-state`, `conflict`
 */
async function actWithoutMoney(
  sql: Sql,
  doctorId: number,
  asked: DoctorsAct,
  kind: 'cancel' | 'deny',
): Promise<void> {
  const link = await openPaylink(sql, doctorId, asked.slug, asked.now)
  if (!stateAfter(link.state, kind))
    throw new Problem('paylink-state', { values: { act: kind, state: link.state } })
  if (link.turn !== asked.version) throw new Problem('conflict')
  await movePaylink(sql, doctorId, link, { ...BY_DOCTOR, act: kind }, asked.now)
}

/**
 * Carries out an action of the doctor that moves money.
 * @param moveOf function that returns the change, which may depend on the payment link
 * @throws Problem `not-found`; `conflict` where the link changed meanwhile, or where its state does not allow the action
 */
async function act(
  sql: Sql,
  doctorId: number,
  { slug, version, now }: DoctorsAct,
  moveOf: (link: StoredPaylink) => Move,
): Promise<StoredPaylink> {
  const link = await openPaylink(sql, doctorId, slug, now)
  if (link.turn !== version) throw new Problem('conflict')
  await movePaylink(sql, doctorId, link, moveOf(link), now)
  return link
}

export async function cancelPaylink(sql: Sql, doctorId: number, asked: DoctorsAct): Promise<void> {
  await actWithoutMoney(sql, doctorId, asked, 'cancel')
}

/** Records that the transfer which the payer reported did not arrive. The payment link becomes pending again. */
export async function denyPaylink(sql: Sql, doctorId: number, asked: DoctorsAct): Promise<void> {
  await actWithoutMoney(sql, doctorId, asked, 'deny')
}

/**
 * Records a bank transfer of any amount that arrived, and mails the receipt once the payment link is paid. A second transfer
 * for a paid link is recorded too: the doctor owes this money to the payer.
 */
export async function confirmPaylink(
  sql: Sql,
  doctorId: number,
  { cents, note, ...asked }: DoctorsAct & { cents: number; note: string },
): Promise<void> {
  const link = await act(sql, doctorId, asked, (found) => ({
    ...BY_DOCTOR,
    act: actOfReceiving(found, cents),
    amount_cents: cents,
    method: 'spei',
    note,
  }))
  if (actOfReceiving(link, cents) === 'receive') await queueReceipt(sql, link)
}

/**
 * Records that the doctor gave money back by bank transfer. A card payment is given back at its provider, whose notice
 * is recorded.
 * @throws Problem `invalid-input` for more than came by bank transfer
 */
export async function refundPaylink(
  sql: Sql,
  doctorId: number,
  { cents, note, ...asked }: DoctorsAct & { cents: number; note: string },
): Promise<void> {
  await act(sql, doctorId, asked, (link) => {
    if (cents > link.spei_cents)
      throw new Problem('invalid-input', { fields: { amount_cents: ['refund-above-received'] } })
    return {
      ...BY_DOCTOR,
      act: actOfReturning(link, cents),
      amount_cents: -cents,
      method: 'spei',
      note,
    }
  })
}
