import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import { factorsOf, hasSecondFactor } from './second-factors.ts'
import { hasProved } from './step-up-queries.ts'

/** Minutes for which a step-up is accepted after it was proved (assurance.md T15). */
const GOOD_FOR_MINUTES = 5

/**
 * Accepts a session whose user has proved within the last five minutes who they are, by the login or by `POST
 * /api/v2/access/step-up/`. Both need the second factor if the account has one, and the password otherwise. This function is
 * called before every action that must not be possible on an unattended screen. The web client answers the refusal by asking for
 * the proof and repeating the call (web/lib/account/step-up.ts).
 * @throws Problem `step-up-required`
 */
export async function requireStepUp(sql: Sql, { sessionId }: { sessionId: number | null }): Promise<void> {
  if (sessionId === null || !(await hasProved(sql, sessionId, GOOD_FOR_MINUTES)))
    throw new Problem('step-up-required')
}

/**
 * Accepts a session that may sign prescriptions. The doctor may have chosen a step-up before issuing each prescription. The
 * operator may demand that every doctor who signs has a second factor.
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
