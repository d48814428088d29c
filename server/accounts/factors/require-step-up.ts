import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import { hasProved } from './step-up-queries.ts'

/** Minutes for which a proof is accepted (assurance.md T15). */
const GOOD_FOR_MINUTES = 5

/**
 * Accepts a session that proved a password, a passkey or a code within the last five minutes: by its login, or by
 * `POST /api/v2/access/step-up/`. To be called before every act that must not be possible on an unattended screen.
 * The web client answers the refusal by asking for the proof and repeating the call (web/lib/account/step-up.ts).
 * @throws Problem `step-up-required`
 */
export async function requireStepUp(sql: Sql, { sessionId }: { sessionId: number | null }): Promise<void> {
  if (sessionId === null || !(await hasProved(sql, sessionId, GOOD_FOR_MINUTES)))
    throw new Problem('step-up-required')
}
