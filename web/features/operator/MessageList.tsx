import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import type { SupportMessage, SupportState } from '#contract/accounts/support.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { supportCalls } from './calls.ts'
import { ask } from './turn.ts'
import { useAsked } from './use-asked.ts'

const STATES: readonly SupportState[] = ['waiting', 'answered']
const AT_ONCE = 50

/** Messages of doctors to support: the unanswered ones, the oldest first, or the answered ones, the latest answer first. */
export function MessageList() {
  const operator = useTexts('operator')
  const texts = operator.messages
  const [wanted, setWanted] = useState<SupportState>('waiting')
  const [answering, setAnswering] = useState<SupportMessage>()
  const [isSent, setSent] = useState(false)
  const { data, error, refetch } = useAsked(['messages', wanted], (signal) =>
    ask(supportCalls.messages, { query: { state: wanted, limit: AT_ONCE } }, signal),
  )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label={operator.state}
          value={wanted}
          options={STATES.map((value) => ({ value, label: texts.states[value] }))}
          onChange={({ target }) => {
            setSent(false)
            setWanted(STATES.find((one) => one === target.value) ?? 'waiting')
          }}
          className="w-56"
        />
        <p role="status" className={isSent ? 'font-semibold text-ok-ink' : 'text-ink-soft'}>
          {isSent ? texts.sent : data && texts.count(data.count)}
        </p>
      </div>
      {!data && !error && <SkeletonRows rows={3} className="h-32" />}
      {!data && error && <LoadFailed title={operator.failed} error={error} retry={refetch} />}
      {data?.results.length === 0 && (
        <EmptyState icon={MessageSquare} title={texts.empty}>
          {texts.emptyLead}
        </EmptyState>
      )}
      {data && data.results.length > 0 && (
        <ul className="grid rows">
          {data.results.map((one) => (
            <Message key={one.id} message={one} onAnswer={() => setAnswering(one)} />
          ))}
        </ul>
      )}
      {data && data.count > data.results.length && <p className="text-ink-soft">{operator.more}</p>}
      {answering && (
        <AnswerDialog
          message={answering}
          onClose={() => setAnswering(undefined)}
          onAnswered={() => {
            setAnswering(undefined)
            setSent(true)
            void refetch()
          }}
        />
      )}
    </div>
  )
}

function Message({ message, onAnswer }: { message: SupportMessage; onAnswer: () => void }) {
  const { messages: texts } = useTexts('operator')
  return (
    <li className="grid gap-2 px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5">
        <h2 className="font-semibold break-words">{message.subject}</h2>
        <p className="text-sm text-ink-soft">{formatDateTime(message.sent_at)}</p>
      </div>
      <p className="text-ink-soft break-words">{texts.from(message.doctor.name, message.doctor.email)}</p>
      <p className="break-words whitespace-pre-line">{message.message}</p>
      {message.metadata !== '' && (
        <details className="text-sm text-ink-soft">
          <summary className="cursor-pointer py-1">{texts.page}</summary>
          <pre className="mt-1 max-h-64 overflow-auto break-all whitespace-pre-wrap">{message.metadata}</pre>
        </details>
      )}
      {message.answered_at === null ? (
        <div className="flex justify-end">
          <Button onClick={onAnswer}>{texts.answer}</Button>
        </div>
      ) : (
        <div className="rounded-control bg-sunk px-4 py-3">
          <p className="text-sm text-ink-soft">
            {texts.answeredBy(message.answered_by, formatDateTime(message.answered_at))}
          </p>
          <p className="break-words whitespace-pre-line">{message.answer}</p>
        </div>
      )}
    </li>
  )
}
