import { Problem } from '#contract/problem.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { requireStepUp } from '../accounts/factors/require-step-up.ts'
import { closeOtherSessions } from '../accounts/session/close-sessions.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Database } from '../database/database.ts'
import { queueAccountMail } from '../delivery/queue-account-mail.ts'
import type { Caller, Language } from '../http/context.ts'
import { hospitalsLeftAlone } from '../workplaces/leave-hospitals.ts'
import { closingAddress, insertClosing, removeClosing } from './queries.ts'
import { closesAt } from './rules.ts'

export interface Request {
  /** The account's mail address, typed again as a confirmation. */
  email: string
  language: Language
  brand: string
  now: Date
}

/**
 * Requests that the caller's account be closed after the grace period, and closes every other session now.
 * @throws Problem `step-up-required`; `invalid-input` when another address was typed; `last-administrator` while members of a
 * hospital would be left without an administrator
 */
export async function requestClosing(database: Database, caller: Caller, request: Request): Promise<void> {
  const { accountId: id } = caller
  const { email, language, brand, now } = request
  await requireStepUp(database.open, caller)
  const isNew = await database.asDoctor(id, async (sql) => {
    const address = await closingAddress(sql, id)
    if (address === undefined) throw new Problem('not-found')
    if (address !== email.toLowerCase())
      throw new Problem('invalid-input', { fields: { email: ['confirmation-differs'] } })
    if ((await hospitalsLeftAlone(sql, id)).length > 0) throw new Problem('last-administrator')
    const closes_at = closesAt(now)
    if (!(await insertClosing(sql, id, { requested_at: now, closes_at, language, brand }))) return false
    await recordEvent(sql, id, {
      actor: 'doctor',
      actorId: id,
      action: 'account.closing-requested',
      object: ['account', id],
      details: { closes_at: closes_at.toISOString() },
    })
    const day = mexicoDay(closes_at)
    await queueAccountMail(sql, { kind: 'closing-requested', recipient: address, language, brand, day })
    return true
  })
  if (isNew) await closeOtherSessions(database, caller)
}

/** Withdraws the request to close the account. @throws Problem `not-found` when no request is pending */
export async function takeBackClosing(
  database: Database,
  { accountId: id }: Caller,
  mail: Pick<Request, 'language' | 'brand'>,
): Promise<void> {
  await database.asDoctor(id, async (sql) => {
    const address = await closingAddress(sql, id)
    if (address === undefined || !(await removeClosing(sql, id))) throw new Problem('not-found')
    await recordEvent(sql, id, {
      actor: 'doctor',
      actorId: id,
      action: 'account.closing-taken-back',
      object: ['account', id],
    })
    await queueAccountMail(sql, { ...mail, kind: 'closing-taken-back', recipient: address })
  })
}
