import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '../../../lib/router/params.ts'
import { assistantCalls } from '../../../lib/calls/assistant-calls.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { draftBody, emptyDraft } from '../draft/draft.ts'
import { ForDoctorProvider } from '../rows/for-doctor.ts'
import { PrepareForm } from './PrepareForm.tsx'
import type { PreparedStart } from './use-prepared-draft.ts'

/** Page `/assistant/:doctor/drafts/:id`: an assistant prepares a prescription for a doctor. An unknown id begins a new draft. */
export function PreparePage() {
  const { doctor = '', id = '' } = useParams()
  return <PreparedDraft key={`${doctor} ${id}`} doctor={doctor} id={id} />
}

function PreparedDraft({ doctor, id }: { doctor: string; id: string }) {
  const texts = useTexts('assistants')
  // The form opens with the first answer and stays open. The list of drafts may arrive later and name this draft; that must not
  // close the form while the assistant writes.
  const [start, setStart] = useState<PreparedStart>()
  const profile = useQuery(query(assistantCalls.me, {}))
  const list = useQuery({ ...query(assistantCalls.drafts, { params: { doctor } }), staleTime: 0, gcTime: 0 })
  const isKnown = list.data?.some((draft) => draft.id === id)
  const found = useQuery({
    ...query(assistantCalls.draft, { params: { doctor, id } }),
    enabled: isKnown === true && start === undefined,
    gcTime: 0,
  })
  const first = found.data ?? (isKnown === false ? blank(id) : undefined)
  if (!start && first) setStart(first)
  const whom = profile.data?.doctors.find((one) => String(one.id) === doctor)
  if (whom && start) {
    return (
      <ForDoctorProvider value={String(whom.id)}>
        <PrepareForm doctor={whom} start={start} />
      </ForDoctorProvider>
    )
  }
  const failed = [profile, list, found].find((one) => one.error)
  const isNobodys = profile.data !== undefined && !whom
  const back = (
    <Link button="quiet" to={paths.assistant}>
      {texts.back}
    </Link>
  )
  return (
    <Page title={texts.prepareTitle}>
      {failed ? (
        <LoadFailed title={texts.failed} error={failed.error} retry={failed.refetch} way={back} />
      ) : isNobodys ? (
        <EmptyState title={texts.failed} action={back} />
      ) : (
        <SkeletonRows rows={4} className="h-14" />
      )}
    </Page>
  )
}

const blank = (id: string): PreparedStart => ({
  body: draftBody(emptyDraft(id)),
  version: 0,
  state: 'writing',
  note: '',
})
