import { Problem } from '#contract/problem.ts'
import type { FactorProof, Ways } from '#contract/accounts/second-factors.ts'
import type { Caller } from '../../http/context.ts'
import { judgeGuess } from '../allowance.ts'
import { storeLoginNonce, endWaiting, takeLoginNonce, waitingLogin } from '../factors/challenge-queries.ts'
import { checkFactor, type Site } from '../factors/check-factor.ts'
import type { OpeningSession } from './log-in.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import type { RelyingParty } from '../factors/passkeys.ts'
import { clearThrottle } from '../queries.ts'
import { recordFailedFactor } from '../record-failed-login.ts'
import { refuseWrongProof } from '../factors/refuse-wrong-proof.ts'
import { factorsOf, waysOf, type FactorDependencies } from '../factors/second-factors.ts'
import { holdPassword } from './session-queries.ts'
import { hashSecret, newSecret } from './tokens.ts'

/**
 * Limit of wrong guesses of a second factor, by account and by the caller's address (assurance.md 1.5): after it each
 * guess has to wait.
 */
const ACCOUNT_FREE = 5
const ADDRESS_FREE = 40

/** Ways to complete the login that waits behind this browser's cookie. @throws Problem `login-stale` */
export async function loginWays(
  { database }: FactorDependencies,
  party: RelyingParty,
  secret: string | undefined,
): Promise<Ways> {
  const { holder, accountId } = await waiting({ database }, secret)
  const nonce = newSecret()
  await storeLoginNonce(database.open, holder, nonce)
  return waysOf(await database.asDoctor(accountId, (sql) => factorsOf(sql, accountId)), party, nonce)
}

/**
 * Opens the session of a waiting login for a right second factor.
 * @throws Problem `login-stale` when no login waits any more; `invalid-input` under the wrong factor;
 * `too-many-requests`
 */
export async function completeLogin(
  deps: FactorDependencies,
  site: Site,
  secret: string | undefined,
  proof: FactorProof,
  opening: OpeningSession,
): Promise<OpenedSession> {
  const sql = deps.database.open
  const { holder, accountId, kind, passwordHash } = await waiting(deps, secret)
  const ofAccount = { key: `second-factor:account:${accountId}`, free: ACCOUNT_FREE }
  const ofAddress = { key: `second-factor:address:${opening.address}`, free: ADDRESS_FREE }
  const takeNonce = () => takeLoginNonce(sql, holder)
  const right = await judgeGuess(sql, [ofAccount, ofAddress], () =>
    checkFactor(deps, accountId, proof, { ...site, takeNonce }),
  )
  const proved = Object.keys(proof).join(',')
  if (!right) {
    await recordFailedFactor(deps, accountId, proved)
    refuseWrongProof(proof)
  }
  return deps.database.asDoctor(accountId, async (own) => {
    // Opens no session if the password has changed since the login began (as in log-in.ts). Of two concurrent right
    // proofs, one opens a session.
    if (!(await holdPassword(own, accountId, passwordHash)) || !(await endWaiting(own, holder)))
      throw new Problem('login-stale')
    await clearThrottle(own, ofAccount.key)
    return openSession(own.last, { ...opening, accountId }, { kind, with: `password,${proved}` })
  })
}

async function waiting(
  { database }: Pick<FactorDependencies, 'database'>,
  secret: string | undefined,
): Promise<{ holder: Buffer; accountId: number; kind: Caller['kind']; passwordHash: string | null }> {
  const holder = hashSecret(secret ?? '')
  const login = secret === undefined ? undefined : await waitingLogin(database.open, holder)
  if (!login) throw new Problem('login-stale')
  return { holder, accountId: login.account_id, kind: login.kind, passwordHash: login.password_hash }
}
