/**
 * Runs a request in one transaction on an object store of IndexedDB, and resolves with the request's result once the transaction
 * is committed. Rejects when the browser stores nothing (private windows, a full disk).
 */
export async function inStore<T>(
  { database: name, store }: { database: string; store: string },
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open(name, store)
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode)
      const request = ask(transaction.objectStore(store))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')))
    })
  } finally {
    database.close()
  }
}

const open = (name: string, store: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no storage')))
  })
