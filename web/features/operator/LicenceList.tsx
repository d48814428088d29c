import { IdCard } from 'lucide-react'
import { useState } from 'react'
import { isProfession } from '#contract/profile/professions.ts'
import type { LicenceState } from '#contract/profile/profile.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { operatorCalls } from './calls.ts'
import { ask } from './turn.ts'
import { useAsked } from './use-asked.ts'

const STATES: readonly LicenceState[] = ['pending', 'rejected', 'verified', 'unverified']
const AT_ONCE = 50

/** Licences in one state of their review, those first that have been in that state longest. */
export function LicenceList({ onOpen }: { onOpen: (id: number) => void }) {
  const texts = useTexts('operator')
  const [wanted, setWanted] = useState<LicenceState>('pending')
  const { data, error, refetch } = useAsked(['licences', wanted], (signal) =>
    ask(operatorCalls.licences, { query: { state: wanted, limit: AT_ONCE } }, signal),
  )
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
          {data && texts.count(data.count)}
        </p>
      </div>
      {!data && !error && <SkeletonRows rows={4} className="h-[4.75rem]" />}
      {!data && error && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
      {data?.results.length === 0 && (
        <EmptyState icon={IdCard} title={texts.empty.title}>
          {texts.empty.lead}
        </EmptyState>
      )}
      {data && data.results.length > 0 && (
        <ul className="grid rows">
          {data.results.map((one) => (
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
      {data && data.count > data.results.length && <p className="text-ink-soft">{texts.more}</p>}
    </div>
  )
}
