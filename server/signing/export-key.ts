import { Problem } from '#contract/problem.ts'
import type { ExportedKey } from '#contract/accounts/keys.ts'
import { refuseWeak } from '../accounts/password/password-strength.ts'
import { requireStepUp } from '../accounts/factors/require-step-up.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Database } from '../database/database.ts'
import { queueAccountMail } from '../delivery/queue-account-mail.ts'
import type { Caller, Language } from '../http/context.ts'
import { presentKey } from './present.ts'
import { encryptedJwk, encryptedPem } from './protect-key.ts'
import { currentKey, keysOf, ownerOf } from './queries.ts'
import { retireKey } from './retire-key.ts'
import type { Signer } from './signer.ts'

/** Language and brand of the mail that reports the export of a signing key. */
export interface Recipient {
  language: Language
  brand: string
  brandName: string
}

/**
 * Exports the doctor's signing key, encrypted with a passphrase. An exported key can't be recalled, so it is not used for
 * signing again: its private half is erased, its public half is stored for verification, and a new key pair replaces it.
 * @throws Problem `step-up-required`; `invalid-input` for a passphrase that can be guessed; `not-found` before the first
 * key; `conflict` when the key was replaced at the same time
 */
export async function exportKey(
  database: Database,
  signer: Signer,
  caller: Caller,
  { passphrase, ...recipient }: Recipient & { passphrase: string },
): Promise<ExportedKey> {
  const { accountId: id } = caller
  await requireStepUp(database.open, caller)
  const { row, privateKey, owner } = await database.asDoctor(id, async (sql) => {
    const current = await currentKey(sql, id)
    const found = await ownerOf(sql, id)
    if (!current || !found) throw new Problem('not-found')
    return { row: current, owner: found, privateKey: (await signer.keyOf(sql, id, current)).privateKey }
  })
  refuseWeak(passphrase, 'passphrase', {
    email: owner.email,
    name: owner.name,
    brandName: recipient.brandName,
  })
  const [pem, jwe] = await Promise.all([
    encryptedPem(privateKey, passphrase),
    encryptedJwk(privateKey, passphrase, row.id),
  ])
  const key = await database.asDoctor(id, async (sql) => {
    const next = await retireKey(sql, signer, { doctorId: id, keyId: row.id, because: 'exported' })
    await recordEvent(sql, id, {
      actor: 'doctor',
      actorId: id,
      action: 'key.exported',
      object: ['doctor', id],
      details: { key: row.id, next },
    })
    await queueAccountMail(sql, { ...recipient, kind: 'key-exported', recipient: owner.email })
    return (await keysOf(sql, id)).find((one) => one.id === row.id)
  })
  if (!key) throw new Error('the exported key is gone')
  return { key: presentKey(key), pem, jwe }
}
