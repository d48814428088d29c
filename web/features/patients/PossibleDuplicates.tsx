import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Duplicate, Duplicates as Found } from '#contract/patients/patient-merge.ts'
import { api } from '../../lib/calls/api.ts'
import { patientRecordCalls, patientCalls } from '../../lib/calls/endpoints.ts'
import { formatDate, formatDay } from '../../lib/format.ts'
import { patientMergeCalls, patientPages, patientPrivacyCalls } from '../../lib/calls/patient-calls.ts'
import { invalidate, query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { useAttempt } from './use-attempt.ts'

/**
 * Patients who may be the same person as this one, with a button to compare them; and patients who were merged into this one,
 * with a button to undo the merge.
 */
export function PossibleDuplicates({ uid, onChanged }: { uid: string; onChanged: () => void }) {
  const { duplicates: texts } = useTexts('patient-pages')
  const { data } = useQuery({ ...query(patientMergeCalls.duplicates, { params: { uid } }), staleTime: 0 })
  const [chosen, setChosen] = useState<Duplicate>()
  const { isBusy, attempt } = useAttempt()
  if (!data || (data.candidates.length === 0 && data.merged.length === 0)) return null
  const refresh = async () => {
    const touched = [
      patientMergeCalls.duplicates,
      patientPages.prescriptions,
      patientPages.page,
      patientPrivacyCalls.get,
    ]
    await Promise.all([...touched, patientRecordCalls.get, patientCalls.list].map(invalidate))
    onChanged()
  }
  const undo = () =>
    attempt(async () => {
      await api(patientMergeCalls.undo, { params: { uid } })
      await refresh()
      notify({ colour: 'success', message: texts.undone })
    })
  return (
    <section aria-label={texts.title} className="grid gap-3">
      {data.candidates.length > 0 && <Candidates candidates={data.candidates} onCompare={setChosen} />}
      {data.merged.map((merged) => (
        <MergedBefore key={merged.uid} merged={merged} isBusy={isBusy} onUndo={undo} />
      ))}
      {chosen && (
        <MergeDialog
          self={data.self}
          other={chosen}
          onClose={() => setChosen(undefined)}
          onDone={async () => {
            setChosen(undefined)
            await refresh()
            notify({ colour: 'success', message: texts.done })
          }}
        />
      )}
    </section>
  )
}

interface CandidatesProps {
  candidates: Found['candidates']
  onCompare: (candidate: Duplicate) => void
}

function Candidates({ candidates, onCompare }: CandidatesProps) {
  const { duplicates: texts } = useTexts('patient-pages')
  const { birthApproximate } = useTexts('patients')
  const bornOf = ({ date_of_birth: birth, birth_approximate: isAge }: Duplicate['patient']) =>
    isAge ? birthApproximate(birth.slice(0, 4)) : formatDay(birth)
  return (
    <div className="grid gap-2 rounded-card border border-edge bg-card px-4 py-3 sm:px-5">
      <div>
        <h2 className="font-semibold">{texts.title}</h2>
        <p className="text-ink-soft">{texts.lead(candidates.length)}</p>
      </div>
      <ul className="divide-y divide-line">
        {candidates.map((other) => (
          <li key={other.patient.uid} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold wrap-anywhere">{other.patient.name}</p>
              <p className="text-sm text-ink-soft">
                {[
                  bornOf(other.patient),
                  texts.prescriptions(other.prescriptions),
                  texts.because(other.likeness.map((reason) => texts.reasons[reason]).join(', ')),
                ].join('. ')}
              </p>
            </div>
            <Button aria-label={texts.compareWith(other.patient.name)} onClick={() => onCompare(other)}>
              {texts.compare}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface MergedBeforeProps {
  merged: Found['merged'][number]
  isBusy: boolean
  onUndo: () => void
}

function MergedBefore({ merged, isBusy, onUndo }: MergedBeforeProps) {
  const { duplicates: texts } = useTexts('patient-pages')
  const { name, merged_at: at, undo_until: until } = merged
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-sunk px-4 py-2 sm:px-5">
      <p className="min-w-0 flex-1 basis-56 text-ink-soft">
        {texts.merged(name, formatDate(at))}
        {until && <span className="block text-sm">{texts.undoUntil(formatDate(until))}</span>}
      </p>
      {until && (
        <Button busy={isBusy} onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
    </div>
  )
}
