import { Problem } from '#contract/problem.ts'
import { errorCode, type Sql } from '../../database/database.ts'
import type { Language } from '../../http/context.ts'
import { closeIntegration, dropIntegrationTokens, suspendIntegration } from './integration-queries.ts'
import { openSession } from '../session/open-session.ts'
import { refuseGuessable } from '../password/password-rules.ts'
import { hashPassword } from '../password/passwords.ts'
import { accountByEmail, insertAccount } from '../queries.ts'
import { setDoctorOfTransaction, ensureDoctor } from '../registration/registration-queries.ts'
import { holdSessions } from '../session/session-queries.ts'

const UNIQUE_VIOLATION = '23505'
const taken = (): Problem => new Problem('invalid-input', { fields: { email: ['email-taken'] } })

/**
 * Makes a doctor's account for an address that an integrator vouches for (decision 026). The password is hashed outside the
 * transaction, because hashing is slow. The returned function inserts the account in the caller's transaction, which acts as
 * that doctor from then on, and returns the account's id.
 * @throws Problem `invalid-input` for a guessable password, or an address that has an account
 */
export async function makeDoctorAccount(asked: {
  email: string
  name: string
  password: string
  brandName: string
  language: Language
}): Promise<(sql: Sql) => Promise<number>> {
  refuseGuessable(asked.password, 'password', asked)
  const passwordHash = await hashPassword(asked.password)
  return async (sql) => {
    if (await accountByEmail(sql, asked.email)) throw taken()
    const id = await insertAccount(sql, {
      kind: 'doctor',
      email: asked.email,
      passwordHash,
      verified: true,
      passwordIsGiven: true,
    }).catch((error: unknown) => {
      // The unique constraint is violated when a concurrent transaction has made an account with the same address.
      throw errorCode(error) === UNIQUE_VIOLATION ? taken() : error
    })
    await setDoctorOfTransaction(sql, id)
    await ensureDoctor(sql, id, asked)
    return id
  }
}

/** Makes an integrator's transaction also see and write the rows of a doctor whose account the integrator made. */
export const integratorActsFor = setDoctorOfTransaction

/**
 * Opens the session of the token with which an integrator acts for a doctor.
 * @param integrator name of the integrator in the doctor's list of sessions
 */
export const openIntegration = async (sql: Sql, accountId: number, integrator: string): Promise<string> =>
  (await openSession(sql, { accountId, class: 'integration', device: integrator })).token

/**
 * Replaces the token with which an integrator acts for a doctor, and revokes the earlier token.
 * @throws Problem `not-found` when the doctor has closed the session of the earlier token: only the doctor can allow the access
 * again
 */
export async function renewIntegration(sql: Sql, accountId: number, integrator: string): Promise<string> {
  await holdSessions(sql, accountId)
  if (!(await closeIntegration(sql, accountId))) throw new Problem('not-found')
  return openIntegration(sql, accountId, integrator)
}

/**
 * Suspends or resumes the token with which an integrator acts for a doctor. The caller has to check whether the integrator may
 * do so.
 */
export const setIntegrationActive = (sql: Sql, accountId: number, active: boolean): Promise<void> =>
  suspendIntegration(sql, accountId, !active)

/**
 * Revokes the tokens with which an integrator acts for the doctors in `accountIds`. Once the integrator is active again, it may
 * renew the tokens.
 */
export const dropIntegrations = (sql: Sql, accountIds: readonly number[]): Promise<void> =>
  dropIntegrationTokens(sql, accountIds)
