import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Database } from '../../database/database.ts'
import { queueAccountMail } from '../../delivery/queue-account-mail.ts'
import { deleteFactors, mailLookOf } from './second-factor-queries.ts'
import { closeAll } from '../session/session-queries.ts'

/**
 * Removes the second factors and recovery codes of a doctor who has lost them, closes every session and mails the owner. The
 * operator who runs this command has verified by other means who is asking (docs/operations.md).
 * @throws Problem `not-found` for an unknown doctor, or one without a second factor
 */
export async function resetFactors(database: Database, doctorId: number): Promise<void> {
  await database.asDoctor(doctorId, async (sql) => {
    const owner = await mailLookOf(sql, doctorId)
    if (!owner || !(await deleteFactors(sql, doctorId))) throw new Problem('not-found')
    await closeAll(sql, doctorId, null)
    await recordEvent(sql, doctorId, {
      actor: 'operator',
      actorId: null,
      action: 'factors.reset',
      object: ['account', doctorId],
    })
    const { email, ...look } = owner
    await queueAccountMail(sql, { kind: 'factors-reset', recipient: email, ...look })
  })
}
