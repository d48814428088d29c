import { User, X } from 'lucide-react'
import type { Patient } from '#contract/patients/patients.ts'
import { useTexts } from '../../../lib/texts.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { AskedDrug } from './question.ts'

interface ChosenProps {
  drugs: readonly AskedDrug[]
  patient: Patient | null
  onRemove: (at: number) => void
  onRemovePatient: () => void
}

/** The medicines and the patient that are checked, each with a button to remove it. */
export function Chosen({ drugs, patient, onRemove, onRemovePatient }: ChosenProps) {
  const texts = useTexts('interactions')
  if (drugs.length === 0 && !patient) return null
  return (
    <ul
      aria-label={texts.chosen}
      className="divide-y divide-line overflow-hidden rounded-control border border-line"
    >
      {patient && (
        <Line text={patient.name} remove={texts.remove(patient.name)} onRemove={onRemovePatient} isPatient />
      )}
      {drugs.map(({ presentation, brand }, at) => (
        <Line
          key={`${at} ${presentation}`}
          text={brand ? `${presentation} (${brand})` : presentation}
          remove={texts.remove(presentation)}
          onRemove={() => onRemove(at)}
        />
      ))}
    </ul>
  )
}

interface LineProps {
  text: string
  remove: string
  onRemove: () => void
  isPatient?: boolean
}

const Line = ({ text, remove, onRemove, isPatient = false }: LineProps) => (
  <li className="flex min-h-11 items-center gap-2 pl-3">
    {isPatient && <User aria-hidden className="size-5 shrink-0 text-ink-faint" />}
    <span className="min-w-0 flex-1 py-1 wrap-anywhere">{text}</span>
    <IconButton label={remove} icon={X} onClick={onRemove} />
  </li>
)
