import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { DraftBody, DraftPatient } from '#contract/drafts/drafts.ts'
import { api } from '../../../lib/calls/api.ts'
import { assistantCalls } from '../../../lib/calls/assistant-calls.ts'
import { formatDay } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Combobox } from '../../../ui/combobox/Combobox.tsx'
import { personHit } from '../../../ui/combobox/person-hit.ts'
import { noPatient } from '../draft/draft.ts'
import { fieldIds } from '../draft/field-ids.ts'
import { addAction } from '../patient/add-action.tsx'
import { PatientFacts } from '../patient/PatientFacts.tsx'
import { PatientFormOnDemand, usePatientFormSoon } from '../patient/PatientFormOnDemand.tsx'
import { Section } from '../Section.tsx'
import { forDoctor } from './calls.ts'

interface PreparePatientProps {
  doctorId: number
  noticeKey: string
  patient: DraftPatient | null
  /** Values typed for a new patient, which are stored with the draft; null while no patient is being added. */
  newPatient: DraftBody['newPatient']
  onNew: (typed: DraftBody['newPatient']) => void
  onChoose: (patient: DraftPatient | null) => void
}

/**
 * Section in which an assistant chooses one of the doctor's patients by name, or adds a new one. An assistant sees only the data
 * that tell two patients apart.
 */
export function PreparePatient({
  doctorId,
  noticeKey,
  patient,
  newPatient,
  onNew,
  onChoose,
}: PreparePatientProps) {
  const texts = useTexts('assistants')
  const { newTitle } = useTexts('patients')
  // Search text. It stays while the form of a new patient takes the place of the search, so that whoever leaves that form finds
  // the name again.
  const [text, setText] = useState('')
  const params = { doctor: String(doctorId) }
  usePatientFormSoon()
  if (newPatient && !patient) {
    return (
      <Section id="prepare-patient" title={newTitle}>
        <PatientFormOnDemand
          noticeKey={noticeKey}
          patient={null}
          typed={newPatient}
          onValues={onNew}
          add={(body, options) => api(forDoctor.addPatient, { params, body }, options)}
          findAlike={async (body) => {
            const { results } = await api(forDoctor.alike, { params, body })
            return results.map(({ patient: found, likeness }) => ({
              ...found,
              likeness,
              choose: () => onChoose(found),
            }))
          }}
          onSaved={({ uid, name, date_of_birth, gender }) => onChoose({ uid, name, date_of_birth, gender })}
          onCancel={() => onNew(null)}
        />
      </Section>
    )
  }
  return (
    <Section id="prepare-patient" title={texts.patient}>
      {patient ? (
        <div className="flex flex-wrap items-center justify-between gap-3 surface px-4 py-2.5">
          <p>
            <b className="font-semibold">{patient.name}</b>{' '}
            <span className="text-ink-soft">
              <PatientFacts patient={patient} />
            </span>
          </p>
          <Button tone="quiet" onClick={() => onChoose(null)}>
            {texts.changePatient}
          </Button>
        </div>
      ) : (
        <PatientSearch
          params={params}
          text={text}
          onText={setText}
          onChoose={onChoose}
          onNew={(name) => onNew({ ...noPatient, name })}
        />
      )}
    </Section>
  )
}

interface PatientSearchProps {
  params: { doctor: string }
  text: string
  onText: (text: string) => void
  onChoose: (patient: DraftPatient) => void
  onNew: (name: string) => void
}

function PatientSearch({ params, text, onText, onChoose, onNew }: PatientSearchProps) {
  const texts = useTexts('assistants')
  const { add } = useTexts('patients')
  return (
    <div className="flex items-start gap-2 max-sm:flex-col max-sm:items-stretch">
      <Combobox<DraftPatient>
        id={fieldIds.patient}
        label={texts.patient}
        hideLabel
        className="min-w-0 flex-1"
        placeholder={texts.patientPlaceholder}
        text={text}
        onTextChange={onText}
        search={async (search, signal) => ({
          options: await api(assistantCalls.patients, { params, query: { search } }, { signal }),
        })}
        optionKey={({ uid }) => uid}
        renderOption={(found) => (
          <span className="flex flex-wrap justify-between gap-x-3">
            <b className="font-semibold">{found.name}</b>
            <span className="text-sm text-ink-soft">{formatDay(found.date_of_birth)}</span>
          </span>
        )}
        onPick={(picked) => {
          onText('')
          onChoose(picked)
        }}
        first={personHit}
        empty={() => texts.patientUnknown}
        actions={(name, isAbsent) =>
          addAction(name, isAbsent, () => {
            onText('')
            onNew(name)
          })
        }
      />
      <Button onClick={() => onNew(text)}>
        <UserPlus aria-hidden className="size-5" />
        {add}
      </Button>
    </div>
  )
}
