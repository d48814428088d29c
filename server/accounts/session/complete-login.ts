import { Problem } from '#contract/problem.ts'
import type { FactorProof, Ways } from '#contract/accounts/second-factors.ts'
import { judgeGuess } from '../allowance.ts'
import { tellOfFailures } from '../letters/tell-of-failures.ts'
import { storeLoginNonce, endWaiting, takeLoginNonce, waitingLogin } from '../factors/challenge-queries.ts'
import { checkFactor, type Site } from '../factors/check-factor.ts'
import { loginLimits } from './login-limits.ts'
import { openLogin, type OpenedLogin } from './open-login.ts'
import type { OpeningSession } from './opening.ts'
import type { RelyingParty } from '../factors/passkeys.ts'
import type { AccountRow } from '../queries.ts'
import { recordFailedFactor } from '../record-failed-login.ts'
import { clearThrottle } from '../throttle-queries.ts'
import { refuseWrongProof } from '../factors/refuse-wrong-proof.ts'
import { factorsOf, waysOf, type FactorDependencies } from '../factors/second-factors.ts'
import { holdPassword } from './session-queries.ts'
import { hashSecret, newSecret } from './tokens.ts'

/** Lists the second factors with which the login that waits in this browser can be completed. @throws Problem `login-stale` */
export async function loginWays(
  { database }: FactorDependencies,
  party: RelyingParty,
  secret: string | undefined,
): Promise<Ways> {
  const { holder, account } = await waiting({ database }, secret)
  const accountId = account.id
  const nonce = newSecret()
  await storeLoginNonce(database.open, holder, nonce)
  return waysOf(await database.asDoctor(accountId, (sql) => factorsOf(sql, accountId)), party, nonce)
}

/**
 * Opens the session of a login that waits for its second factor, if the given factor is right.
 * @throws Problem `login-stale` when the login no longer waits; `invalid-input` under the field of a wrong factor;
 * `too-many-requests`
 */
export async function completeLogin(
  deps: FactorDependencies,
  site: Site,
  secret: string | undefined,
  proof: FactorProof,
  opening: OpeningSession,
): Promise<OpenedLogin> {
  const sql = deps.database.open
  const { holder, account } = await waiting(deps, secret)
  const accountId = account.id
  const named = { id: accountId, counter: accountId }
  const limits = await loginLimits(sql, 'second-factor', named, opening)
  const takeNonce = () => takeLoginNonce(sql, holder)
  const { right, failures } = await judgeGuess(sql, limits, () =>
    checkFactor(deps, accountId, proof, { ...site, takeNonce }),
  )
  const proved = Object.keys(proof).join(',')
  if (!right) {
    await recordFailedFactor(deps, accountId, proved)
    await tellOfFailures(sql, 'second-factor', failures, { ...opening.look, recipient: account.email })
    refuseWrongProof(proof)
  }
  return deps.database.asDoctor(accountId, async (own) => {
    // No session is opened if the password has changed since the login began (as in log-in.ts). If two right proofs arrive at
    // once, one of them opens a session.
    if (!(await holdPassword(own, accountId, account.password_hash)) || !(await endWaiting(own, holder)))
      throw new Problem('login-stale')
    await clearThrottle(own, limits[0].key)
    return openLogin(own, account, opening, `password,${proved}`)
  })
}

async function waiting(
  { database }: Pick<FactorDependencies, 'database'>,
  secret: string | undefined,
): Promise<{ holder: Buffer; account: Pick<AccountRow, 'id' | 'kind' | 'email' | 'password_hash'> }> {
  const holder = hashSecret(secret ?? '')
  const account = secret === undefined ? undefined : await waitingLogin(database.open, holder)
  if (!account) throw new Problem('login-stale')
  return { holder, account }
}
