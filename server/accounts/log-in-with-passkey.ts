import type { PasskeyAssertion, PasskeyRequest } from '#contract/passkey-json.ts'
import { Problem } from '#contract/problem.ts'
import { judgeGuess } from './allowance.ts'
import { putChallenge, takeChallenge } from './challenge-queries.ts'
import { checkPasskey } from './check-factor.ts'
import type { Opening } from './log-in.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import { passkeyRequest, type RelyingParty } from './passkeys.ts'
import { accountById } from './queries.ts'
import { accountByHandle } from './second-factor-queries.ts'
import type { FactorDependencies } from './second-factors.ts'
import { hashSecret, LIFETIMES, newSecret } from './tokens.ts'

/** As many wrong ones as wrong passwords, by the address they come from: whose they are is not known. */
const ADDRESS_FREE = 40

/** Begins a login with a passkey alone. @returns the secret of the cookie that binds it to this browser */
export async function askPasskey(
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
 * Opens a session for a passkey that verified its user: that is two factors in one.
 * @throws Problem `login-failed`, whatever is wrong; `too-many-requests`
 */
export async function logInWithPasskey(
  { database }: FactorDependencies,
  party: RelyingParty,
  secret: string | undefined,
  passkey: PasskeyAssertion,
  opening: Opening,
): Promise<OpenedSession> {
  const sql = database.open
  const handle = Buffer.from(passkey.response.userHandle ?? '', 'base64url')
  const accountId = await accountByHandle(sql, handle)
  const guesses = { key: `passkey:address:${opening.address}`, free: ADDRESS_FREE }
  const right = await judgeGuess(sql, [guesses], async () => {
    const nonce = secret === undefined ? undefined : await takeChallenge(sql, hashSecret(secret), 'passkey')
    if (!nonce || accountId === undefined) return false
    return database.asDoctor(accountId, (own) => checkPasskey(own, accountId, { party, nonce, passkey }))
  })
  const account = right && accountId !== undefined ? await accountById(sql, accountId) : undefined
  if (!account) throw new Problem('login-failed')
  if (!account.is_active) throw new Problem('account-disabled')
  return openSession(sql, { ...opening, accountId: account.id })
}
