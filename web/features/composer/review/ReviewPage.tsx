import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { navigate } from '../../../lib/router/address.ts'
import { useParams } from '../../../lib/router/params.ts'
import type { Draft } from '#contract/drafts/drafts.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { draftCalls } from '../../../lib/calls/endpoints.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { linkTo, paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Link } from '../../../ui/Link.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { FormEnd } from '../../../ui/fields/FormEnd.tsx'
import { Page } from '../../../ui/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Changes } from './Changes.tsx'
import { GiveBackDialog } from './GiveBackDialog.tsx'

/**
 * Page `/drafts/:id`: the draft that an assistant prepared, its changes since the doctor saw it last, and what the doctor can do
 * with it.
 */
export function ReviewPage() {
  const texts = useTexts('draft-review')
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({ ...query(draftCalls.get, { params: { id } }), staleTime: 0 })
  if (data) return <Review draft={data} />
  const toDrafts = (
    <Link button="quiet" to={paths.drafts}>
      {texts.back}
    </Link>
  )
  return (
    <Page title={texts.reviewTitle} back={{ to: paths.drafts, label: texts.back }}>
      {error instanceof ApiError && error.status === 404 ? (
        <EmptyState title={texts.missing} action={toDrafts} />
      ) : error ? (
        <LoadFailed title={texts.failedOne} error={error} retry={refetch} way={toDrafts} />
      ) : (
        <SkeletonRows rows={5} className="h-12" />
      )}
    </Page>
  )
}

function Review({ draft }: { draft: Draft }) {
  const texts = useTexts('draft-review')
  const { patientNone, preparedBy } = useTexts('drafts')
  const [isReturning, setReturning] = useState(false)
  const name = draft.patient_name || patientNone
  return (
    <Page
      title={texts.reviewTitle}
      heading={name}
      back={{ to: paths.drafts, label: texts.back }}
      lead={preparedBy(draft.prepared_by)}
    >
      <div className="grid gap-5">
        {draft.note && draft.state === 'returned' && (
          <p className="rounded-card border border-line bg-sunk px-4 py-3">{draft.note}</p>
        )}
        <Changes title={draft.is_seen ? texts.changes : texts.content} draft={draft} />
        <FormEnd>
          {draft.state === 'submitted' && (
            <Button onClick={() => setReturning(true)}>{texts.giveBack}</Button>
          )}
          <Button
            tone="primary"
            onClick={() => navigate(linkTo('newPrescription', undefined, { draft: draft.id }))}
          >
            {texts.openAndSign}
          </Button>
        </FormEnd>
      </div>
      <GiveBackDialog draft={draft} isOpen={isReturning} onClose={() => setReturning(false)} />
    </Page>
  )
}
