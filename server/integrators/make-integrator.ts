import { Problem } from '#contract/problem.ts'
import { createAccount } from '../accounts/registration/create-account.ts'
import { dropIntegrations } from '../accounts/integration/integration-access.ts'
import { giveToken, revokeTokens } from '../accounts/session/standing-token.ts'
import type { Database } from '../database/database.ts'
import { recordOperatorAct } from '../accounts/record-operator-act.ts'
import { doctorsOf, insertIntegrator, integratorByEmail } from './queries.ts'

/**
 * Makes the account of an integrator and its token. The token can't be read again later.
 * @throws Problem `conflict` when the address has an account
 */
export async function makeIntegrator(
  database: Database,
  who: { email: string; name: string },
): Promise<{ id: number; token: string }> {
  return database.asOperator(async (sql) => {
    const id = await createAccount(sql, { kind: 'integrator', email: who.email, password: null })
    await insertIntegrator(sql, id, who.name)
    const token = await giveToken(sql, { accountId: id, class: 'integrator', device: 'operator' })
    await recordOperatorAct(sql, id, 'integrator.made')
    return { id, token }
  })
}

/** Makes a new token for an integrator, and revokes the earlier token. @throws Problem `not-found` */
export async function renewIntegratorToken(database: Database, email: string): Promise<string> {
  const accountId = await integratorOf(database, email)
  return database.asIntegrator(accountId, async (sql) => {
    const token = await giveToken(sql, { accountId, class: 'integrator', device: 'operator' })
    await recordOperatorAct(sql, accountId, 'integrator.token-renewed')
    return token
  })
}

/**
 * Revokes an integrator's token, and the tokens with which the integrator acts for doctors. The doctors keep their accounts. If
 * the integrator gets a new token, it can renew the doctors' tokens.
 * @throws Problem `not-found`
 */
export async function revokeIntegrator(database: Database, email: string): Promise<void> {
  const accountId = await integratorOf(database, email)
  await database.asIntegrator(accountId, async (sql) => {
    await revokeTokens(sql, accountId)
    await dropIntegrations(sql, await doctorsOf(sql, accountId))
    await recordOperatorAct(sql, accountId, 'integrator.revoked')
  })
}

async function integratorOf({ open }: Database, email: string): Promise<number> {
  const accountId = await integratorByEmail(open, email)
  if (accountId === undefined) throw new Problem('not-found')
  return accountId
}
