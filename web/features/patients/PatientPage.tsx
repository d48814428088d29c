import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { navigate } from '../../lib/router/address.ts'
import { useParams } from '../../lib/router/params.ts'
import type { Patient } from '#contract/patients/patients.ts'
import { ageOn } from '#contract/values/age.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { patientRecordCalls, patientCalls } from '../../lib/calls/endpoints.ts'
import { formatDay } from '../../lib/format.ts'
import { useDoctor } from '../../lib/account/profile.ts'
import { invalidate, query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { unsaved } from '../../lib/drafts/unsaved.ts'
import { linkTo, paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { Page } from '../../ui/Page.tsx'
import { PatientForm } from '../../ui/patient/PatientForm.tsx'
import { RecordPanel } from '../../ui/patient-record/RecordPanel.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { PossibleDuplicates } from './PossibleDuplicates.tsx'
import { PatientHistory } from './PatientHistory.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { shownPhone } from './shown-phone.ts'

/**
 * Page `/patients/:uid`: the patient's data, the record that prescriptions are checked against, the prescriptions, and the
 * patient's privacy rights.
 */
export function PatientPage() {
  const texts = useTexts('patient-pages')
  const { uid = '' } = useParams()
  const { data, error, refetch } = useQuery({ ...query(patientCalls.get, { params: { uid } }), staleTime: 0 })
  useEffect(() => {
    // A patient who was merged into another one has no page: the page of the other patient opens.
    if (data && data.uid !== uid) navigate(linkTo('patient', { uid: data.uid }), { replace: true })
  }, [data, uid])
  if (data) return <Known key={data.uid} patient={data} onChanged={() => void refetch()} />
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <Page title={texts.title} back={{ to: paths.patients, label: texts.back }}>
      {isMissing ? (
        <EmptyState title={texts.missing} action={<Link to={paths.patients}>{texts.back}</Link>} />
      ) : error ? (
        <LoadFailed title={texts.failedOne} error={error} retry={refetch} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Page>
  )
}

function Known({ patient, onChanged }: { patient: Patient; onChanged: () => void }) {
  const texts = useTexts('patient-pages')
  const { title: recordTitle } = useTexts('record')
  const { ageAndSex, sexes } = useTexts('patients')
  const [isEditing, setEditing] = useState(false)
  const doctor = useDoctor()
  const { uid, name, date_of_birth: birth, gender } = patient
  const record = useQuery(query(patientRecordCalls.get, { params: { uid } }))
  return (
    <Page
      title={texts.documentTitle}
      heading={name}
      back={{ to: paths.patients, label: texts.back }}
      lead={ageAndSex(ageOn(birth, mexicoToday()), sexes[gender])}
      actions={
        <div className="flex flex-wrap gap-2 max-sm:basis-full">
          {!isEditing && (
            <Button onClick={() => setEditing(true)}>
              <Pencil aria-hidden className="size-4.5" />
              {texts.edit}
            </Button>
          )}
          <PrescribeLink uid={uid} />
        </div>
      }
    >
      <div className="grid gap-8">
        <CurpNotice uid={uid} />
        <PossibleDuplicates uid={uid} onChanged={onChanged} />
        <section aria-labelledby="personal" className="grid gap-3">
          <h2 id="personal" className="text-lg font-semibold">
            {texts.personal}
          </h2>
          {isEditing ? (
            <PatientForm
              today={mexicoToday()}
              noticeKey={doctor.notice_key}
              patient={patient}
              typed={null}
              onValues={() => undefined}
              onCancel={() => setEditing(false)}
              onSaved={() => {
                setEditing(false)
                notify({ colour: 'success', message: texts.saved })
                void invalidate(patientRecordCalls.get)
                onChanged()
              }}
            />
          ) : (
            <Facts patient={patient} />
          )}
        </section>
        <section aria-labelledby="record" className="grid gap-3">
          <h2 id="record" className="text-lg font-semibold">
            {recordTitle}
          </h2>
          <RecordPanel uid={uid} name={name} birth={birth} gender={gender} />
        </section>
        {/* History and privacy begin to load at once. They are shown when the record above has its height, so that they do not
            move. */}
        <div hidden={record.isPending} className="grid gap-8">
          <PatientHistory uid={uid} />
          <PrivacySection uid={uid} name={name} />
        </div>
      </div>
    </Page>
  )
}

/** Opens a new prescription for the patient. While the record has unsaved text, goes to that text instead. */
function PrescribeLink({ uid }: { uid: string }) {
  const texts = useTexts('patient-pages')
  return (
    <Link
      button="primary"
      to={linkTo('newPrescription', undefined, { patient: uid })}
      onClick={(event) => {
        const [left] = unsaved.get()
        if (left === undefined) return
        event.preventDefault()
        document.getElementById(left)?.focus()
        notify({ colour: 'warning', message: texts.unsaved })
      }}
    >
      <Plus aria-hidden className="size-5" />
      {texts.prescribe}
    </Link>
  )
}

function Facts({ patient }: { patient: Patient }) {
  const texts = useTexts('patient-pages')
  const { birthApproximate } = useTexts('patients')
  const { date_of_birth: birth, birth_approximate: isAge } = patient
  const shown = [
    ['date_of_birth', isAge ? birthApproximate(birth.slice(0, 4)) : formatDay(birth)],
    ['curp', patient.curp],
    ['email', patient.email],
    ['phone', shownPhone(patient.phone)],
    ['external_patient_file', patient.external_patient_file],
    [
      'address',
      [patient.address, patient.location, patient.state, patient.zip_code].filter(Boolean).join(', '),
    ],
  ] as const
  return (
    <dl className="grid gap-x-8 gap-y-3 surface px-4 py-4 sm:grid-cols-2 sm:px-5">
      {shown
        .filter(([field, value]) => value || field === 'curp' || field === 'email' || field === 'phone')
        .map(([field, value]) => (
          <div key={field}>
            <dt className="text-sm text-ink-faint">{texts.fields[field]}</dt>
            <dd className={value ? 'wrap-anywhere' : 'text-ink-faint'}>{value || texts.empty}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Notice of fields that differ from what the CURP encodes (such as birth and sex). Nothing is corrected automatically. */
function CurpNotice({ uid }: { uid: string }) {
  const texts = useTexts('patient-pages')
  const { data } = useQuery(query(patientRecordCalls.get, { params: { uid } }))
  if (!data || data.curp_conflicts.length === 0) return null
  return (
    <section
      aria-label={texts.curpConflict}
      className="rounded-card border border-warn bg-warn-soft px-4 py-3 text-warn-ink sm:px-5"
    >
      <p className="font-semibold">{texts.curpConflict}</p>
      <ul className="list-disc pl-5">
        {data.curp_conflicts.map((conflict) => (
          <li key={conflict}>{texts.curpConflicts[conflict]}</li>
        ))}
      </ul>
      <p>{texts.curpNothingChanged}</p>
    </section>
  )
}
