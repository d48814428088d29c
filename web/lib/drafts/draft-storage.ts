import type { DraftBase } from '#contract/drafts/draft-base.ts'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import type { Sealed } from '../device/seal.ts'
import { inStore } from '../device/stores.ts'

/** Query key of the drafts that are stored on this device. */
export const deviceDraftsKey = ['device-drafts'] as const

/** A draft of one doctor as stored on this device. */
export interface StoredDraft extends DraftBase {
  doctorId: number
  id: string
  draft: unknown
  /** Content of the draft, in the form in which the account stores it. */
  body: DraftBody
  /** Whether the account stores this draft with exactly this content. */
  isSaved: boolean
  /** Prescription to issue once there is a network; absent while the draft is only being written. */
  queued?: NewPrescription | undefined
  /** Whether the issue of the prescription was sent with the draft's id and was not refused; absent if it was never sent. */
  isSent?: boolean | undefined
  /**
   * Name of this version of the draft, which begins with the random name of the tab that wrote it; absent in drafts of an older
   * version of the product.
   */
  stamp?: string | undefined
  /** When the draft was written on this device, ms since the epoch. */
  at: number
}

/**
 * A stored row. Everything that the doctor wrote is encrypted with the account's key. `rev` is a new random name for each
 * write, by which two tabs notice each other.
 */
interface SealedDraft {
  doctorId: number
  id: string
  rev: string
  sealed: Sealed
}

/** Type of a stored row. Rows that an older version of the product stored without encryption are read, and then encrypted. */
type Row = SealedDraft | StoredDraft

/**
 * Unfinished drafts on this device, encrypted in IndexedDB: localStorage may hold `local` and `tours` alone
 * (specification section 9), and a draft names a patient.
 */
const DRAFTS = { database: 'drafts', store: 'prescription' }
const sealing = () => import('../device/seal.ts')

const keyName = (doctorId: number): string => `${doctorId} drafts`
const isSealed = (row: Row): row is SealedDraft => 'sealed' in row
const revOf = (row: Row | undefined): string | undefined =>
  row && (isSealed(row) ? row.rev : `plain ${row.at} ${row.stamp}`)

/** Reads the draft from a row of the database; undefined where the draft can't be decrypted. */
const read = async (row: Row): Promise<StoredDraft | undefined> =>
  // Only this module writes rows, and it encrypts nothing but drafts.
  isSealed(row)
    ? ((await (await sealing()).unseal(keyName(row.doctorId), row.sealed)) as StoredDraft | undefined)
    : row

const write = async (draft: StoredDraft): Promise<SealedDraft> => {
  const { doctorId, id } = draft
  return {
    doctorId,
    id,
    rev: crypto.randomUUID(),
    sealed: await (await sealing()).seal(keyName(doctorId), draft),
  }
}

/**
 * Replaces or deletes a row that is still the one that was read.
 * @returns false when another tab has written meanwhile
 */
async function swap(doctorId: number, id: string, seen: Row | undefined, next: Row | null): Promise<boolean> {
  const key = [doctorId, id]
  const there = await inStore<Row | undefined>(DRAFTS, 'readwrite', (store) => {
    const reading: IDBRequest<Row | undefined> = store.get(key)
    reading.addEventListener('success', () => {
      if (revOf(reading.result) !== revOf(seen)) return
      if (next) store.put(next, key)
      else store.delete(key)
    })
    return reading
  })
  return revOf(there) === revOf(seen)
}

/** Drafts of one doctor, or of all doctors on this device, the latest first; empty when the browser stores nothing. */
export async function readDrafts(doctorId?: number): Promise<StoredDraft[]> {
  const range = doctorId === undefined ? null : IDBKeyRange.bound([doctorId], [doctorId, []])
  const rows = await inStore<Row[]>(DRAFTS, 'readonly', (store) => store.getAll(range)).catch(() => [])
  const found: (StoredDraft | undefined)[] = await Promise.all(
    rows
      .filter(({ id }) => typeof id === 'string')
      .map(async (row) => {
        const draft = await read(row)
        if (draft && !isSealed(row))
          await swap(row.doctorId, row.id, row, await write(row)).catch(() => false)
        return draft
      }),
  ).catch((): undefined[] => [])
  return (
    found
      .filter((draft) => draft !== undefined)
      // Drafts stored by an older version of the product have no `unanswered`.
      .map((one) => ({ ...one, unanswered: one.unanswered ?? [] }))
      .toSorted((a, b) => b.at - a.at)
  )
}

/**
 * Changes one stored draft. Encryption takes a moment, so the draft is read again, and `change` called again, where
 * another tab wrote in between.
 * @param change returns the new draft; null deletes it, undefined leaves it as it is
 * @returns the draft before the change. Rejects when the browser stores nothing (private windows, a full disk).
 */
export async function alterDraft(
  doctorId: number,
  id: string,
  change: (there: StoredDraft | undefined) => Omit<StoredDraft, 'at'> | null | undefined,
): Promise<StoredDraft | undefined> {
  for (;;) {
    const row = await inStore<Row | undefined>(DRAFTS, 'readonly', (store) => store.get([doctorId, id]))
    const there = row && (await read(row))
    const next = change(there)
    if (next === undefined) return there
    const written = next && (await write({ ...next, at: Date.now() }))
    if (await swap(doctorId, id, row, written)) return there
  }
}

export const removeDraft = (doctorId: number, id: string): Promise<unknown> =>
  alterDraft(doctorId, id, () => null).catch(() => undefined)

/**
 * Deletes, at logout, the drafts that the account has too, so that no patient's data stay on the device. A draft that only this
 * device has is not deleted, nor is a prescription that is queued to be issued, because the account does not have the queued
 * request. A key that encrypts no draft any more is deleted.
 */
export async function removeSavedDrafts(): Promise<void> {
  for (const { doctorId, id } of await readDrafts())
    await alterDraft(doctorId, id, (there) => (there?.isSaved && !there.queued ? null : undefined))
  const left = new Set((await readDrafts()).map(({ doctorId }) => keyName(doctorId)))
  const { forgetKeys } = await sealing()
  await forgetKeys((name) => name.endsWith(' drafts') && !left.has(name))
}
