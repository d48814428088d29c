import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserPlus, UserSearch } from 'lucide-react'
import { useRef, useState } from 'react'
import { navigate } from '../../lib/router/address.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import { formatCount } from '../../lib/format.ts'
import { patientPages } from '../../lib/calls/patient-calls.ts'
import { useDoctor } from '../../lib/account/profile.ts'
import { query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LiveRegion } from '../../ui/notices/LiveRegion.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { amongOwn } from '../../ui/patient/alike.ts'
import { PatientForm } from '../../ui/patient/PatientForm.tsx'
import { SearchBox } from '../../ui/search/SearchBox.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { PatientPager } from './PatientPager.tsx'
import { PatientLine } from './PatientLine.tsx'
import { PATIENTS_A_PAGE, usePatientView } from './use-patient-view.ts'

/** Page `/patients`: all patients of this doctor, recently prescribed first, with a search. */
export function PatientsPage() {
  const texts = useTexts('patient-pages')
  const [{ search, offset }, change] = usePatientView()
  const [isAdding, setAdding] = useState(false)
  const summary = useRef<HTMLParagraphElement>(null)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(patientPages.page, { query: { limit: PATIENTS_A_PAGE, offset, search } }),
    placeholderData: keepPreviousData,
  })
  const rows = data?.results ?? []
  const said =
    data &&
    (search
      ? texts.found(formatCount(data.count), data.count === 1, search)
      : texts.count(formatCount(data.count), data.count === 1))
  const goTo = (next: number) => {
    change({ offset: next })
    summary.current?.focus()
  }
  return (
    <Page
      title={texts.title}
      actions={
        !isAdding && (
          <Button onClick={() => setAdding(true)}>
            <UserPlus aria-hidden className="size-5" />
            {texts.add}
          </Button>
        )
      }
    >
      {isAdding && <NewPatient name={search} onCancel={() => setAdding(false)} />}
      <SearchBox
        search={search}
        onSearch={(text) => change({ search: text })}
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        clearLabel={texts.clear}
        maxLength={200}
      />
      <p ref={summary} tabIndex={-1} className="mt-2 mb-3 min-h-6 text-sm text-ink-faint outline-none">
        {said}
      </p>
      <LiveRegion text={!isPlaceholderData && search ? (said ?? '') : ''} />
      {rows.length > 0 && (
        <ul aria-label={texts.list} className="rows">
          {rows.map((patient) => (
            <PatientLine key={patient.uid} patient={patient} />
          ))}
        </ul>
      )}
      {data && rows.length > 0 && (
        <PatientPager offset={offset} shown={rows.length} count={data.count} onGo={goTo} />
      )}
      {data && rows.length === 0 && (
        <EmptyState
          icon={UserSearch}
          title={search ? texts.notFound(search) : texts.none}
          action={
            (search || data.count > 0) && (
              <Button onClick={() => change({ search: '' })}>{texts.clear}</Button>
            )
          }
        >
          {search ? texts.notFoundHelp : texts.noneHelp}
        </EmptyState>
      )}
      {error && !data && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
      {!data && !error && <SkeletonRows rows={6} />}
    </Page>
  )
}

/** Form for a new patient, whose name begins as the text that was searched for. */
function NewPatient({ name, onCancel }: { name: string; onCancel: () => void }) {
  const texts = useTexts('patient-pages')
  const doctor = useDoctor()
  const open = (uid: string) => navigate(linkTo('patient', { uid }))
  return (
    <div className="mb-5">
      <PatientForm
        today={mexicoToday()}
        noticeKey={doctor.notice_key}
        patient={null}
        typed={{ name, birth: '', gender: '', email: '', phone: '', curp: '', file: '' }}
        onValues={() => undefined}
        findAlike={amongOwn(({ uid }) => open(uid))}
        onCancel={onCancel}
        onSaved={({ uid }) => {
          notify({ colour: 'success', message: texts.added })
          open(uid)
        }}
      />
    </div>
  )
}
