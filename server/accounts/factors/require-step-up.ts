import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import { hasProved } from './step-up-queries.ts'

/** For how long a proof is good (assurance.md T15). */
const GOOD_FOR_MINUTES = 5

/**
 * Lets pass whose session proved a password, a passkey or a code within the last five minutes: by its login, or by
 * `POST /api/v2/access/step-up/`. Call it before what must not happen at a screen that was left open. The browser asks
 * by itself and calls again (web/lib/account/step-up.ts).
 * @throws Problem `step-up-required`
 */
export async function requireStepUp(sql: Sql, { sessionId }: { sessionId: number | null }): Promise<void> {
  if (sessionId === null || !(await hasProved(sql, sessionId, GOOD_FOR_MINUTES)))
    throw new Problem('step-up-required')
}
