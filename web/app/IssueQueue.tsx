import { useEffect } from 'react'
import { navigate } from '../lib/router/address.ts'
import { deviceDraftsKey } from '../lib/drafts/draft-storage.ts'
import { waitingWords } from '../lib/drafts/waiting-words.ts'
import { draftCalls, prescriptionCalls } from '../lib/calls/endpoints.ts'
import { followEvents } from '../lib/calls/live-pages.ts'
import { watchServer } from '../lib/watch-server.ts'
import { invalidate, queryClient } from '../lib/calls/query.ts'
import { useTexts } from '../lib/texts.ts'
import { linkTo, paths } from '../paths.ts'
import { notify } from '../ui/notices/notices.ts'
import { issueWhatWaits } from './issue-what-waits.ts'

/**
 * Background work on every page: sends prescriptions that were issued without a network and reports the outcome in a notice,
 * follows the server's events, and detects when the server is unreachable.
 */
export function IssueQueue({ doctorId }: { doctorId: number }) {
  const texts = useTexts('waiting')
  useEffect(followEvents, [doctorId])
  useEffect(watchServer, [])
  useEffect(() => {
    const tell = (message: string, label: string, to: string, colour: 'success' | 'error') =>
      notify({ message, colour, action: { label, run: () => navigate(to) } })
    return issueWhatWaits(doctorId, {
      counted: (waiting) => waitingWords.set(waiting > 0 ? texts.count(waiting) : ''),
      issued: (signature) => {
        void invalidate(prescriptionCalls.list)
        void invalidate(draftCalls.list)
        void queryClient.invalidateQueries({ queryKey: deviceDraftsKey })
        tell(texts.issued, texts.see, linkTo('prescription', { signature }), 'success')
      },
      refused: (id) => {
        void queryClient.invalidateQueries({ queryKey: deviceDraftsKey })
        tell(texts.refused, texts.correct, `${paths.newPrescription}?draft=${id}`, 'error')
      },
    })
  }, [doctorId, texts])
  return null
}
