import { useQuery } from '@tanstack/react-query'
import { FilePen, Plus } from 'lucide-react'
import { navigate } from '../../lib/router/address.ts'
import type { AssistantProfile } from '#contract/accounts/assistants.ts'
import type { DraftSummary } from '#contract/drafts/drafts.ts'
import { assistantCalls } from '../../lib/calls/assistant-calls.ts'
import { formatDateTime } from '../../lib/format.ts'
import { query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Clinical } from '../../ui/Clinical.tsx'

/** Page `/assistant`: the doctors for whom an assistant prepares prescriptions, and the unfinished drafts for each of them. */
export function AssistantPage() {
  const texts = useTexts('assistants')
  const { data, error, refetch } = useQuery(query(assistantCalls.me, {}))
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className="grid gap-8">
        {data?.doctors.map((doctor) => (
          <OfDoctor key={doctor.id} doctor={doctor} />
        ))}
        {data?.doctors.length === 0 && <EmptyState title={texts.noDoctors}>{texts.noDoctorsHelp}</EmptyState>}
        {error && !data && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
        {!data && !error && <SkeletonRows rows={3} className="h-16" />}
      </div>
    </Page>
  )
}

function OfDoctor({ doctor }: { doctor: AssistantProfile['doctors'][number] }) {
  const texts = useTexts('assistants')
  const params = { doctor: String(doctor.id) }
  const { data, error, refetch } = useQuery({ ...query(assistantCalls.drafts, { params }), staleTime: 0 })
  const title = texts.doctor(doctor.female, doctor.name)
  const begin = () => navigate(linkTo('prepare', { ...params, id: crypto.randomUUID() }))
  return (
    <section aria-label={title} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{title}</h2>
        <Button tone="primary" onClick={begin}>
          <Plus aria-hidden className="size-5" />
          {texts.prepare}
        </Button>
      </div>
      {data && data.length > 0 && (
        <ul className="rows overflow-hidden">
          {data.map((draft) => (
            <PreparedRow key={draft.id} draft={draft} to={linkTo('prepare', { ...params, id: draft.id })} />
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <EmptyState icon={FilePen} title={texts.none}>
          {texts.noneHelp}
        </EmptyState>
      )}
      {error && !data && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
      {!data && !error && <SkeletonRows rows={2} className="h-16" />}
    </section>
  )
}

const tones = { writing: 'outline', submitted: 'plain', returned: 'warn' } as const

function PreparedRow({ draft, to }: { draft: DraftSummary; to: string }) {
  const texts = useTexts('assistants')
  return (
    <li>
      <Link
        to={to}
        className="grid grid-cols-[minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3 text-ink! no-underline! hover:bg-sunk focus-visible:-outline-offset-2"
      >
        <span className="truncate font-semibold">{draft.patient_name || texts.patientNone}</span>
        <span className="sm:justify-self-end">
          <Tag tone={tones[draft.state]}>{texts.states[draft.state]}</Tag>
        </span>
        <span className="truncate font-normal text-ink-soft">
          {draft.state === 'returned' ? (
            draft.note
          ) : (
            <Clinical>{draft.medications.filter(Boolean).join(', ')}</Clinical>
          )}
        </span>
        <time dateTime={draft.changed_at} className="text-sm font-normal text-ink-faint sm:text-right">
          {formatDateTime(draft.changed_at)}
        </time>
      </Link>
    </li>
  )
}
