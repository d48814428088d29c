import type { Patient } from '#contract/patients/patients.ts'
import { intlLocale } from '#locales/locale.ts'
import { useStore } from '../../../lib/store.ts'
import { language, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { fieldIds } from '../draft/field-ids.ts'
import { useNow } from '../../../ui/use-now.ts'
import { RecordOnDemand } from '../patient-record/OnDemand.tsx'
import { PATIENT_CARD_ID } from '../patient-record/record-open.ts'
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
    <div id={PATIENT_CARD_ID} className="grid surface px-4 py-1">
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-baseline gap-x-3 py-2 max-sm:basis-full max-sm:pb-0">
          <p className="text-lg leading-6 font-semibold wrap-anywhere">{patient.name}</p>
          <p className="text-ink-soft">
            <PatientFacts patient={patient} />
            {'. '}
            {last
              ? texts.lastPrescription(relativeTime(new Date(last), now, locale))
              : texts.firstPrescription}
          </p>
          {error && <p className="basis-full text-sm font-medium text-stop-ink">{error}</p>}
        </div>
        <div className="-mr-3 flex max-sm:-ml-4 max-sm:basis-full">
          <Button tone="quiet" className="px-3" onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button tone="quiet" className="px-3" id={fieldIds.patient} onClick={onChange}>
            {texts.change}
          </Button>
        </div>
      </div>
      <RecordOnDemand patient={patient} />
    </div>
  )
}
