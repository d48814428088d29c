/**
 * What a doctor has not finished writing, on this device only. IndexedDB and not localStorage: that one may hold
 * `local` and `tours` alone (specification section 9), and a draft names a patient.
 */
const DATABASE = 'drafts'
const STORE = 'prescription'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no drafts')))
  })
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = ask(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('draft not kept')))
    })
  } finally {
    database.close()
  }
}

/** The draft of a doctor as it was stored; `undefined` when there is none or the browser keeps nothing. */
export const readDraft = (doctorId: number): Promise<unknown> =>
  run<unknown>('readonly', (store) => store.get(doctorId)).catch(() => undefined)

/** Rejects when the browser keeps nothing (private windows, a full disk). */
export const writeDraft = (doctorId: number, draft: unknown): Promise<unknown> =>
  run('readwrite', (store) => store.put(draft, doctorId))

export const removeDraft = (doctorId: number): Promise<unknown> =>
  run('readwrite', (store) => store.delete(doctorId)).catch(() => undefined)

/** At logout nothing of any patient stays on the device. */
export const removeAllDrafts = (): Promise<unknown> =>
  run('readwrite', (store) => store.clear()).catch(() => undefined)
