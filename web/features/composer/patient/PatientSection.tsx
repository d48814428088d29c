import { useEffect, useState } from 'react'
import type { NewPatient, Patient } from '#contract/patients/patients.ts'
import { prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { loadTexts, useTexts } from '../../../lib/texts.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { noPatient } from '../draft/draft.ts'
import { fieldIds } from '../draft/field-ids.ts'
import { onDemand } from '../../../lib/on-demand.ts'
import type { DraftParts } from '../parts.ts'
import { moveFocus } from '../rows/move-focus.ts'
import { Section } from '../Section.tsx'
import { PatientFormOnDemand, usePatientFormSoon } from './PatientFormOnDemand.tsx'
import { PatientSearch } from './PatientSearch.tsx'
import { useWantedPatient } from './use-wanted-patient.ts'

/**
 * Looks for patients of the doctor who may be the same person as a new one. The code is imported on demand, because most
 * prescriptions add no patient.
 */
const findAlike = async (body: NewPatient, use: (patient: Patient) => void) => {
  const { amongOwn } = await import('../../../ui/patient/alike.ts')
  return amongOwn(use)(body)
}

const PatientCard = onDemand(
  async () => (await import('./PatientCard.tsx')).PatientCard,
  () => <Skeleton className="h-24 w-full rounded-card" />,
)

const KeptParts = onDemand(async () => {
  const [module] = await Promise.all([import('./KeptParts.tsx'), loadTexts('kept-parts')])
  return module.KeptParts
})

interface PatientSectionProps extends DraftParts {
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
}

/** Section of the patient, in which the doctor searches for a patient, adds a new one, or corrects the data of the chosen one. */
export function PatientSection({ draft, dispatch, errorOf, isEditing, onEdit }: PatientSectionProps) {
  const texts = useTexts('patients')
  // Whether another patient is being searched: the chosen patient stays until another one is chosen.
  const [isChanging, setChanging] = useState(false)
  // The patient for whom the draft was written before another one was chosen, until the doctor decides which parts stay.
  const [former, setFormer] = useState<{ of: string; patient: Patient }>()
  const kept = former?.of === draft.idempotencyKey ? former.patient : undefined
  const doctor = useDoctor()
  const { patient, newPatient } = draft
  const isFormOpen = newPatient !== null || (isEditing && patient !== null)
  usePatientFormSoon()
  useEffect(() => prefetchWhenIdle(PatientCard.fetch), [])
  const error = errorOf(fieldIds.patient)
  const choose = (chosen: Patient, follows = false) =>
    moveFocus(fieldIds.diagnosis, () => {
      dispatch({ kind: 'set', change: { patient: chosen, patientSearch: '', newPatient: null }, follows })
      setChanging(false)
      onEdit(false)
      const first = kept ?? patient
      setFormer(first && first.uid !== chosen.uid ? { of: draft.idempotencyKey, patient: first } : undefined)
    })
  useWantedPatient(patient, (wanted) => choose(wanted, true))
  const close = () => {
    dispatch({ kind: 'set', change: { newPatient: null } })
    onEdit(false)
    moveFocus(fieldIds.patient)
  }

  if (isFormOpen) {
    return (
      <Section id="rx-patient-title" title={newPatient ? texts.newTitle : texts.editTitle}>
        <PatientFormOnDemand
          noticeKey={doctor.notice_key}
          // The key includes the draft: a form must not show one patient's name over the medicines of another
          // draft.
          key={`${draft.idempotencyKey} ${newPatient ? 'new' : (patient?.uid ?? '')}`}
          patient={newPatient ? null : patient}
          typed={newPatient}
          onValues={(values) => newPatient && dispatch({ kind: 'set', change: { newPatient: values } })}
          findAlike={(body) => findAlike(body, choose)}
          onSaved={(saved) => choose(saved)}
          onCancel={close}
        />
      </Section>
    )
  }
  return (
    <Section id="rx-patient-title" title={texts.patient} look={patient && !isChanging ? 'unseen' : undefined}>
      {patient && !isChanging ? (
        <>
          <PatientCard
            patient={patient}
            error={error}
            onChange={() => {
              setChanging(true)
              moveFocus(fieldIds.patient)
            }}
            onEdit={() => onEdit(true)}
          />
          {kept && (
            <KeptParts
              draft={draft}
              dispatch={dispatch}
              former={kept.name}
              onClose={() => setFormer(undefined)}
            />
          )}
        </>
      ) : (
        <PatientSearch
          text={draft.patientSearch}
          error={error}
          onText={(patientSearch) => dispatch({ kind: 'set', change: { patientSearch } })}
          onPick={(picked) => choose(picked)}
          onAdd={(name) =>
            dispatch({ kind: 'set', change: { newPatient: { ...noPatient, name }, patientSearch: '' } })
          }
          onCancel={patient ? () => setChanging(false) : undefined}
        />
      )}
    </Section>
  )
}
