import type { DraftBase } from '#contract/drafts/draft-base.ts'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'

/**
 * Unfinished drafts on this device, in IndexedDB: localStorage may hold `local` and `tours` alone (specification
 * section 9), and a draft names a patient.
 */
const DATABASE = 'drafts'
const STORE = 'prescription'

/** Query key of the drafts that are stored on this device. */
export const deviceDraftsKey = ['device-drafts'] as const

/** A draft of one doctor as stored on this device. */
export interface StoredDraft extends DraftBase {
  doctorId: number
  id: string
  draft: unknown
  /** The draft in the form in which the account stores it. */
  body: DraftBody
  /** Whether the account has exactly this content. */
  isSaved: boolean
  /** Prescription to issue once there is a network; absent while the draft is only being written. */
  queued?: NewPrescription | undefined
  /** Whether an issue was sent under this id and not refused; absent: none was sent. */
  isSent?: boolean | undefined
  /**
   * Name that the writing tab gives this version of the draft, to tell versions apart; absent in drafts of an older
   * version of the product.
   */
  stamp?: string | undefined
  /** When the draft was written on this device, ms since the epoch. */
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

/** Drafts of one doctor, or of all doctors on this device, the latest first; empty when the browser stores nothing. */
export async function readDrafts(doctorId?: number): Promise<StoredDraft[]> {
  const range = doctorId === undefined ? null : IDBKeyRange.bound([doctorId], [doctorId, []])
  const found = await run<StoredDraft[]>('readonly', (store) => store.getAll(range)).catch(() => [])
  return (
    found
      .filter(({ id }) => typeof id === 'string')
      // Drafts stored by an older version of the product have no `unanswered`.
      .map((one) => ({ ...one, unanswered: one.unanswered ?? [] }))
      .toSorted((a, b) => b.at - a.at)
  )
}

/**
 * Changes one stored draft in one transaction, so that no other tab writes in between.
 * @param change returns the new draft; null deletes it, undefined leaves it as it is
 * @returns the draft before the change. Rejects when the browser stores nothing (private windows, a full disk).
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
 * Deletes, at logout, the drafts that the account has too, so that no patient's data stay on the device. A draft
 * that is nowhere else stays for its doctor, and so does one that waits to be issued, of which the account knows
 * nothing.
 */
export async function removeSavedDrafts(): Promise<void> {
  for (const { doctorId, id } of await readDrafts())
    await alterDraft(doctorId, id, (there) => (there?.isSaved && !there.queued ? null : undefined))
}
