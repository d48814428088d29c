import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { FormEnd } from '../fields/FormEnd.tsx'
import { Button } from '../Button.tsx'
import { ErrorSummary } from '../fields/ErrorSummary.tsx'
import { Link } from '../Link.tsx'
import { AlikeDialog } from './AlikeDialog.tsx'
import { CurpConflicts } from './CurpConflicts.tsx'
import { NewerData } from './NewerData.tsx'
import { PatientFields } from './PatientFields.tsx'
import { type PatientFormOptions, usePatientForm } from './use-patient-form.ts'

export interface PatientFormProps extends PatientFormOptions {
  /** Key of the privacy notice of the doctor who is responsible for the data. */
  noticeKey: string
  onCancel: () => void
}

/** Form for a patient: the minimum that a prescription needs, and contact data. */
export function PatientForm({ noticeKey, onCancel, ...options }: PatientFormProps) {
  const { today, patient } = options
  const texts = useTexts('patients')
  const { form, newer, alike, take, leaveAlike, saveAnother } = usePatientForm(options)
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-4 rounded-card border border-accent bg-card p-4 sm:grid-cols-2 sm:p-5"
    >
      <div className="empty:hidden sm:col-span-2">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
      </div>
      {patient === null && (
        <p className="text-sm text-ink-soft sm:col-span-2">
          {texts.noticeFirst}{' '}
          <Link to={linkTo('privacy', { key: noticeKey })} target="_blank">
            {texts.notice}
          </Link>
        </p>
      )}
      {newer && <NewerData newer={newer} values={form.values} today={today} onUse={take} />}
      <PatientFields form={form} today={today} />
      <CurpConflicts values={form.values} today={today} onUse={take} />
      <AlikeDialog found={alike} onClose={leaveAlike} onAnother={saveAnother} />
      <FormEnd className="items-end sm:col-start-2">
        <Button tone="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" tone="primary" busy={form.isSending}>
          {form.isSending ? texts.saving : patient ? texts.saveChanges : texts.save}
        </Button>
      </FormEnd>
    </form>
  )
}
