import type { NewPrescription } from '#contract/prescriptions.ts'
import { ApiError } from './api-error.ts'
import { api } from './api.ts'
import { readDrafts, type StoredDraft } from './draft-storage.ts'
import { prescriptions } from './endpoints.ts'
import { createStore } from './store.ts'

/** The draft that a page is about to issue by itself; the queue leaves it alone. */
export const draftInHand = createStore<string | undefined>(undefined)

/** No answer came, or the server was away: whether it was issued is not known, and the same key asks again. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable')

/** One prescription of the queue. The draft's id is the key: however often it is sent, it is one prescription. */
export const sendQueued = (id: string, body: NewPrescription) =>
  api(prescriptions.issue, { body }, { headers: { 'idempotency-key': id } })

/** A draft as this device has it now. */
export const storedOf = async (doctorId: number, id: string): Promise<StoredDraft | undefined> =>
  (await readDrafts(doctorId)).find((stored) => stored.id === id)

/** Whether it still waits: another tab may have taken it back. */
export const isQueued = async (doctorId: number, id: string): Promise<boolean> =>
  (await storedOf(doctorId, id))?.queued !== undefined
