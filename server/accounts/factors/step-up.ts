import { Problem } from '#contract/problem.ts'
import type { Proof, Ways } from '#contract/accounts/second-factors.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Caller } from '../../http/context.ts'
import { judgeGuess, untilRight } from '../allowance.ts'
import { putChallenge, takeChallenge } from './challenge-queries.ts'
import { checkFactor, type Site } from './check-factor.ts'
import type { RelyingParty } from './passkeys.ts'
import { verifyPassword } from '../password/passwords.ts'
import { accountById } from '../queries.ts'
import { clearThrottle } from '../throttle-queries.ts'
import { recordFailedProof } from '../record-failed-login.ts'
import { refuseWrongProof } from './refuse-wrong-proof.ts'
import { factorsOf, hasSecondFactor, waysOf, type FactorDependencies } from './second-factors.ts'
import { markProved } from './step-up-queries.ts'
import { hashSecret, LIFETIMES, newSecret } from '../session/tokens.ts'

/** Number of wrong guesses in open sessions of one account after which each further guess has to wait (assurance.md 1.5). */
const GUESSES = 5

const holderOf = ({ sessionId }: Caller): Buffer => hashSecret(`step-up:${sessionId}`)

/**
 * Ways in which the user of a session may prove their identity again. The password is accepted only for an account without a
 * second factor: an open session must not let somebody with the password alone do more than a login would.
 */
export async function stepUpWays(
  { database }: FactorDependencies,
  party: RelyingParty,
  caller: Caller,
): Promise<Ways> {
  const { accountId } = caller
  const nonce = newSecret()
  const factors = await database.asDoctor(accountId, (sql) => factorsOf(sql, accountId))
  if (factors.passkeys.length > 0) {
    const ms = LIFETIMES.challengeMs
    await putChallenge(database.open, { holder: holderOf(caller), purpose: 'step-up', accountId, nonce, ms })
  }
  return hasSecondFactor(factors)
    ? waysOf(factors, party, nonce)
    : { methods: ['password'], passkey: null, passkeys_at: [] }
}

/**
 * Checks a new proof of who uses the session, and stores the time of the proof.
 * @throws Problem `invalid-input` under the field of the wrong proof, or for a password of an account with a second factor;
 * `too-many-requests`
 */
export async function stepUp(
  deps: FactorDependencies,
  site: Site,
  caller: Caller,
  proof: Proof,
): Promise<void> {
  const { accountId: id, sessionId } = caller
  const { database } = deps
  if (
    proof.password !== undefined &&
    hasSecondFactor(await database.asDoctor(id, (sql) => factorsOf(sql, id)))
  )
    throw new Problem('invalid-input', { fields: { password: ['factor-needed'] } })
  const guesses = untilRight(`step-up:account:${id}`, GUESSES)
  const { right } = await judgeGuess(database.open, [guesses], () => isRight(deps, site, caller, proof))
  const proved = Object.keys(proof).join(',')
  if (!right) {
    await recordFailedProof(deps, caller, proved)
    refuseWrongProof(proof)
  }
  await database.asDoctor(id, async (sql) => {
    await markProved(sql, sessionId)
    await clearThrottle(sql, guesses.key)
    await recordEvent(sql, id, {
      actor: 'doctor',
      actorId: id,
      action: 'session.proved',
      object: ['session', sessionId],
      details: { with: proved },
    })
  })
}

async function isRight(
  deps: FactorDependencies,
  site: Site,
  caller: Caller,
  { password, ...factor }: Proof,
): Promise<boolean> {
  const { open } = deps.database
  if (password === undefined) {
    const takeNonce = () => takeChallenge(open, holderOf(caller), 'step-up')
    return checkFactor(deps, caller.accountId, factor, { ...site, takeNonce })
  }
  const account = await accountById(open, caller.accountId)
  if (!account) throw new Problem('not-found')
  return verifyPassword(account.password_hash, password)
}
