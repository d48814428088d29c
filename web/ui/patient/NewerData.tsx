import type { Patient } from '#contract/patients/patients.ts'
import { formatDay } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../Button.tsx'
import { otherFields, patientValues, type PatientValues } from './patient-values.ts'

interface NewerDataProps {
  newer: Patient
  /** Present values of the patient form. */
  values: PatientValues
  today: string
  /** Copies saved values of some fields into the form. Nothing is copied without a press. */
  onUse: (change: Partial<PatientValues>) => void
}

/** Shows each field that another device saved while this form was open, beside the form's own value. */
export function NewerData({ newer, values, today, onUse }: NewerDataProps) {
  const { newer: texts } = useTexts('patient-form')
  const { sexes, ...labels } = useTexts('patients')
  const saved = patientValues(newer, today)
  const fields = otherFields(values, newer, today)
  const labelOf = { ...labels, gender: labels.sex }
  const birth = newer.birth_approximate ? saved.birth : formatDay(newer.date_of_birth)
  const shown = { ...saved, birth, gender: sexes[newer.gender] }
  return (
    <div
      role="group"
      aria-label={texts.title}
      className="grid gap-2 rounded-card border border-warn bg-warn-soft px-4 py-3 sm:col-span-2"
    >
      <p className="font-semibold text-warn-ink">{texts.title}</p>
      <p>{fields.length > 0 ? texts.lead : texts.same}</p>
      <ul className="grid gap-1 empty:hidden">
        {fields.map((field) => (
          <li key={field} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {texts.line(labelOf[field], shown[field] || texts.blank)}
            </span>
            <Button
              tone="quiet"
              aria-label={texts.takeOf(labelOf[field])}
              onClick={() => onUse({ [field]: saved[field] })}
            >
              {texts.use}
            </Button>
          </li>
        ))}
      </ul>
      {fields.length > 1 && (
        <div>
          <Button onClick={() => onUse(saved)}>{texts.takeAll}</Button>
        </div>
      )}
    </div>
  )
}
