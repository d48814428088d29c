import type { PatientRecord } from '#contract/patients/patient-record.ts'
import type { RecordChange } from './use-record.ts'

/** Props of the editor of one section of a patient's record. */
export interface EditorProps {
  record: PatientRecord
  onSave: (change: RecordChange) => Promise<void>
  onClose: () => void
}
