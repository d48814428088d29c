import { useState } from 'react'
import { problemText } from '../../../lib/problem-text.ts'
import { notify } from '../../../ui/notices.ts'

/** Does something with a picture and says so, or says why not. */
export function useChange(): [isBusy: boolean, change: (act: () => Promise<string>) => Promise<boolean>] {
  const [isBusy, setBusy] = useState(false)
  const change = async (act: () => Promise<string>): Promise<boolean> => {
    setBusy(true)
    try {
      notify({ message: await act(), colour: 'success' })
      return true
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return [isBusy, change]
}
