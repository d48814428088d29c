import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import type { Sql } from '../database/database.ts'
import type { KeyVault } from './key-vault.ts'
import { currentKey, insertKey, publicKeyById } from './queries.ts'

export const ALGORITHM = 'Ed25519'

/** A doctor's current signing key as stored; its private half is encrypted. */
export interface StoredKey {
  id: string
  private_key_sealed: Buffer
}

export interface Signer {
  /** The doctor's current signing key, decrypted from the stored row `known`; if `known` is null, a new key is made. */
  keyOf(sql: Sql, doctorId: number, known: StoredKey | null): Promise<{ id: string; privateKey: KeyObject }>
  /** Whether `signed` is this doctor's signature over `payload` by the key with this id. */
  verify(sql: Sql, doctorId: number, keyId: string, payload: string, signed: Buffer): Promise<boolean>
  /** Removes a decrypted key that no longer signs from memory. */
  forget(doctorId: number, keyId: string): void
}

const KEYS_IN_MEMORY = 500

/**
 * Id of a signing key: the first 32 hex digits of the SHA-256 of its public half, so that anybody can recompute the id.
 */
export const fingerprint = (publicKeyDer: Buffer): string =>
  createHash('sha256').update(publicKeyDer).digest('hex').slice(0, 32)

export const signBytes = (privateKey: KeyObject, payload: string): Buffer =>
  sign(null, Buffer.from(payload, 'utf8'), privateKey)

/** Context that an encrypted private key is bound to: its doctor and its id. */
export const contextOf = (doctorId: number, id: string): string => `signing-key:${doctorId}:${id}`

export function createSigner(vault: KeyVault): Signer {
  const privateKeys = new Map<string, KeyObject>()

  function remember(name: string, key: KeyObject): void {
    const oldest = privateKeys.keys().next()
    if (privateKeys.size >= KEYS_IN_MEMORY && !oldest.done) privateKeys.delete(oldest.value)
    privateKeys.set(name, key)
  }

  async function makeKey(sql: Sql, doctorId: number): Promise<void> {
    const pair = generateKeyPairSync('ed25519')
    const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' })
    const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'der' })
    const id = fingerprint(publicKey)
    const sealed = vault.seal(privateKey, contextOf(doctorId, id))
    await insertKey(sql, { doctorId, id, algorithm: ALGORITHM, publicKey, sealed })
  }

  return {
    async keyOf(sql, doctorId, known) {
      let row = known ?? undefined
      if (!row) {
        await makeKey(sql, doctorId)
        row = await currentKey(sql, doctorId)
      }
      if (!row) throw new Error('the doctor has no signing key')
      const name = contextOf(doctorId, row.id)
      let privateKey = privateKeys.get(name)
      if (!privateKey) {
        const der = vault.open(row.private_key_sealed, name)
        privateKey = createPrivateKey({ key: der, type: 'pkcs8', format: 'der' })
        remember(name, privateKey)
      }
      return { id: row.id, privateKey }
    },
    async verify(sql, doctorId, keyId, payload, signed) {
      const der = await publicKeyById(sql, doctorId, keyId)
      if (!der || fingerprint(der) !== keyId) return false
      const key = createPublicKey({ key: der, type: 'spki', format: 'der' })
      return verify(null, Buffer.from(payload, 'utf8'), key, signed)
    },
    forget: (doctorId, keyId) => void privateKeys.delete(contextOf(doctorId, keyId)),
  }
}
