import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../lib/calls/api.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { invalidate, query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { accountCalls } from '../calls.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { SessionRow } from './SessionRow.tsx'

/** List of the open sessions; each but the current one can be closed, or all of them at once. */
export function Sessions() {
  const texts = useTexts('security')
  const titleId = useId()
  const { data, error, refetch } = useQuery(query(accountCalls.sessions, {}))
  const { close, closeOthers, isClosing } = useClosing()
  const sessions = data?.results ?? []
  const others = sessions.filter(({ current }) => !current)
  /** The session of the system that made the account: closing a session of this kind cannot be undone. */
  const system = sessions.find(({ kind }) => kind === 'integration')
  const [asked, setAsked] = useState<'system' | 'others'>()
  const closeSession = (id: number) => {
    document.getElementById(titleId)?.focus()
    void close(id)
  }
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div>
        <h2 id={titleId} tabIndex={-1} className="text-lg font-semibold">
          {texts.sessionsTitle}
        </h2>
        <p className="text-ink-soft">{texts.sessionsLead}</p>
      </div>
      {error && !data ? (
        <LoadFailed title={texts.notLoaded} error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={2} />
      ) : (
        <ul className="rows">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onClose={() => (session === system ? setAsked('system') : closeSession(session.id))}
            />
          ))}
        </ul>
      )}
      {others.length > 0 ? (
        <Button
          className="justify-self-start"
          busy={isClosing}
          onClick={() => (system ? setAsked('others') : void closeOthers())}
        >
          {texts.closeOthers}
        </Button>
      ) : (
        data && <p className="text-ink-faint">{texts.onlyThis}</p>
      )}
      {system && asked && (
        <ConfirmDialog
          title={texts.endSystemTitle(system.device)}
          lead={texts.endSystemLead}
          action={asked === 'system' ? texts.endSystem : texts.closeOthers}
          isBusy={isClosing}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            if (asked === 'system') closeSession(system.id)
            else void closeOthers()
          }}
        />
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
      await invalidate(accountCalls.sessions)
      setClosing(false)
    }
  }
  return {
    isClosing,
    close: (id: number) =>
      run(async () => {
        await api(accountCalls.closeSession, { params: { id: String(id) } })
        return texts.closed
      }),
    closeOthers: () =>
      run(async () => {
        const { closed } = await api(accountCalls.closeOtherSessions, {})
        return texts.othersClosed(closed)
      }),
  }
}
