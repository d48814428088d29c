import { useState } from 'react'
import type { DraftPatient } from '#contract/drafts.ts'
import { api } from '../../../lib/api.ts'
import { assistants } from '../../../lib/endpoints.ts'
import { formatDay } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Combobox } from '../../../ui/Combobox.tsx'
import { PatientFacts } from '../new/patient/PatientFacts.tsx'
import { Section } from '../new/Section.tsx'

interface PreparePatientProps {
  doctorId: number
  patient: DraftPatient | null
  onChoose: (patient: DraftPatient | null) => void
}

/** One of the doctor's patients, by name. Nothing else of them is shown to an assistant than tells two apart. */
export function PreparePatient({ doctorId, patient, onChoose }: PreparePatientProps) {
  const texts = useTexts('assistants')
  const [text, setText] = useState('')
  return (
    <Section id="prepare-patient" title={texts.patient}>
      {patient ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-2.5">
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
        <Combobox<DraftPatient>
          label={texts.patient}
          hideLabel
          placeholder={texts.patientPlaceholder}
          text={text}
          onTextChange={setText}
          search={async (search, signal) => ({
            options: await api(
              assistants.patients,
              { params: { doctor: String(doctorId) }, query: { search } },
              { signal },
            ),
          })}
          optionKey={({ uid }) => uid}
          renderOption={(found) => (
            <span className="flex flex-wrap justify-between gap-x-3">
              <b className="font-semibold">{found.name}</b>
              <span className="text-sm text-ink-soft">{formatDay(found.date_of_birth)}</span>
            </span>
          )}
          onPick={(picked) => {
            setText('')
            onChoose(picked)
          }}
          empty={() => texts.patientUnknown}
        />
      )}
    </Section>
  )
}
