import { prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import { desksAtWork, type DraftDesk } from './draft-desk.ts'
import type { DraftLife } from './draft-state.ts'

/** The drafts of this page (draft-desk.ts) while it is open, and the draft on the screen. */
export function useDraftSession<W extends DraftBody>(
  open: () => DraftDesk<W>,
): readonly [DraftDesk<W>, DraftLife<W>] {
  const [desk] = useState(open)
  // A draft is encrypted before it is stored. The code for that is fetched while the browser is idle, so that it is
  // there before the first key is pressed, and does not delay the page.
  useEffect(() => prefetchWhenIdle(() => import('../../../lib/device/seal.ts')), [])
  useEffect(() => {
    desk.send({ kind: 'opened' })
    const atWork = { leave: desk.leave, settled: desk.settled, stored: desk.stored }
    desksAtWork.add(atWork)
    const online = () => desk.send({ kind: 'hurried' })
    const storeNow = () => desk.send({ kind: 'store-now' })
    window.addEventListener('online', online)
    // `beforeunload` comes before a reload, and the page then lives until the server has answered, which leaves
    // time to encrypt and to store the draft. After `pagehide` no time is left.
    window.addEventListener('beforeunload', storeNow)
    window.addEventListener('pagehide', storeNow)
    document.addEventListener('visibilitychange', storeNow)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('beforeunload', storeNow)
      window.removeEventListener('pagehide', storeNow)
      document.removeEventListener('visibilitychange', storeNow)
      // The desk of the page stays in `desksAtWork` until all drafts are stored, because a logout closes the page first and then
      // looks for its drafts there.
      void desk.leave().finally(() => desksAtWork.delete(atWork))
    }
  }, [desk])
  return [desk, useSyncExternalStore(desk.subscribe, desk.get)]
}
