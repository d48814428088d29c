import { useCallback, useState } from 'react'
import { isProfession } from '#contract/profile/professions.ts'
import type { LicenceState } from '#contract/profile/profile.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { operatorCalls } from './calls.ts'
import { ask } from './turn.ts'
import { useLoad } from './use-load.ts'

const STATES: readonly LicenceState[] = ['pending', 'rejected', 'verified', 'unverified']
const AT_ONCE = 50

/** Licences in one state; those that wait longest come first. */
export function LicenceList({ onOpen }: { onOpen: (id: number) => void }) {
  const texts = useTexts('operator')
  const [wanted, setWanted] = useState<LicenceState>('pending')
  const load = useCallback(
    (signal: AbortSignal) =>
      ask(operatorCalls.licences, { query: { state: wanted, limit: AT_ONCE } }, signal),
    [wanted],
  )
  const { state, again } = useLoad(wanted, load)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label={texts.state}
          value={wanted}
          options={STATES.map((value) => ({ value, label: texts.states[value] }))}
          onChange={(event) => setWanted(STATES.find((one) => one === event.target.value) ?? 'pending')}
          className="w-56"
        />
        <p role="status" className="text-ink-soft">
          {state.step === 'there' && texts.count(state.value.count)}
        </p>
      </div>
      {state.step === 'loading' && <div aria-busy className="h-40 rounded-card bg-sunk" />}
      {state.step === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card border border-line p-5">
          <p>{texts.failed}</p>
          <Button onClick={again}>{texts.again}</Button>
        </div>
      )}
      {state.step === 'there' && state.value.results.length === 0 && (
        <div className="surface p-8 text-center">
          <p className="font-semibold">{texts.empty.title}</p>
          <p className="text-ink-soft">{texts.empty.lead}</p>
        </div>
      )}
      {state.step === 'there' && state.value.results.length > 0 && (
        <ul className="grid rows">
          {state.value.results.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => onOpen(one.id)}
                className="grid w-full cursor-pointer gap-x-6 gap-y-0.5 px-5 py-3 text-left hover:bg-sunk sm:grid-cols-[1fr_auto]"
              >
                <span className="font-semibold break-words">{one.name}</span>
                <span className="text-sm text-ink-soft">
                  {texts.waitingSince(formatDateTime(one.changed_at))}
                </span>
                <span className="text-ink-soft">
                  {isProfession(one.profession) ? texts.professions[one.profession] : one.profession},{' '}
                  {one.cedula_prof || texts.none}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {state.step === 'there' && state.value.count > state.value.results.length && (
        <p className="text-ink-soft">{texts.more}</p>
      )}
    </div>
  )
}
