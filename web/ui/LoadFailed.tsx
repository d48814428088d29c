import { type ReactNode, useState } from 'react'
import { ApiError } from '../lib/calls/api-error.ts'
import { loadProblemText } from '../lib/calls/problem-text.ts'
import { isPassing, isServerThere } from '../lib/calls/query.ts'
import { useTexts } from '../lib/texts.ts'
import { paths } from '../paths.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Link } from './Link.tsx'

interface LoadFailedProps {
  title?: ReactNode
  error: unknown
  retry: () => unknown
  /** Link to another page, for an error after which a retry may not help. */
  way?: ReactNode
}

/**
 * Message in the place of content that failed to load: the reason, whether it is retried automatically, and a button to retry
 * now. If the content requires the doctor's own login, because another program opened the session, the button logs out instead.
 */
export function LoadFailed({ title, error, retry, way }: LoadFailedProps) {
  const texts = useTexts('common')
  const [isBusy, setBusy] = useState(false)
  const needsLogin = error instanceof ApiError && error.code === 'own-login-first'
  const again = async () => {
    setBusy(true)
    // No retry while no server answers, so that this message and the focus in it stay where they are.
    if (!isPassing(error) || (await isServerThere())) await retry()
    setBusy(false)
  }
  return (
    <EmptyState
      title={title}
      action={
        <>
          {needsLogin ? (
            <Link button="secondary" to={paths.logout}>
              {texts.logOut}
            </Link>
          ) : (
            <Button busy={isBusy} onClick={() => void again()}>
              {texts.retry}
            </Button>
          )}
          {way}
        </>
      }
    >
      <p role="alert">{loadProblemText(error)}</p>
    </EmptyState>
  )
}
