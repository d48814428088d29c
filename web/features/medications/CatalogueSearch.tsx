import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Drug } from '#contract/medications/medications.ts'
import { formatCount } from '../../lib/format.ts'
import { query } from '../../lib/calls/query.ts'
import { isPractising, useDoctor } from '../../lib/account/profile.ts'
import { composerCommand } from '../../lib/drafts/composer-command.ts'
import { navigate } from '../../lib/router/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { LiveRegion } from '../../ui/notices/LiveRegion.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { ownMedicationCalls } from './calls.ts'
import { DrugLine } from './DrugLine.tsx'
import { Guesses } from './Guesses.tsx'
import { MarkDialog } from './MarkDialog.tsx'
import { PriceDialog } from './PriceDialog.tsx'

/** Pause in typing before a search, ms: long enough to skip the letters of a fast typist, too short to be noticed. */
const PAUSE = 120
const LIMIT = 12

type Task = { kind: 'mark' | 'price'; drug: Drug }

/**
 * Search of the drug catalogue like that of the composer. Each result has buttons to prescribe it, and to note its price or that
 * it is out of stock.
 */
export function CatalogueSearch({ onAdd }: { onAdd: (name: string) => void }) {
  const texts = useTexts('medications')
  const doctor = useDoctor()
  const canWrite = doctor.specialty_verified || isPractising(doctor)
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [task, setTask] = useState<Task | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const isOn = search.length >= 2
  const { data, error, refetch } = useQuery({
    ...query(ownMedicationCalls.search, { query: { search, limit: LIMIT } }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })
  const results = isOn ? data?.results : undefined
  const close = () => setTask(null)
  const said = results && [
    data?.corrected && texts.correctedTo(data.corrected),
    countOf(texts, results.length),
  ]
  return (
    <search className="block print:hidden">
      <TextField
        label={texts.search}
        hideLabel
        optional
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        placeholder={texts.placeholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setTyped('')
          if (key === 'Enter') setSearch(typed.trim())
        }}
        trailing={typed && <IconButton label={texts.clear} icon={X} onClick={() => setTyped('')} />}
      />
      <LiveRegion text={said ? said.filter(Boolean).join('. ') : ''} />
      {data?.corrected && isOn && (
        <p className="mt-2 text-sm text-ink-soft">{texts.correctedTo(data.corrected)}</p>
      )}
      {results && results.length > 0 && (
        <ul aria-label={texts.resultsOf(search)} className="mt-3 rows">
          {results.map((drug) => (
            <DrugLine
              key={`${drug.uid} ${drug.brand ?? ''}`}
              drug={drug}
              onWrite={canWrite ? () => write(drug) : undefined}
              onMark={() => setTask({ kind: 'mark', drug })}
              onPrice={() => setTask({ kind: 'price', drug })}
            />
          ))}
        </ul>
      )}
      {isOn && data && <Guesses of={data} onChoose={setTyped} />}
      <div className="mt-3 empty:hidden">
        {results?.length === 0 && (
          <EmptyState
            title={texts.nothing(search)}
            action={<Button onClick={() => onAdd(search)}>{texts.addTitle}</Button>}
          >
            {data?.known ? texts.withoutContents(data.known) : texts.nothingHelp}
          </EmptyState>
        )}
        {isOn && error && !data && <LoadFailed title={texts.searchFailed} error={error} retry={refetch} />}
        {isOn && !data && !error && <SkeletonRows rows={4} />}
      </div>
      {task?.kind === 'mark' && <MarkDialog drug={task.drug} onClose={close} />}
      {task?.kind === 'price' && <PriceDialog drug={task.drug} onClose={close} />}
    </search>
  )
}

/** Opens the composer and adds a medicine to the draft that is open there, as the command palette (Ctrl K) does. */
function write(drug: Drug): void {
  composerCommand.set({ kind: 'drug', drug })
  navigate(paths.newPrescription)
}

const countOf = (texts: { found: (count: string, isOne: boolean) => string }, count: number): string =>
  texts.found(formatCount(count), count === 1)
