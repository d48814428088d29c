import { Problem } from '#contract/problem.ts'
import { errorCode, type Sql } from '../../database/database.ts'
import type { Language } from '../../http/context.ts'
import { closeIntegration, dropIntegrationTokens, restIntegration } from './integration-queries.ts'
import { openSession } from '../session/open-session.ts'
import { refuseGuessable } from '../password/password-rules.ts'
import { hashPassword } from '../password/passwords.ts'
import { accountByEmail, insertAccount } from '../queries.ts'
import { actAs, ensureDoctor } from '../registration/registration-queries.ts'
import { holdSessions } from '../session/session-queries.ts'

const UNIQUE_VIOLATION = '23505'
const taken = (): Problem => new Problem('invalid-input', { fields: { email: ['email-taken'] } })

/**
 * A doctor's account for whose address an integrator vouches (decision 026). The password is hashed first; what is returned
 * then writes the account in the caller's transaction, which acts as that doctor from there on, and gives its number.
 * @throws Problem `invalid-input` for a password that is guessed first, or an address that has an account
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
      // Made by somebody else in the same moment.
      throw errorCode(error) === UNIQUE_VIOLATION ? taken() : error
    })
    await actAs(sql, id)
    await ensureDoctor(sql, id, asked)
    return id
  }
}

/** From here on the transaction of an integrator also acts for a doctor that it made. */
export const integratorActsFor = actAs

/** The doctor's token that an integrator keeps. @param integrator how the doctor's list of sessions names it */
export const openIntegration = async (sql: Sql, accountId: number, integrator: string): Promise<string> =>
  (await openSession(sql, { accountId, class: 'integration', device: integrator })).token

/**
 * Another token in place of the one before, which is dead.
 * @throws Problem `not-found` when the doctor closed that one: it is theirs to open
 */
export async function renewIntegration(sql: Sql, accountId: number, integrator: string): Promise<string> {
  await holdSessions(sql, accountId)
  if (!(await closeIntegration(sql, accountId))) throw new Problem('not-found')
  return openIntegration(sql, accountId, integrator)
}

/** Lets the token rest or work again; whether it may is not asked here. */
export const setIntegrationActive = (sql: Sql, accountId: number, active: boolean): Promise<void> =>
  restIntegration(sql, accountId, !active)

/** Ends the tokens that an integrator keeps of these doctors; it may renew them once it is let in again. */
export const dropIntegrations = (sql: Sql, accountIds: readonly number[]): Promise<void> =>
  dropIntegrationTokens(sql, accountIds)
