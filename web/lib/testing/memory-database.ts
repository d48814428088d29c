import { vi } from 'vitest'

type Key = readonly [number, string]

/** State of the fake storage: `full` refuses writes, `away` refuses everything (a private window). */
export interface MemoryDatabase {
  rows: Map<string, unknown>
  is: 'well' | 'full' | 'away'
}

const later = (work: () => void) => void setTimeout(work, 0)

class Answering<T> extends EventTarget {
  result!: T
  error: Error | null = null
  answer(type: string, result: T): void {
    this.result = result
    this.dispatchEvent(new Event(type))
  }
}

/** In-memory version of the part of IndexedDB that `draft-storage.ts` uses: one store with serialised transactions. */
class Transaction extends EventTarget {
  error: Error | null = null
  private readonly database: MemoryDatabase
  private readonly changes: (() => void)[] = []
  constructor(database: MemoryDatabase) {
    super()
    this.database = database
  }

  objectStore() {
    const { rows } = this.database
    return {
      get: (key: Key) => this.ask(() => structuredClone(rows.get(JSON.stringify(key)))),
      getAll: (of: number | null) =>
        this.ask(() =>
          [...rows].filter(([key]) => of === null || JSON.parse(key)[0] === of).map(([, row]) => row),
        ),
      put: (row: unknown, key: Key) => {
        if (this.database.is === 'full') this.error = new DOMException('full', 'QuotaExceededError')
        this.changes.push(() => rows.set(JSON.stringify(key), structuredClone(row)))
      },
      delete: (key: Key) => void this.changes.push(() => rows.delete(JSON.stringify(key))),
    }
  }

  private ask<T>(read: () => T): Answering<T> {
    const asking = new Answering<T>()
    later(() => {
      asking.answer('success', read())
      if (!this.error) for (const change of this.changes) change()
      this.dispatchEvent(new Event(this.error ? 'abort' : 'complete'))
    })
    return asking
  }
}

/** Installs an in-memory IndexedDB until the test restores its globals. */
export function memoryDatabase(): MemoryDatabase {
  const database: MemoryDatabase = { rows: new Map(), is: 'well' }
  vi.stubGlobal('indexedDB', {
    open: () => {
      const opening = new Answering<unknown>()
      opening.error = new DOMException('no storage', 'InvalidStateError')
      const opened = { transaction: () => new Transaction(database), close: () => undefined }
      later(() => opening.answer(database.is === 'away' ? 'error' : 'success', opened))
      return opening
    },
  })
  vi.stubGlobal('IDBKeyRange', { bound: ([doctor]: [number]) => doctor })
  return database
}

/** Installs one lock manager for all tabs, as in a browser. */
export function memoryLocks(): void {
  const held = new Map<string, Promise<unknown>>()
  const request = <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const done = (held.get(name) ?? Promise.resolve()).then(work)
    held.set(
      name,
      done.catch(() => undefined),
    )
    return done
  }
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
}
