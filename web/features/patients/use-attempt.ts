import { useState } from 'react'
import { problemText } from '../../lib/calls/problem-text.ts'
import { notify } from '../../ui/notices/notices.ts'

/** Does one thing at a press; says why when it fails, and knows while it is under way. */
export function useAttempt(): { isBusy: boolean; attempt: (act: () => Promise<void>) => void } {
  const [isBusy, setBusy] = useState(false)
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      notify({ colour: 'error', message: problemText(error) })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, attempt: (act) => void attempt(act) }
}
