import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import { factorsOf, hasSecondFactor } from './second-factors.ts'
import { hasProved } from './step-up-queries.ts'

/** Minutes for which a proof is accepted (assurance.md T15). */
const GOOD_FOR_MINUTES = 5

/**
 * Accepts a session that proved who uses it within the last five minutes: by its login, or by
 * `POST /api/v2/access/step-up/`. Either needs the second factor of an account that has one, else the password. To be called before every act that must not be possible on an unattended screen.
 * The web client answers the refusal by asking for the proof and repeating the call (web/lib/account/step-up.ts).
 * @throws Problem `step-up-required`
 */
export async function requireStepUp(sql: Sql, { sessionId }: { sessionId: number | null }): Promise<void> {
  if (sessionId === null || !(await hasProved(sql, sessionId, GOOD_FOR_MINUTES)))
    throw new Problem('step-up-required')
}

/**
 * Accepts a session that may sign. The doctor may ask for a step-up before each issue; the operator may demand a second
 * factor, without which nothing is signed.
 * @throws Problem `step-up-required`; `second-factor-missing`
 */
export async function requireProofToSign(
  sql: Sql,
  { accountId, sessionId }: { accountId: number; sessionId: number | null },
  { asks, demandsFactor }: { asks: boolean; demandsFactor: boolean },
): Promise<void> {
  if (demandsFactor && !hasSecondFactor(await factorsOf(sql, accountId)))
    throw new Problem('second-factor-missing')
  if (asks || demandsFactor) await requireStepUp(sql, { sessionId })
}
