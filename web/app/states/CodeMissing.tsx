import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { PageMessage } from '../../ui/states/PageMessage.tsx'
import { reloadIfReached } from '../../lib/reload-guard.ts'

const TRY_EVERY = 5000

/**
 * Message when the code of a page failed to load. While no server answers, the message says so and tries again to reach one. Once
 * a server answers, the page is reloaded or, where the code is still missing after a reload, an error is thrown.
 */
export function CodeMissing({ error }: { error: unknown }) {
  const { errors: texts, retry } = useTexts('common')
  const [found, setFound] = useState<Awaited<ReturnType<typeof reloadIfReached>>>()
  useEffect(() => {
    const look = () => void reloadIfReached().then(setFound)
    look()
    const timer = setInterval(look, TRY_EVERY)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [])
  // A server answers, but the code is still missing after a reload: the error boundary shows the error page.
  if (found === 'gone') throw new Error('code of a page is gone', { cause: error })
  if (found !== 'away') return null
  return (
    <div className="frame py-10">
      <PageMessage
        title={texts.awayTitle}
        action={<Button onClick={() => void reloadIfReached().then(setFound)}>{retry}</Button>}
      >
        {texts.networkLoad}
      </PageMessage>
    </div>
  )
}
