import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { HANGS } from '../browser.ts'

/** The product's IndexedDB databases with encrypted rows: the object store of each, and the purpose of its key. */
const SEALED = {
  drafts: { store: 'prescription', purpose: 'drafts' },
  'device-answers': { store: 'answers', purpose: 'answers' },
}

/** Text that a page's browser has stored on the device, decrypted with the key that is stored beside it. */
const textOnDevice = (page: Page, database: keyof typeof SEALED): Promise<string> =>
  page.evaluate(
    async ([from, { store: holder, purpose }]) => {
      const rowsOf = async <T>(name: string, store: string): Promise<Map<string, T>> => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.addEventListener('success', () => resolve(opening.result))
          opening.addEventListener('error', () => reject(new Error(`${name} does not open`)))
          // A database that this test created would have no object store: only the product may create it.
          opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
        })
        try {
          return await new Promise((resolve, reject) => {
            const transaction = database.transaction(store, 'readonly')
            const [keys, rows] = [
              transaction.objectStore(store).getAllKeys(),
              transaction.objectStore(store).getAll(),
            ]
            transaction.addEventListener('complete', () =>
              resolve(new Map(keys.result.map((key, at) => [JSON.stringify(key), rows.result[at] as T]))),
            )
            transaction.addEventListener('abort', () => reject(new Error(`${name} cannot be read`)))
          })
        } finally {
          database.close()
        }
      }
      type Row = { doctorId: number; sealed: { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer } }
      const rows = await rowsOf<Row>(from, holder)
      const keys = await rowsOf<CryptoKey>('device-keys', 'key')
      const texts = [...rows.values()].map(async ({ doctorId, sealed: { iv, bytes } }) => {
        const key = keys.get(JSON.stringify(`${doctorId} ${purpose}`))
        if (!key) return ''
        return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes))
      })
      return (await Promise.all(texts)).join('\n')
    },
    [database, SEALED[database]] as const,
  )

/** Waits until the browser has stored this text on the device. */
async function waitFor(page: Page, database: keyof typeof SEALED, text: string): Promise<void> {
  for (const end = Date.now() + HANGS; ; await pause(50)) {
    // Reading fails until the product has created the database, which it does with the first row.
    const stored = await textOnDevice(page, database).catch(() => '')
    if (stored.includes(text)) return
    if (Date.now() > end) throw new Error(`nothing on the device contains ${text}`)
  }
}

/** Waits until the browser has stored a draft with this text on the device. */
export const waitForDraftOnDevice = (page: Page, text: string): Promise<void> => waitFor(page, 'drafts', text)

/** Waits until the browser has stored the answer to an API call on the device. The call is named as `GET /api/v2/profile/`. */
export const waitForAnswerOnDevice = (page: Page, name: string): Promise<void> =>
  waitFor(page, 'device-answers', `"name":"${name}"`)

/** Waits until the service worker handles the requests of this page. */
export const waitForWorker = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 0 })

/** Names of the encryption keys, and number of the stored API answers, that a page's browser has in IndexedDB. */
export const leftOnDevice = (page: Page): Promise<{ keys: string[]; answers: number }> =>
  page.evaluate(async () => {
    const known = (await indexedDB.databases()).map(({ name }) => name)
    const all = async (name: string, store: string): Promise<IDBValidKey[]> => {
      if (!known.includes(name)) return []
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(new Error(`${name} does not open`)))
      })
      return new Promise((resolve) => {
        const reading = database.transaction(store, 'readonly').objectStore(store).getAllKeys()
        reading.addEventListener('success', () => {
          database.close()
          resolve(reading.result)
        })
      })
    }
    const keys = await all('device-keys', 'key')
    return {
      keys: keys.map((key) => JSON.stringify(key)),
      answers: (await all('device-answers', 'answers')).length,
    }
  })
