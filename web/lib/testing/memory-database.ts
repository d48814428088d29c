import { vi } from 'vitest'

type Key = string | number | readonly [number, string]

/** State of the fake storage: `full` refuses writes, `away` refuses everything (a private window). */
export interface MemoryDatabase {
  /** Rows of the database of drafts, by the JSON text of their key. */
  rows: Map<string, unknown>
  /** Rows of all databases except that of the drafts, by the name of the database. */
  others: Map<string, Map<string, unknown>>
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

/** Transaction of the in-memory IndexedDB. Only the members that the product uses exist; each database has one store. */
class Transaction extends EventTarget {
  error: Error | null = null
  private readonly database: MemoryDatabase
  private readonly rows: Map<string, unknown>
  private readonly changes: (() => void)[] = []
  constructor(database: MemoryDatabase, rows: Map<string, unknown>) {
    super()
    this.database = database
    this.rows = rows
  }

  objectStore() {
    const { rows } = this
    return {
      get: (key: Key) => this.ask(() => structuredClone(rows.get(JSON.stringify(key)))),
      getAll: (of: number | null) =>
        this.ask(() =>
          [...rows].filter(([key]) => of === null || JSON.parse(key)[0] === of).map(([, row]) => row),
        ),
      getAllKeys: () => this.ask(() => [...rows.keys()].map((key): unknown => JSON.parse(key))),
      put: (row: unknown, key: Key) => {
        if (this.database.is === 'full') this.error = new DOMException('full', 'QuotaExceededError')
        return this.change(() => rows.set(JSON.stringify(key), structuredClone(row)))
      },
      delete: (key: Key) => this.change(() => rows.delete(JSON.stringify(key))),
    }
  }

  /** Queues a write, which is applied when the transaction ends. */
  private change(apply: () => unknown): Answering<void> {
    this.changes.push(apply)
    return this.ask(() => undefined)
  }

  private ask<T>(read: () => T): Answering<T> {
    const asking = new Answering<T>()
    later(() => {
      asking.answer('success', read())
      const changes = this.changes.splice(0)
      if (!this.error) for (const change of changes) change()
      this.dispatchEvent(new Event(this.error ? 'abort' : 'complete'))
    })
    return asking
  }
}

/** Installs an in-memory IndexedDB until the test restores its globals. */
export function memoryDatabase(): MemoryDatabase {
  const database: MemoryDatabase = { rows: new Map(), others: new Map(), is: 'well' }
  const rowsOf = (name: string): Map<string, unknown> => {
    if (name === 'drafts') return database.rows
    const rows = database.others.get(name) ?? new Map<string, unknown>()
    database.others.set(name, rows)
    return rows
  }
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      const opening = new Answering<unknown>()
      opening.error = new DOMException('no storage', 'InvalidStateError')
      const opened = { transaction: () => new Transaction(database, rowsOf(name)), close: () => undefined }
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
