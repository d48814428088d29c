import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { problemText } from '../../../lib/problem-text.ts'
import { invalidate, query } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { notify } from '../../../ui/notices.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { accounts } from '../calls.ts'
import { SessionRow } from './SessionRow.tsx'

/** Where the account is open; each but this one can be closed, or all of them at once. */
export function Sessions() {
  const texts = useTexts('security')
  const { retry } = useTexts('common')
  const titleId = useId()
  const { data, isError, refetch } = useQuery(query(accounts.sessions, {}))
  const { close, closeOthers, isClosing } = useClosing()
  const sessions = data?.results ?? []
  const others = sessions.filter(({ current }) => !current)
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div>
        <h2 id={titleId} tabIndex={-1} className="text-lg font-semibold">
          {texts.sessionsTitle}
        </h2>
        <p className="text-ink-soft">{texts.sessionsLead}</p>
      </div>
      {isError ? (
        <EmptyState
          title={texts.notLoaded}
          action={<Button onClick={() => void refetch()}>{retry}</Button>}
        />
      ) : !data ? (
        <SkeletonRows rows={2} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onClose={() => {
                document.getElementById(titleId)?.focus()
                void close(session.id)
              }}
            />
          ))}
        </ul>
      )}
      {others.length > 0 ? (
        <Button className="justify-self-start" busy={isClosing} onClick={() => void closeOthers()}>
          {texts.closeOthers}
        </Button>
      ) : (
        data && <p className="text-ink-faint">{texts.onlyThis}</p>
      )}
    </section>
  )
}

function useClosing() {
  const texts = useTexts('security')
  const [isClosing, setClosing] = useState(false)
  const run = async (work: () => Promise<string>) => {
    setClosing(true)
    try {
      notify({ message: await work(), colour: 'success' })
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    } finally {
      await invalidate(accounts.sessions)
      setClosing(false)
    }
  }
  return {
    isClosing,
    close: (id: number) =>
      run(async () => {
        await api(accounts.closeSession, { params: { id: String(id) } })
        return texts.closed
      }),
    closeOthers: () =>
      run(async () => {
        const { closed } = await api(accounts.closeOtherSessions, {})
        return texts.othersClosed(closed)
      }),
  }
}
