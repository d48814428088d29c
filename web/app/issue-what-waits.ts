import { readDrafts } from '../lib/drafts/draft-storage.ts'
import { draftInHand, issueWaiting } from '../lib/drafts/issue-queue.ts'

/**
 * Interval at which the page tries to send the prescriptions that wait for the network, ms: the browser does not always report
 * that it is online again.
 */
const TRY_EVERY = 5000

/** Callbacks for prescriptions that waited for the network. */
interface QueueNews {
  /** Callback: the number of prescriptions that still wait for the network was read. */
  counted: (waiting: number) => void
  issued: (signature: string) => void
  /** Callback: the server refused a prescription that waited for the network. Its draft is kept, and no longer waits. */
  refused: (id: string) => void
}

/**
 * Issues the prescriptions that wait for the network on this device, now and whenever the network may be back.
 * @returns a function that stops the attempts
 */
export function issueWhatWaits(doctorId: number, news: QueueNews): () => void {
  let isBusy = false
  let isStopped = false
  const counted = (waiting: number) => {
    // An attempt that was under way when the doctor logged out must not show the next person how many prescriptions wait for the
    // network.
    if (!isStopped) news.counted(waiting)
  }
  const run = async () => {
    if (isBusy) return
    isBusy = true
    try {
      await issueAll(doctorId, { ...news, counted })
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
    news.counted(0)
    isStopped = true
  }
}

/**
 * Issues the prescriptions that wait for the network one after the other, and reports how many are left. Stops when a request to
 * issue gets no answer.
 */
async function issueAll(doctorId: number, news: QueueNews): Promise<void> {
  const waiting = (await readDrafts(doctorId)).filter(({ queued }) => queued)
  let left = waiting.length
  news.counted(left)
  for (const { id } of waiting) {
    if (id === draftInHand.get()) continue
    const answer = await issueWaiting(doctorId, id)
    if (answer.is === 'lost') return
    left -= 1
    news.counted(left)
    if (answer.is === 'issued') news.issued(answer.issued.signature)
    if (answer.is === 'refused') news.refused(id)
  }
}
