import { useQuery } from '@tanstack/react-query'
import type { Assistance } from '#contract/accounts/assistants.ts'
import { api } from '../../../lib/calls/api.ts'
import { assistantCalls } from '../../../lib/calls/assistant-calls.ts'
import { invalidate, query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { attempt } from './acts.ts'

/**
 * List of the assistants who prepare drafts for the doctor, and of those who ask to; renders nothing without
 * any.
 */
export function MyAssistants() {
  const texts = useTexts('assistants')
  const { data, error, refetch } = useQuery(query(assistantCalls.mine, {}))
  if (!error && (!data || data.length === 0)) return null
  return (
    <section className="mt-4 grid gap-3" aria-labelledby="assistants-title">
      <div>
        <h2 id="assistants-title" className="text-lg font-semibold">
          {texts.own}
        </h2>
        <p className="text-ink-soft">{texts.ownLead}</p>
      </div>
      {data ? (
        <ul className="rows">
          {data.map((one) => (
            <Assistant key={one.assistant.id} assistance={one} />
          ))}
        </ul>
      ) : (
        <LoadFailed error={error} retry={refetch} />
      )}
    </section>
  )
}

function Assistant({ assistance }: { assistance: Assistance }) {
  const texts = useTexts('assistants')
  const { assistant, is_approved: isApproved } = assistance
  const params = { id: String(assistant.id) }
  const refresh = () => invalidate(assistantCalls.mine)
  const approve = () =>
    attempt(async () => {
      await api(assistantCalls.approve, { params })
      return texts.approved(assistant.name)
    }, refresh)
  const end = () =>
    attempt(async () => {
      await api(assistantCalls.end, { params })
      return texts.ended(assistant.name)
    }, refresh)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-48 flex-1">
        <p className="font-medium break-words">{isApproved ? assistant.name : texts.asks(assistant.name)}</p>
        <p className="text-sm break-words text-ink-soft">
          {[assistant.email, assistance.hospital_name].filter(Boolean).join(', ')}
        </p>
      </div>
      {!isApproved && <Button onClick={() => void approve()}>{texts.approve}</Button>}
      <Button
        tone="quiet"
        className="sm:-mr-4"
        aria-label={texts.endOf(assistant.name)}
        onClick={() => void end()}
      >
        {isApproved ? texts.end : texts.refuse}
      </Button>
    </li>
  )
}
