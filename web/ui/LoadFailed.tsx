import { type ReactNode, useState } from 'react'
import { loadProblemText } from '../lib/calls/problem-text.ts'
import { isPassing, isServerThere } from '../lib/calls/query.ts'
import { useTexts } from '../lib/texts.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

interface LoadFailedProps {
  title?: ReactNode
  error: unknown
  retry: () => unknown
  /** Link that leads on where loading again may not help. */
  way?: ReactNode
}

/**
 * Message in the place of content that failed to load: the reason, whether it is retried automatically, and a
 * button to retry now.
 */
export function LoadFailed({ title, error, retry, way }: LoadFailedProps) {
  const texts = useTexts('common')
  const [isBusy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    // While no server answers, this message and the focus in it stay where they are.
    if (!isPassing(error) || (await isServerThere())) await retry()
    setBusy(false)
  }
  return (
    <EmptyState
      title={title}
      action={
        <>
          <Button busy={isBusy} onClick={() => void again()}>
            {texts.retry}
          </Button>
          {way}
        </>
      }
    >
      <p role="alert">{loadProblemText(error)}</p>
    </EmptyState>
  )
}
