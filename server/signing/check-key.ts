import type { Database } from '../database/database.ts'
import type { KeyVault } from './key-vault.ts'
import { outermostKeys } from './queries.ts'
import { contextOf } from './signer.ts'

/**
 * Whether the key encryption key opens the stored private keys. The oldest and the newest private key are tested. True
 * where no private key is stored.
 */
export async function fitsStoredKeys(database: Pick<Database, 'asJob'>, vault: KeyVault): Promise<boolean> {
  const keys = await database.asJob(outermostKeys)
  return keys.every(({ doctor_id, id, private_key_sealed }) => {
    try {
      vault.open(private_key_sealed, contextOf(doctor_id, id))
      return true
    } catch {
      // The vault throws for a private key under another key encryption key, and for a damaged private key. Neither of
      // these private keys can sign.
      return false
    }
  })
}

/** Refuses a key encryption key that does not decrypt the stored private keys. @throws Error */
export async function refuseOtherKey(database: Pick<Database, 'asJob'>, vault: KeyVault): Promise<void> {
  if (await fitsStoredKeys(database, vault)) return
  throw new Error(
    'KEY_ENCRYPTION_KEY is another key than the one that encrypts the private keys in this database. Set that one, ' +
      'or see "Rotating keys" in docs/operations.md if it is lost.',
  )
}
