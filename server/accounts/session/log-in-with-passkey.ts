import type { PasskeyAssertion, PasskeyRequest } from '#contract/accounts/passkey-json.ts'
import { Problem } from '#contract/problem.ts'
import { NOBODY } from '../../events/event.ts'
import { fromAddress, judgeGuess } from '../allowance.ts'
import { putChallenge, takeChallenge } from '../factors/challenge-queries.ts'
import { checkPasskey } from '../factors/check-factor.ts'
import { refuseLogin } from './log-in.ts'
import { openLogin, type OpenedLogin } from './open-login.ts'
import type { OpeningSession } from './opening.ts'
import { passkeyRequest, type RelyingParty } from '../factors/passkeys.ts'
import { accountById } from '../queries.ts'
import { recordFailedFactor } from '../record-failed-login.ts'
import { accountByHandle } from '../factors/second-factor-queries.ts'
import type { FactorDependencies } from '../factors/second-factors.ts'
import { hashSecret, LIFETIMES, newSecret } from './tokens.ts'

/**
 * Number of attempts with a wrong passkey after which each attempt has to wait. Attempts are counted by the caller's network
 * address alone, because the account is not known. The limit is the same as for wrong passwords.
 */
const ADDRESS_FREE = 40

/** Begins a login with a passkey alone. @returns the secret of the cookie that binds the login to this browser */
export async function beginPasskeyLogin(
  { database }: FactorDependencies,
  party: RelyingParty,
): Promise<{ secret: string; request: PasskeyRequest }> {
  const [secret, nonce] = [newSecret(), newSecret()]
  await putChallenge(database.open, {
    holder: hashSecret(secret),
    purpose: 'passkey',
    accountId: null,
    nonce,
    ms: LIFETIMES.challengeMs,
  })
  return { secret, request: passkeyRequest(party, nonce, []) }
}

/**
 * Opens a session for a passkey that verified its user. Such a passkey counts as two factors.
 * @throws Problem `login-failed` for every fault; `too-many-requests`
 */
export async function logInWithPasskey(
  deps: FactorDependencies,
  party: RelyingParty,
  secret: string | undefined,
  passkey: PasskeyAssertion,
  opening: OpeningSession,
): Promise<OpenedLogin> {
  const { database } = deps
  const sql = database.open
  const handle = Buffer.from(passkey.response.userHandle ?? '', 'base64url')
  const accountId = await accountByHandle(sql, handle)
  const guesses = fromAddress(`passkey:address:${opening.address}`, ADDRESS_FREE)
  const { right } = await judgeGuess(sql, [guesses], async () => {
    const nonce = secret === undefined ? undefined : await takeChallenge(sql, hashSecret(secret), 'passkey')
    if (!nonce || accountId === undefined) return false
    return database.asDoctor(accountId, (own) => checkPasskey(own, accountId, { party, nonce, passkey }))
  })
  const account = right && accountId !== undefined ? await accountById(sql, accountId) : undefined
  if (!account) {
    await recordFailedFactor(deps, accountId ?? NOBODY, 'passkey')
    throw new Problem('login-failed')
  }
  if (!account.is_active) return refuseLogin(deps, account, 'passkey', 'account-disabled')
  return database.asDoctor(account.id, (own) => openLogin(own, account, opening, 'passkey'))
}
