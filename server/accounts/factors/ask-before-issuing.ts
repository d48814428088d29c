import { recordEvent } from '../../events/record-event.ts'
import type { Database } from '../../database/database.ts'
import type { Caller } from '../../http/context.ts'
import { requireStepUp } from './require-step-up.ts'
import { setStepUpToIssue } from './step-up-queries.ts'

/**
 * Sets whether the doctor must prove their identity again (step-up) before issuing a prescription. Turning this setting off
 * needs a step-up too, so that nobody can turn it off on an unattended screen.
 * @throws Problem `step-up-required`
 */
export async function askBeforeIssuing(database: Database, caller: Caller, asks: boolean): Promise<void> {
  const { accountId: id } = caller
  if (!asks) await requireStepUp(database.open, caller)
  await database.asDoctor(id, async (sql) => {
    await setStepUpToIssue(sql, id, asks)
    await recordEvent(sql, id, {
      actor: 'doctor',
      actorId: id,
      action: 'step-up.changed',
      object: ['account', id],
      details: { asks },
    })
  })
}
