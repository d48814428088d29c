import type { SigningKey } from '#contract/accounts/keys.ts'
import { Problem } from '#contract/problem.ts'
import { requireStepUp } from '../accounts/factors/require-step-up.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Database } from '../database/database.ts'
import { queueAccountMail } from '../delivery/queue-account-mail.ts'
import type { Caller } from '../http/context.ts'
import type { Recipient } from './export-key.ts'
import { presentKey } from './present.ts'
import { currentKey, keysOf, ownerOf } from './queries.ts'
import { retireKey } from './retire-key.ts'
import type { Signer } from './signer.ts'

/**
 * Replaces the doctor's current key pair by a new one. The old public key stays for verification.
 * @throws Problem `step-up-required`; `not-found` before the first key; `conflict` when the key pair was replaced at
 * the same time
 */
export async function rotateKey(
  database: Database,
  signer: Signer,
  caller: Caller,
  recipient: Recipient,
): Promise<SigningKey> {
  const { accountId: id } = caller
  await requireStepUp(database.open, caller)
  return database.asDoctor(id, async (sql) => {
    const current = await currentKey(sql, id)
    const owner = await ownerOf(sql, id)
    if (!current || !owner) throw new Problem('not-found')
    const next = await retireKey(sql, signer, { doctorId: id, keyId: current.id, because: 'rotated' })
    await recordEvent(sql, id, {
      actor: 'doctor',
      actorId: id,
      action: 'key.rotated',
      object: ['doctor', id],
      details: { key: current.id, next },
    })
    await queueAccountMail(sql, { ...recipient, kind: 'key-rotated', recipient: owner.email })
    const key = (await keysOf(sql, id)).find((one) => one.id === next)
    if (!key) throw new Error('the new key is not there')
    return presentKey(key)
  })
}
