import { Problem } from '#contract/problem.ts'
import type { Proof } from '#contract/second-factors.ts'
import { recordEvent } from '../audit/record-event.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/context.ts'
import { judgeGuess } from './allowance.ts'
import { verifyPassword } from './passwords.ts'
import { accountById } from './queries.ts'
import { markProved } from './step-up-queries.ts'

/** assurance.md 1.5: guesses at a session that is open, by account. */
const GUESSES = 5

/**
 * Proves anew who is at this session.
 * @throws Problem `invalid-input` under the field of what is wrong; `too-many-requests`
 */
export async function stepUp(database: Database, caller: Caller, proof: Proof): Promise<void> {
  const { accountId: id, sessionId } = caller
  const account = await accountById(database.open, id)
  if (!account) throw new Problem('not-found')
  const right = await judgeGuess(database.open, [{ key: `step-up:account:${id}`, free: GUESSES }], () =>
    verifyPassword(account.password_hash, proof.password),
  )
  if (!right) throw new Problem('invalid-input', { fields: { password: ['valid-password'] } })
  await database.asDoctor(id, async (sql) => {
    await markProved(sql, sessionId)
    await recordEvent(sql, id, {
      actor: 'doctor',
      actorId: id,
      action: 'session.proved',
      object: ['session', sessionId],
      details: { with: 'password' },
    })
  })
}
