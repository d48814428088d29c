import { readDrafts, removeDraft, writeDraft } from './draft-storage.ts'
import { draftInHand, isUnanswered, sendQueued, storedOf } from './issue-queue.ts'

/** How often what waits is tried: news of the network do not always arrive. */
const TRY_EVERY = 5000

/** What became of a prescription that had waited for the network. */
export interface QueueNews {
  issued: (signature: string) => void
  /** It was refused and is a draft again. */
  refused: (id: string) => void
}

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
  for (const { id, queued } of await readDrafts(doctorId)) {
    if (queued && !(await alone(id, () => sendOne(doctorId, id, news)))) return
  }
}

/** @returns whether an answer came, or none was needed */
async function sendOne(doctorId: number, id: string, news: QueueNews): Promise<boolean> {
  // As it is now: it may have been taken back, or be open on a page, by the time that its turn comes.
  const stored = await storedOf(doctorId, id)
  if (!stored?.queued || id === draftInHand.get()) return true
  try {
    const issued = await sendQueued(id, stored.queued)
    await removeDraft(doctorId, id)
    news.issued(issued.signature)
  } catch (error) {
    if (isUnanswered(error)) return false
    await writeDraft({ ...stored, queued: undefined })
    news.refused(id)
  }
  return true
}

/** One after the other, in all tabs: what is being sent is not taken back meanwhile. */
const alone = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`issue ${id}`, work)

/** Ends the waiting of a prescription: it is a draft again. @returns false when it was issued meanwhile */
export const takeBack = (doctorId: number, id: string): Promise<boolean> =>
  alone(id, async () => {
    const stored = await storedOf(doctorId, id)
    if (!stored) return false
    await writeDraft({ ...stored, queued: undefined })
    return true
  })
