import type { DraftBase } from '#contract/drafts/draft-base.ts'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'

/**
 * What a doctor has not finished writing, on this device. IndexedDB and not localStorage: that one may hold `local` and
 * `tours` alone (specification section 9), and a draft names a patient.
 */
const DATABASE = 'drafts'
const STORE = 'prescription'

/** Under which pages ask for what this device alone has. */
export const deviceDraftsKey = ['device-drafts'] as const

/** A draft of one doctor as this device keeps it. */
export interface StoredDraft extends DraftBase {
  doctorId: number
  id: string
  draft: unknown
  /** The same as the account keeps it. */
  body: DraftBody
  /** Whether the account has these very words. */
  isSaved: boolean
  /** What is to be issued of it once there is a network; absent while it is only being written. */
  queued?: NewPrescription | undefined
  /** An issue was sent under this id and not refused; absent as above. */
  isSent?: boolean | undefined
  /** Of the last writing, by its tab; absent in drafts of an older version of the product. */
  stamp?: string | undefined
  /** When it was written here, ms. */
  at: number
}

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

/** Drafts of one doctor, or of all who work here, the latest first; none when the browser keeps nothing. */
export async function readDrafts(doctorId?: number): Promise<StoredDraft[]> {
  const range = doctorId === undefined ? null : IDBKeyRange.bound([doctorId], [doctorId, []])
  const found = await run<StoredDraft[]>('readonly', (store) => store.getAll(range)).catch(() => [])
  return (
    found
      .filter(({ id }) => typeof id === 'string')
      // Those that an older version of the product kept have none.
      .map((one) => ({ ...one, unanswered: one.unanswered ?? [] }))
      .toSorted((a, b) => b.at - a.at)
  )
}

/**
 * Changes what the device has of one draft in one step, so that no other tab writes in between.
 * @param change what is to be there; null: nothing, undefined: what there is
 * @returns what was there. Rejects when the browser keeps nothing (private windows, a full disk).
 */
export const alterDraft = (
  doctorId: number,
  id: string,
  change: (there: StoredDraft | undefined) => Omit<StoredDraft, 'at'> | null | undefined,
): Promise<StoredDraft | undefined> =>
  run('readwrite', (store) => {
    const key = [doctorId, id]
    const reading: IDBRequest<StoredDraft | undefined> = store.get(key)
    reading.addEventListener('success', () => {
      const next = change(reading.result)
      if (next) store.put({ ...next, at: Date.now() }, key)
      else if (next === null) store.delete(key)
    })
    return reading
  })

export const removeDraft = (doctorId: number, id: string): Promise<unknown> =>
  alterDraft(doctorId, id, () => null).catch(() => undefined)

/**
 * At logout nothing of any patient stays on the device but what is nowhere else: that waits for its doctor, and so does
 * an issue, of which the account knows nothing.
 */
export async function removeSavedDrafts(): Promise<void> {
  for (const { doctorId, id } of await readDrafts())
    await alterDraft(doctorId, id, (there) => (there?.isSaved && !there.queued ? null : undefined))
}
