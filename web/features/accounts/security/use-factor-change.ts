import { useState } from 'react'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { notify } from '../../../ui/notices/notices.ts'

/** Runs a change of the account's second factors. Errors are shown, except a declined step-up. */
export function useFactorChange() {
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      const declined = error instanceof ApiError && error.code === 'step-up-required'
      if (!declined) notify({ message: problemText(error), colour: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
