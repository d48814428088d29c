import type { Patient } from '#contract/patients/patients.ts'
import { intlLocale } from '#locales/locale.ts'
import { useStore } from '../../../lib/store.ts'
import { language, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { fieldIds } from '../draft/field-ids.ts'
import { useNow } from '../../../ui/use-now.ts'
import { RecordOnDemand } from '../patient-record/OnDemand.tsx'
import { PatientFacts } from './PatientFacts.tsx'
import { relativeTime } from './relative-time.ts'

interface PatientCardProps {
  patient: Patient
  error: string | undefined
  onChange: () => void
  onEdit: () => void
}

/** The chosen patient, with the facts that tell patients of the same name apart. */
export function PatientCard({ patient, error, onChange, onEdit }: PatientCardProps) {
  const texts = useTexts('patients')
  const locale = intlLocale[useStore(language)]
  const now = useNow()
  const last = patient.last_prescribed_at
  return (
    <div className="grid gap-1 rounded-card border border-line bg-card px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent"
        >
          {initialsOf(patient.name)}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-lg font-semibold wrap-anywhere">{patient.name}</p>
          <p className="text-ink-soft">
            <PatientFacts patient={patient} />
            {'. '}
            {last
              ? texts.lastPrescription(relativeTime(new Date(last), now, locale))
              : texts.firstPrescription}
          </p>
          {error && <p className="text-sm font-medium text-stop-ink">{error}</p>}
        </div>
        <div className="-mr-2 flex max-sm:-ml-4 max-sm:basis-full">
          <Button tone="quiet" onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button tone="quiet" id={fieldIds.patient} onClick={onChange}>
            {texts.change}
          </Button>
        </div>
      </div>
      <RecordOnDemand patient={patient} />
    </div>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('es'))
    .join('')
