import { Problem } from '#contract/problem.ts'
import { createAccount } from '../accounts/create-account.ts'
import { giveToken, revokeTokens } from '../accounts/standing-token.ts'
import type { Database } from '../database/database.ts'
import { insertIntegrator, integratorByEmail } from './queries.ts'

/**
 * Makes an integrator with its token, which is shown only here.
 * @throws Problem `conflict` when the address has an account already
 */
export async function makeIntegrator(
  database: Database,
  who: { email: string; name: string },
): Promise<{ id: number; token: string }> {
  return database.asOperator(async (sql) => {
    const id = await createAccount(sql, { kind: 'integrator', email: who.email, password: null })
    await insertIntegrator(sql, id, who.name)
    return { id, token: await giveToken(sql, { accountId: id, class: 'integrator', device: 'operator' }) }
  })
}

/** Gives a new token; the one before is dead. @throws Problem `not-found` */
export async function renewIntegratorToken(database: Database, email: string): Promise<string> {
  return database.asOperator(async (sql) => {
    const accountId = await integratorByEmail(sql, email)
    if (accountId === undefined) throw new Problem('not-found')
    return giveToken(sql, { accountId, class: 'integrator', device: 'operator' })
  })
}

/** Takes the token away. The doctors that it made keep their accounts. @throws Problem `not-found` */
export async function revokeIntegrator(database: Database, email: string): Promise<void> {
  await database.asOperator(async (sql) => {
    const accountId = await integratorByEmail(sql, email)
    if (accountId === undefined) throw new Problem('not-found')
    await revokeTokens(sql, accountId)
  })
}
