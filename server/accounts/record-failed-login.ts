import { columnsOf } from '../events/event-columns.ts'
import { NOBODY } from '../events/event.ts'
import { dueNow, recordRepeated, type Repeating } from '../events/record-repeated.ts'
import type { Caller } from '../http/context.ts'
import { insertFailedLogin } from './throttle-queries.ts'

/**
 * Records a login with a wrong password, without the address that was typed. The same statements run for an unknown address,
 * and where this minute's event is recorded already, so that their time reveals nothing.
 * @param accountId account of the address; undefined for an address without an account
 * @param counter key under which attempts at this address are counted
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

/**
 * Records a login with a wrong second factor, or with a wrong passkey in place of the password. @param accountId the login's
 * account, or `NOBODY`
 */
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

/** Records a wrong proof of identity in an open session. */
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
