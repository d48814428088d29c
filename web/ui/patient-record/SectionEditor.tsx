import type { ReactNode } from 'react'
import type { PatientRecord, RecordSection } from '#contract/patients/patient-record.ts'
import { patientPrivacyCalls } from '../../lib/calls/patient-calls.ts'
import { invalidate } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { AllergiesEditor } from './AllergiesEditor.tsx'
import { ConditionsEditor } from './ConditionsEditor.tsx'
import { ConsentFields } from './ConsentFields.tsx'
import { EditorFrame } from './editor-frame.ts'
import type { EditorProps } from './editor-props.ts'
import { HabitsEditor } from './HabitsEditor.tsx'
import { LiverEditor } from './LiverEditor.tsx'
import { MeasureEditor } from './MeasureEditor.tsx'
import { MedicationEditor } from './MedicationEditor.tsx'
import { ReproductionEditor } from './ReproductionEditor.tsx'
import { type RecordChange, useRecord } from './use-record.ts'
import { useStatement } from './use-statement.ts'
import { VaccinesEditor } from './VaccinesEditor.tsx'

interface Person {
  uid: string
  name: string
  birth: string
  gender: 'M' | 'F' | 'O'
}

interface SectionEditorProps extends Person {
  section: RecordSection
  onSaved: (record: PatientRecord) => void
  onClose: () => void
}

/**
 * Editor of one section of a patient's record, opened without the other sections. If the patient's consent is missing, the same
 * form has the fields of the consent.
 */
export function SectionEditor(props: SectionEditorProps) {
  const { uid, name, section, onSaved, onClose } = props
  const texts = useTexts('record')
  const { record, error, reload, save } = useRecord(uid, onSaved)
  const statement = useStatement(uid)
  const { newConsent, isComplete } = statement
  const isNeeded = record?.consent_needed === true
  const frame = {
    consent: isNeeded ? <ConsentFields statement={statement} name={name} /> : null,
    isConsentStated: async () => !isNeeded || isComplete(),
  }
  if (!record) {
    return error ? (
      <LoadFailed title={texts.failed} error={error} retry={reload} />
    ) : (
      <Skeleton className="h-18 w-full" />
    )
  }
  const saveWithConsent = async (change: RecordChange) => {
    await save(change, isNeeded ? newConsent() : undefined)
    if (isNeeded) await invalidate(patientPrivacyCalls.get)
  }
  return (
    <EditorFrame value={frame}>
      <EditorOf {...props} section={section} record={record} onSave={saveWithConsent} onClose={onClose} />
    </EditorFrame>
  )
}

/** Form that edits one section of the record. */
export function EditorOf({
  section,
  birth,
  gender,
  record,
  onSave,
  onClose,
}: EditorProps & Pick<Person, 'birth' | 'gender'> & { section: RecordSection }): ReactNode {
  const props = { record, onSave, onClose }
  if (section === 'allergies') return <AllergiesEditor {...props} />
  if (section === 'conditions') return <ConditionsEditor {...props} birth={birth} gender={gender} />
  if (section === 'medication') return <MedicationEditor {...props} />
  if (section === 'reproduction') return <ReproductionEditor {...props} />
  if (section === 'liver') return <LiverEditor {...props} />
  if (section === 'habits') return <HabitsEditor {...props} />
  if (section === 'vaccines') return <VaccinesEditor {...props} />
  return <MeasureEditor {...props} measure={section} birth={birth} />
}
