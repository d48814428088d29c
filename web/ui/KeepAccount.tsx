import { useState } from 'react'
import { keepAccount } from '../lib/account/closing.ts'
import { problemText } from '../lib/calls/problem-text.ts'
import { useTexts } from '../lib/texts.ts'
import { Button } from './Button.tsx'
import { focusTitle } from './focus-title.ts'
import { notify } from './notices/notices.ts'

/** Button that cancels the requested closing of the account. */
export function KeepAccount() {
  const texts = useTexts('closing')
  const [isKeeping, setKeeping] = useState(false)
  const keep = async () => {
    setKeeping(true)
    try {
      await keepAccount()
      focusTitle()
      notify({ message: texts.keptNow, colour: 'success' })
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    } finally {
      setKeeping(false)
    }
  }
  return (
    <Button tone="primary" busy={isKeeping} onClick={() => void keep()}>
      {isKeeping ? texts.keeping : texts.keep}
    </Button>
  )
}
