import { useState } from 'react'
import { problemText } from '../../lib/calls/problem-text.ts'
import { notify } from '../../ui/notices/notices.ts'

/** `attempt` runs an action, and shows a notice with the reason when it failed. `isBusy`: whether an action is under way. */
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
