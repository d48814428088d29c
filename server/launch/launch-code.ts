import { LAUNCH_SECONDS } from '#contract/launch/launch.ts'
import { Problem } from '#contract/problem.ts'
import { openLaunched } from '../accounts/session/open-launched.ts'
import type { OpenedLogin } from '../accounts/session/open-login.ts'
import type { OpeningSession } from '../accounts/session/opening.ts'
import { hashSecret, newSecret } from '../accounts/session/tokens.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/context.ts'
import {
  insertLaunchCode,
  redeemLaunch,
  spendLaunchCode,
  waitingLaunch,
  type WaitingLaunch,
} from './queries.ts'

/**
 * Makes a code that opens the product once in the doctor's browser.
 * @throws Problem `forbidden` for a caller with a browser's session, which needs no code. A code would let the session's rights
 * be given to somebody else.
 */
export async function requestLaunch(
  { open }: Database,
  { accountId, sessionId, tokenClass }: Caller,
  origin: string,
): Promise<{ code: string; expiresAt: Date }> {
  if (tokenClass !== 'api' && tokenClass !== 'integration') throw new Problem('forbidden')
  const code = newSecret()
  const expiresAt = await insertLaunchCode(open, {
    hash: hashSecret(code),
    accountId,
    sessionId,
    origin,
    seconds: LAUNCH_SECONDS,
  })
  return { code, expiresAt }
}

/**
 * Exchanges a launch code for a ticket, the secret of a cookie. From then on the launch works in this browser only.
 * @param from origin of the page from which the browser came; '' when the browser does not tell it
 * @returns null for a code that is unknown, used or older than a minute, or whose browser comes from a page of another origin
 * than the code's
 */
export async function ticketFor({ open }: Database, code: string, from: string): Promise<string | null> {
  const ticket = newSecret()
  const accepted = await spendLaunchCode(open, {
    hash: hashSecret(code),
    ticketHash: hashSecret(ticket),
    from,
  })
  return accepted ? ticket : null
}

/**
 * Reads the launch to which the ticket in the browser's cookie belongs, without using the ticket up.
 * @throws Problem `link-dead`
 */
export async function lookAtLaunch({ open }: Database, ticket: string | undefined): Promise<WaitingLaunch> {
  const found =
    ticket === undefined ? undefined : await waitingLaunch(open, hashSecret(ticket), LAUNCH_SECONDS)
  if (!found) throw new Problem('link-dead')
  return found
}

/**
 * Opens the session of the launch to which the ticket in the browser's cookie belongs, and uses the ticket up.
 * @throws Problem `link-dead`
 */
export async function redeemTicket(
  database: Database,
  ticket: string | undefined,
  opening: OpeningSession,
): Promise<OpenedLogin> {
  const launch = await lookAtLaunch(database, ticket)
  return database.asDoctor(launch.account_id, async (sql) => {
    if (!(await redeemLaunch(sql, hashSecret(ticket ?? '')))) throw new Problem('link-dead')
    return openLaunched(sql, { id: launch.account_id, kind: 'doctor', email: launch.email }, opening)
  })
}
