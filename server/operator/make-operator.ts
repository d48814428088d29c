import { createAccount } from '../accounts/registration/create-account.ts'
import type { Database } from '../database/database.ts'
import { recordOperatorAct } from '../accounts/record-operator-act.ts'
import { insertOperator } from './queries.ts'

/** Makes an account that may review licences. @throws Problem `conflict` when the address already has an account */
export async function makeOperator(
  database: Database,
  who: { email: string; name: string; password: string },
): Promise<number> {
  return database.asOperator(async (sql) => {
    const id = await createAccount(sql, { kind: 'operator', email: who.email, password: who.password })
    await insertOperator(sql, id, who.name)
    await recordOperatorAct(sql, id, 'operator.made')
    return id
  })
}
