import { readDrafts } from '../lib/drafts/draft-storage.ts'
import { draftInHand, issueWaiting } from '../lib/drafts/issue-queue.ts'

/**
 * Interval at which waiting prescriptions are tried, ms: the browser does not always report that it is online
 * again.
 */
const TRY_EVERY = 5000

/** Callbacks for prescriptions that waited for the network. */
interface QueueNews {
  issued: (signature: string) => void
  /** The prescription was refused and is a draft again. */
  refused: (id: string) => void
}

/** Issues the prescriptions that wait on this device, now and whenever the network may be back. @returns stops it */
export function issueWhatWaits(doctorId: number, news: QueueNews): () => void {
  let isBusy = false
  const run = async () => {
    if (isBusy) return
    isBusy = true
    try {
      await issueAll(doctorId, news)
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

/** Issues the waiting prescriptions one after the other; stops when one gets no answer. */
async function issueAll(doctorId: number, news: QueueNews): Promise<void> {
  for (const { id, queued } of await readDrafts(doctorId)) {
    if (!queued || id === draftInHand.get()) continue
    const answer = await issueWaiting(doctorId, id)
    if (answer.is === 'lost') return
    if (answer.is === 'issued') news.issued(answer.issued.signature)
    if (answer.is === 'refused') news.refused(id)
  }
}
