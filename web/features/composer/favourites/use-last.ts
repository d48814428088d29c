import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PrescriptionAgain } from '#contract/medications/usual.ts'
import { api } from '../../../lib/calls/api.ts'
import { usualCalls } from '../../../lib/calls/endpoints.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { notify } from '../../../ui/notices/notices.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import type { Words } from './words.ts'

/**
 * The last prescription of the draft's patient, and a function that copies it into the draft with the data of today's catalogue.
 */
export function useLast(
  { patient, rows }: ComposerDraft,
  write: (words: Words, name: string, more: Pick<PrescriptionAgain, 'gone' | 'left_out'>) => void,
) {
  const texts = useTexts('favourites')
  const [isBusy, setBusy] = useState(false)
  // The shortcut of `repeat` (Alt R) may be pressed before the query has its answer: `repeat` waits for the answer, and ignores
  // further presses meanwhile.
  const isUnderWay = useRef(false)
  const uid = patient?.uid ?? ''
  const asked = query(usualCalls.last, { query: { patient: uid } })
  // The answer of an earlier visit is not reused: a prescription may have been issued or cancelled since.
  const { data, isPending, refetch } = useQuery({ ...asked, enabled: uid !== '', gcTime: 0 })

  const repeat = async () => {
    if (uid === '' || isUnderWay.current || rows.length > 0) return
    isUnderWay.current = true
    setBusy(true)
    try {
      const { prescription } = data ?? (await refetch({ throwOnError: true })).data ?? { prescription: null }
      if (!prescription) {
        notify({ message: texts.noLast })
        return
      }
      const again = await api(usualCalls.again, { params: { signature: prescription.signature } })
      // The prescription was cancelled after it was read: it is not the last one any more.
      if (again.cancelled) {
        notify({ message: texts.lastCancelled(again.cancelled.reason), colour: 'warning' })
        await refetch()
        return
      }
      write(again.body, texts.last, again)
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return {
    /** Whether the query runs for a patient who had a prescription before. */
    isComing: isPending && uid !== '' && patient?.last_prescribed_at !== null,
    prescription: uid === '' ? null : (data?.prescription ?? null),
    isBusy,
    repeat: () => void repeat(),
  }
}
