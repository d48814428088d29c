import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { deviceDraftsKey } from '../lib/draft-storage.ts'
import { drafts, prescriptions } from '../lib/endpoints.ts'
import { followQueue } from '../lib/follow-queue.ts'
import { invalidate, queryClient } from '../lib/query.ts'
import { useTexts } from '../lib/texts.ts'
import { linkTo, paths } from '../paths.ts'
import { notify } from '../ui/notices.ts'

/** Sends what was issued without a network, from whichever page is open, and says what became of it. */
export function IssueQueue({ doctorId }: { doctorId: number }) {
  const texts = useTexts('drafts')
  const navigate = useNavigate()
  useEffect(() => {
    const tell = (message: string, label: string, to: string, colour: 'success' | 'error') =>
      notify({ message, colour, action: { label, run: () => void navigate(to) } })
    return followQueue(doctorId, {
      issued: (signature) => {
        void invalidate(prescriptions.list)
        void invalidate(drafts.list)
        void queryClient.invalidateQueries({ queryKey: deviceDraftsKey })
        tell(texts.queueIssued, texts.queueSee, linkTo('prescription', { signature }), 'success')
      },
      refused: (id) => {
        void queryClient.invalidateQueries({ queryKey: deviceDraftsKey })
        tell(texts.queueRefused, texts.queueOpen, `${paths.newPrescription}?draft=${id}`, 'error')
      },
    })
  }, [doctorId, navigate, texts])
  return null
}
