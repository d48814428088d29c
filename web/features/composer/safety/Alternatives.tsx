import { useQuery } from '@tanstack/react-query'
import type { Drug } from '#contract/medications/medications.ts'
import { api } from '../../../lib/calls/api.ts'
import { safetyChoiceCalls } from '../../../lib/calls/safety-choice-calls.ts'
import { useStore } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Clinical } from '../../../ui/Clinical.tsx'
import { checkedQuestion } from './safety-state.ts'

export interface AlternativesProps {
  /** Key of the row with a finding that stops the issue. */
  row: string
  onPick: (drug: Drug) => void
}

/** Drugs of the same use that the safety checks allow for this patient. Pressing one puts it into the row. */
export function Alternatives({ row, onPick }: AlternativesProps) {
  const texts = useTexts('safety')
  const question = useStore(checkedQuestion)
  const { data } = useQuery({
    queryKey: ['alternatives', row, question],
    queryFn: ({ signal }) =>
      question?.rows.some(({ key }) => key === row)
        ? api(safetyChoiceCalls.alternatives, { body: { ...question, row } }, { signal })
        : { alternatives: [] },
  })
  if (!data || data.alternatives.length === 0) return null
  return (
    <div className="grid gap-2 border border-t-0 border-line bg-sunk px-3 py-2">
      <p className="text-sm text-ink-soft">{texts.alternatives}</p>
      <ul className="flex flex-wrap gap-2">
        {data.alternatives.map(({ drug, same }) => (
          <li key={drug.uid}>
            <Button onClick={() => onPick(drug)}>
              <span className="text-left">
                {texts.changeTo} <Clinical>{drug.presentation.split(', ')[0]}</Clinical>
                <span className="block text-sm font-normal text-ink-soft">{texts.sameAs[same]}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
