import { setDoctorOfTransaction } from './registration/registration-queries.ts'
import type { Sql } from '../database/database.ts'
import type { Action } from '../events/event.ts'
import { recordEvent } from '../events/record-event.ts'

type OperatorAct = Extract<Action, 'operator.made' | `integrator.${string}`>

/**
 * Records in the audit trail what an operator did to an account by the command line. The command line does not know which
 * operator runs it. From then on the transaction sees the rows of that account.
 */
export async function recordOperatorAct(sql: Sql, accountId: number, action: OperatorAct): Promise<void> {
  await setDoctorOfTransaction(sql, accountId)
  await recordEvent(sql, accountId, {
    actor: 'operator',
    actorId: null,
    action,
    object: ['account', accountId],
  })
}
