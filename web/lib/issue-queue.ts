import type { NewPrescription } from '#contract/prescriptions.ts'
import { ApiError } from './api-error.ts'
import { api } from './api.ts'
import { readDrafts, removeDraft, writeDraft } from './draft-storage.ts'
import { prescriptions } from './endpoints.ts'
import { createStore } from './store.ts'

/** How often what waits is tried: news of the network do not always arrive. */
const TRY_EVERY = 5000

/** The draft that a page is about to issue by itself; the queue leaves it alone. */
export const draftInHand = createStore<string | undefined>(undefined)

/** What became of a prescription that had waited for the network. */
export interface QueueNews {
  issued: (signature: string) => void
  /** It was refused and is a draft again. */
  refused: (id: string) => void
}

/** No answer came, or the server was away: whether it was issued is not known, and the same key asks again. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'unavailable')

/** One prescription of the queue. The draft's id is the key: however often it is sent, it is one prescription. */
export const sendQueued = (id: string, body: NewPrescription) =>
  api(prescriptions.issue, { body }, { headers: { 'idempotency-key': id } })

/** Issues what waits on this device, at once and whenever the network may be back. @returns ends it */
export function followQueue(doctorId: number, news: QueueNews): () => void {
  let isBusy = false
  const run = async () => {
    if (isBusy) return
    isBusy = true
    try {
      await sendAll(doctorId, news)
    } finally {
      isBusy = false
    }
  }
  const again = () => void run()
  const timer = setInterval(again, TRY_EVERY)
  window.addEventListener('online', again)
  again()
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', again)
  }
}

async function sendAll(doctorId: number, news: QueueNews): Promise<void> {
  for (const stored of await readDrafts(doctorId)) {
    const { id, queued } = stored
    if (!queued || id === draftInHand.get()) continue
    try {
      const issued = await sendQueued(id, queued)
      await removeDraft(doctorId, id)
      news.issued(issued.signature)
    } catch (error) {
      if (isUnanswered(error)) return
      const { queued: _, ...draft } = stored
      await writeDraft(draft)
      news.refused(id)
    }
  }
}
