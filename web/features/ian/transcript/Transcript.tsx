import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { IanContext } from '#contract/ian/ian.ts'
import { savePreference, useDoctor } from '../../../lib/account/profile.ts'
import { api } from '../../../lib/calls/api.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { invalidate, query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { ForgetDialog } from './ForgetDialog.tsx'
import { StoredTurn } from './StoredTurn.tsx'
import { transcriptCalls } from './transcript-calls.ts'

/** Number of stored questions that are shown at first, and with each press of the button for more. */
const STEP = 10

/** The choice to store questions and answers, off at first, and the stored ones to read and delete. */
export function Transcript({ ask }: { ask: (question: string, context?: IanContext) => void }) {
  const { transcript: texts } = useTexts('ian')
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { ianTranscript: isOn } = useDoctor().ux_settings
  const [pending, setPending] = useState<boolean>()
  const [shown, setShown] = useState(STEP)
  const [isForgetting, setForgetting] = useState(false)
  const { data, error, refetch } = useQuery({
    ...query(transcriptCalls.list, { query: { limit: shown } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const count = data?.count ?? 0
  const choose = async (isWanted: boolean) => {
    setPending(isWanted)
    if (!(await savePreference({ ianTranscript: isWanted })))
      notify({ message: texts.notSaved, colour: 'error' })
    else if (!isWanted && count > 0) setForgetting(true)
    setPending(undefined)
  }
  const remove = async (turn: string) => {
    try {
      await api(transcriptCalls.remove, { params: { id: turn } })
      title.current?.focus()
    } catch (refused) {
      notify({ message: problemText(refused), colour: 'error' })
    }
    await invalidate(transcriptCalls.list)
  }
  return (
    <section aria-labelledby={id} className="mt-8 grid gap-3 border-t border-line pt-6">
      <h2 id={id} ref={title} tabIndex={-1} className="text-ink-soft outline-none">
        {texts.title}
      </h2>
      <Switch
        label={texts.choice}
        hint={texts.hint}
        checked={pending ?? isOn}
        onChange={({ target }) => void choose(target.checked)}
      />
      {error && !data && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
      {isOn && !data && !error && <SkeletonRows rows={1} />}
      {isOn && data?.count === 0 && <p className="text-sm text-ink-faint">{texts.empty}</p>}
      {data && count > 0 && (
        <>
          <ul className="rows overflow-hidden">
            {data.results.map((turn) => (
              <StoredTurn key={turn.id} turn={turn} ask={ask} remove={() => void remove(turn.id)} />
            ))}
          </ul>
          <div className="flex flex-wrap justify-between gap-3">
            {count > data.results.length ? (
              <Button onClick={() => setShown((now) => now + STEP)}>{texts.more}</Button>
            ) : (
              <span />
            )}
            <Button tone="quiet" onClick={() => setForgetting(true)}>
              {texts.forget}
            </Button>
          </div>
        </>
      )}
      <ForgetDialog isOpen={isForgetting} count={count} onClose={() => setForgetting(false)} />
    </section>
  )
}
