import { onLogout } from '../account/session.ts'
import { inStore } from './stores.ts'

/**
 * Encryption of what this browser stores about patients (decision 052): AES-GCM with one key for each account and
 * purpose. Scripts can use the keys and cannot read them; they are in a database of their own.
 */
const KEYS = { database: 'device-keys', store: 'key' }
const ALGORITHM = 'AES-GCM'
/** Length of the random initialisation vector, bytes (NIST SP 800-38D, 8.2). */
const IV_BYTES = 12

/** An encrypted value as stored. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

const known = new Map<string, Promise<CryptoKey>>()
// A logout removes the keys from memory, because a logout in another tab may have deleted them from the browser's database.
onLogout(() => known.clear())

/** Encryption key by its name, such as `7 drafts` (account and purpose); made when the browser has none of this name. */
function keyOf(name: string): Promise<CryptoKey> {
  const key = known.get(name) ?? readKey(name)
  known.set(name, key)
  // A failed attempt to read or store the key is not remembered, so that the next call tries again.
  void key.catch(() => known.delete(name))
  return key
}

async function readKey(name: string): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  // One transaction reads and writes, so that two tabs never make two keys.
  const there = await inStore<CryptoKey | undefined>(KEYS, 'readwrite', (store) => {
    const reading: IDBRequest<CryptoKey | undefined> = store.get(name)
    reading.addEventListener('success', () => reading.result ?? store.put(made, name))
    return reading
  })
  return there ?? made
}

/** Encrypts a value that can be written as JSON, with the key of this name. */
export async function seal(name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, await keyOf(name), text) }
}

/** Decrypts a value; undefined where the key that encrypted it is gone, or the stored bytes were changed. */
export const unseal = async (name: string, { iv, bytes }: Sealed): Promise<unknown> => {
  const key = await keyOf(name)
  return crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes).then(
    (text): unknown => JSON.parse(new TextDecoder().decode(text)),
    () => undefined,
  )
}

/** Deletes the keys for which `isDone` returns true. Nobody can decrypt the data of a deleted key any more. */
export async function forgetKeys(isDone: (name: string) => boolean): Promise<void> {
  // A browser that stores nothing has no keys to delete.
  const names = await inStore<IDBValidKey[]>(KEYS, 'readonly', (store) => store.getAllKeys()).catch(() => [])
  for (const name of names.map(String).filter(isDone)) {
    known.delete(name)
    await inStore(KEYS, 'readwrite', (store) => store.delete(name)).catch(() => undefined)
  }
}
