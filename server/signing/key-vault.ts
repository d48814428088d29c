import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/**
 * Encrypts private keys at rest. The local vault uses a key from the configuration; a KMS can replace the vault later.
 */
export interface KeyVault {
  seal(plain: Buffer, context: string): Buffer
  /** Decrypts a private key. @throws when the encrypted bytes or their context were changed */
  open(sealed: Buffer, context: string): Buffer
}

const NONCE = 12
const TAG = 16

/**
 * Vault that encrypts private keys with AES-256-GCM. `context` (doctor and key id) is authenticated, so a sealed key
 * can't be moved to another row.
 */
export function localKeyVault(keyEncryptionKey: Buffer): KeyVault {
  return {
    seal(plain, context) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', keyEncryptionKey, nonce)
      cipher.setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed, context) {
      const decipher = createDecipheriv('aes-256-gcm', keyEncryptionKey, sealed.subarray(0, NONCE))
      decipher.setAAD(Buffer.from(context))
      decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
    },
  }
}
