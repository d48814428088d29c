import { type ReactNode, useState } from 'react'
import { ApiError } from '../lib/calls/api-error.ts'
import { loadProblemText } from '../lib/calls/problem-text.ts'
import { isAway, isWithoutNetwork } from '../lib/calls/connection.ts'
import { isPassing, isServerThere } from '../lib/calls/query.ts'
import { useStore } from '../lib/store.ts'
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
 * now. Without a network there is nothing to retry: a sentence alone says that the content loads once the connection is back.
 * If the content requires the doctor's own login, because another program opened the session, the button logs out instead.
 */
export function LoadFailed({ title, error, retry, way }: LoadFailedProps) {
  const texts = useTexts('common')
  const [isBusy, setBusy] = useState(false)
  const isServerAway = useStore(isAway)
  const needsLogin = error instanceof ApiError && error.code === 'own-login-first'
  const again = async () => {
    setBusy(true)
    // No retry while no server answers, so that this message and the focus in it stay where they are.
    if (!isPassing(error) || (await isServerThere())) await retry()
    setBusy(false)
  }
  // Where the network is there and a single call got no answer, a retry may help.
  if (isServerAway && error instanceof ApiError && error.code === 'network' && isWithoutNetwork())
    return (
      <EmptyState action={way}>
        <p role="status">{texts.errors.networkLoad}</p>
      </EmptyState>
    )
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
