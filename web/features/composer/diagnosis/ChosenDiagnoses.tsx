import { useQuery } from '@tanstack/react-query'
import { ArrowUp, X } from 'lucide-react'
import type { CodedDiagnosis } from '#contract/coded-diagnosis.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { diagnosisCalls } from '../../../lib/calls/endpoints.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { firstClick } from '../../../ui/first-click.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { fieldIds } from '../draft/field-ids.ts'
import { moveFocus } from '../rows/move-focus.ts'
import { usualFor } from './usual-for.ts'
import { Clinical, WithNames } from '../../../ui/Clinical.tsx'

interface ChosenDiagnosesProps {
  chosen: readonly CodedDiagnosis[]
  patient: Patient | null
  onChange: (next: CodedDiagnosis[]) => void
}

/** The diagnoses chosen from the CIE-10, the principal one first. */
export function ChosenDiagnoses({ chosen, patient, onChange }: ChosenDiagnosesProps) {
  const texts = useTexts('composer-parts')
  return (
    <ol className="grid rows">
      {chosen.map((one, at) => (
        <li key={one.code} className="flex min-h-12 items-center gap-1 py-0.5 pr-1 pl-4">
          <span className="min-w-0 flex-1 py-1.5">
            <span className="flex flex-wrap items-baseline gap-x-3">
              <span className="wrap-anywhere">
                <Clinical>{one.name}</Clinical>
              </span>
              <span className="text-sm text-ink-soft tabular-nums">{one.code}</span>
              {at === 0 && chosen.length > 1 && (
                <span className="text-sm text-ink-faint">{texts.principal}</span>
              )}
            </span>
            <Unusual code={one.code} patient={patient} />
          </span>
          {at > 0 && (
            <IconButton
              label={texts.raise}
              spoken={<WithNames text={texts.raiseDiagnosis(one.name)} names={[one.name]} />}
              icon={ArrowUp}
              onClick={() => onChange(chosen.with(at, chosen[at - 1] ?? one).with(at - 1, one))}
            />
          )}
          <IconButton
            label={texts.remove}
            spoken={<WithNames text={texts.removeDiagnosis(one.name)} names={[one.name]} />}
            icon={X}
            {...firstClick(() => {
              onChange(chosen.filter(({ code }) => code !== one.code))
              moveFocus(fieldIds.diagnosis)
            })}
          />
        </li>
      ))}
    </ol>
  )
}

/**
 * Note that a diagnosis is unusual for the patient's sex or age. Such a diagnosis is never refused (mexico.md
 * H11).
 */
function Unusual({ code, patient }: { code: string; patient: Patient | null }) {
  const texts = useTexts('composer')
  const call = { query: { search: code, limit: 1, ...usualFor(patient) } }
  const { data } = useQuery({ ...query(diagnosisCalls.search, call), enabled: patient !== null })
  const [found] = data?.results ?? []
  if (found?.code !== code || !found.unusual) return null
  return <span className="block text-sm text-warn-ink">{texts.unusual[found.unusual]}</span>
}
