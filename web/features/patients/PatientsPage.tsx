import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, UserPlus, UserSearch } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Patient } from '#contract/patients.ts'
import { ageOn } from '#contract/values/age.ts'
import { today } from '../../lib/day.ts'
import { formatCount, formatDate } from '../../lib/format.ts'
import { patientPages } from '../../lib/patient-calls.ts'
import { useDoctor } from '../../lib/profile.ts'
import { query } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { notify } from '../../ui/notices.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { amongOwn } from '../../ui/patient/alike.ts'
import { PatientForm } from '../../ui/patient/PatientForm.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { PatientSearchBox } from './PatientSearchBox.tsx'
import { shownPhone } from './shown-phone.ts'
import { Anchor } from '../../ui/Anchor.tsx'

const PAGE_SIZE = 25

/** `/patients`: everybody this doctor has, recently prescribed first, found by typing. */
export function PatientsPage() {
  const texts = useTexts('patient-pages')
  const doctor = useDoctor()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').slice(0, 200)
  const offset = Math.max(0, Math.trunc(Number(params.get('offset') ?? 0)) || 0)
  const [isAdding, setAdding] = useState(false)
  const summary = useRef<HTMLParagraphElement>(null)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(patientPages.page, { query: { limit: PAGE_SIZE, offset, search } }),
    placeholderData: keepPreviousData,
  })
  const change = (part: { search?: string; offset?: number }) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        const { search: sought = search, offset: at = 0 } = part
        if (sought) next.set('search', sought)
        else next.delete('search')
        if (at > 0) next.set('offset', String(at))
        else next.delete('offset')
        return next
      },
      { replace: true },
    )
  const rows = data?.results ?? []
  const said =
    data &&
    (search
      ? texts.found(formatCount(data.count), data.count === 1, search)
      : texts.count(formatCount(data.count), data.count === 1))
  const go = (next: number) => {
    change({ offset: next })
    summary.current?.focus()
  }
  return (
    <Page
      title={texts.title}
      width="normal"
      actions={
        !isAdding && (
          <Button onClick={() => setAdding(true)}>
            <UserPlus aria-hidden className="size-5" />
            {texts.add}
          </Button>
        )
      }
    >
      {isAdding && (
        <div className="mb-5">
          <PatientForm
            today={today()}
            responsible={doctor.id}
            patient={null}
            typed={{ name: search, birth: '', gender: '', email: '', phone: '', curp: '' }}
            onValues={() => undefined}
            findAlike={amongOwn(({ uid }) => void navigate(linkTo('patient', { uid })))}
            onCancel={() => setAdding(false)}
            onSaved={({ uid }) => {
              notify({ colour: 'success', message: texts.added })
              void navigate(linkTo('patient', { uid }))
            }}
          />
        </div>
      )}
      <PatientSearchBox search={search} onSearch={(text) => change({ search: text })} />
      <p ref={summary} tabIndex={-1} className="mt-2 mb-3 min-h-6 text-sm text-ink-faint outline-none">
        {said}
      </p>
      <LiveRegion text={!isPlaceholderData && search ? (said ?? '') : ''} />
      {rows.length > 0 && (
        <ul aria-label={texts.list} className="divide-y divide-line rounded-card border border-line bg-card">
          {rows.map((patient) => (
            <PatientRow key={patient.uid} patient={patient} />
          ))}
        </ul>
      )}
      {data && rows.length > 0 && data.count > rows.length && (
        <nav aria-label={texts.pages} className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-soft">
            {texts.range(formatCount(offset + 1), formatCount(offset + rows.length), formatCount(data.count))}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button disabled={offset === 0} onClick={() => go(Math.max(0, offset - PAGE_SIZE))}>
              <ChevronLeft aria-hidden className="size-4.5" />
              {texts.previous}
            </Button>
            <Button disabled={offset + rows.length >= data.count} onClick={() => go(offset + PAGE_SIZE)}>
              {texts.next}
              <ChevronRight aria-hidden className="size-4.5" />
            </Button>
          </div>
        </nav>
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

function PatientRow({ patient }: { patient: Patient }) {
  const texts = useTexts('patient-pages')
  const { ageAndSex, sexes } = useTexts('patients')
  const last = patient.last_prescribed_at
  return (
    <li className="relative grid gap-x-6 px-4 py-3 hover:bg-sunk sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-center sm:px-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,13rem)_11.5rem]">
      <div className="min-w-0 sm:max-lg:row-span-2">
        <Anchor
          to={linkTo('patient', { uid: patient.uid })}
          className="font-semibold text-ink no-underline outline-none wrap-anywhere after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          {patient.name}
        </Anchor>
        <p className="text-ink-soft">
          {ageAndSex(ageOn(patient.date_of_birth, today()), sexes[patient.gender])}
        </p>
      </div>
      <p className="truncate text-sm text-ink-soft sm:max-lg:text-right">
        {patient.phone ? shownPhone(patient.phone) : patient.email}
      </p>
      <p className="text-sm text-ink-faint sm:text-right">
        {last ? texts.lastPrescription(formatDate(last)) : texts.neverPrescribed}
      </p>
    </li>
  )
}
