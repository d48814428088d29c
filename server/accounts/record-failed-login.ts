import { columnsOf } from '../events/event-columns.ts'
import { NOBODY } from '../events/event.ts'
import { dueNow, recordRepeated, type Repeating } from '../events/record-repeated.ts'
import type { Caller } from '../http/context.ts'
import { insertFailedLogin } from './queries.ts'

/**
 * Keeps that a password was wrong, and nothing of the address that was typed. The same statement goes out for an address
 * that nobody has and for one whose event of this minute is written: its time tells nothing.
 * @param accountId whose address it is; undefined where it is nobody's
 * @param counter the key under which attempts at this address are counted
 */
export async function recordFailedLogin(
  repeating: Repeating,
  accountId: number | undefined,
  counter: string,
): Promise<void> {
  const doctorId = accountId ?? NOBODY
  const count = dueNow(repeating, `login.failed ${doctorId} password`)
  const event = columnsOf<'login.failed'>({
    actor: 'guest',
    actorId: null,
    action: 'login.failed',
    details: { with: 'password', count },
  })
  await repeating.database.asDoctor(doctorId, (sql) =>
    insertFailedLogin(sql.last, doctorId, event, { isDue: count > 0, counter }),
  )
}

/** Keeps that a second factor, or a passkey alone, was wrong. @param accountId whose login it is, or `NOBODY` */
export const recordFailedFactor = (
  repeating: Repeating,
  accountId: number,
  provedWith: string,
): Promise<void> =>
  recordRepeated<'login.failed'>(
    repeating,
    accountId,
    {
      actor: 'guest',
      actorId: null,
      action: 'login.failed',
      object: ['account', accountId],
      details: { with: provedWith },
    },
    provedWith,
  )

/** Keeps that who is logged in did not prove it anew. */
export const recordFailedProof = (
  repeating: Repeating,
  { kind, accountId }: Pick<Caller, 'kind' | 'accountId'>,
  provedWith: string,
): Promise<void> =>
  recordRepeated<'proof.failed'>(
    repeating,
    accountId,
    {
      actor: kind,
      actorId: accountId,
      action: 'proof.failed',
      object: ['account', accountId],
      details: { with: provedWith },
    },
    provedWith,
  )
