import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../../events/record-event.ts'
import type { Database } from '../../database/database.ts'
import { countGuess } from '../allowance.ts'
import { linkByHash, takeLink } from '../letters/link-queries.ts'
import { markVerified } from './registration-queries.ts'
import { hashSecret } from '../session/tokens.ts'

/** Confirms the mail address to which the key was sent. @throws Problem `link-dead`, `too-many-requests` */
export async function confirmEmail(database: Database, key: string, caller: string): Promise<void> {
  const hash = hashSecret(key)
  const link = await linkByHash(database.open, hash, 'confirm-email')
  if (!link) {
    await countGuess(database.open, caller)
    throw new Problem('link-dead')
  }
  const id = link.account_id
  await database.asDoctor(id, async (sql) => {
    if (!(await takeLink(sql, hash, 'confirm-email'))) throw new Problem('link-dead')
    await markVerified(sql, id)
    await recordEvent(sql, id, {
      actor: 'guest',
      actorId: null,
      action: 'account.confirmed',
      object: ['account', id],
    })
  })
}
