import { useQuery } from '@tanstack/react-query'
import { FilePen } from 'lucide-react'
import { useState } from 'react'
import type { DraftSummary } from '#contract/drafts/drafts.ts'
import { usePrescriptionName } from '../../lib/account/prescription-name.ts'
import { draftCalls } from '../../lib/calls/endpoints.ts'
import { query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { useDeviceDrafts } from '../../lib/drafts/use-device-drafts.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Link } from '../../ui/Link.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import { DraftList } from './DraftList.tsx'
import { type LeavingDraft, useLeaving } from './use-leaving.ts'

/**
 * Page `/drafts`: first the drafts that wait for a network, then those that wait for the doctor's signature, then the unfinished
 * ones.
 */
export function DraftsPage() {
  const texts = useTexts('drafts')
  const waitingTexts = useTexts('waiting')
  const prescriptionName = usePrescriptionName()
  const { data, error, refetch } = useQuery(query(draftCalls.list, {}))
  const { stopWaiting, discard } = useLeaving()
  // The question whether to discard a draft stays open when an answer of the server moves the draft from one list to another.
  const [leaving, setLeaving] = useState<LeavingDraft | null>(null)
  const leave = (draft: DraftSummary) => setLeaving({ draft, isWaiting: false })
  const { waiting, here, others } = useDeviceDrafts(data ?? [])
  const queue = others.filter(({ state }) => state === 'submitted')
  const own = others.filter(({ prepared_by }) => prepared_by === '')
  const preparing = others.filter((one) => one.prepared_by !== '' && one.state !== 'submitted')
  return (
    <Page title={texts.title} lead={texts.lead}>
      <div className="grid gap-7">
        {waiting.length > 0 && (
          <DraftList
            title={waitingTexts.title}
            lead={waitingTexts.lead}
            drafts={waiting}
            stopWaiting={(draft) => void stopWaiting(draft)}
            discard={(draft) => setLeaving({ draft, isWaiting: true })}
          />
        )}
        {queue.length > 0 && (
          <DraftList title={texts.queue} lead={texts.queueLead} drafts={queue} discard={leave} />
        )}
        {here.length > 0 && (
          <DraftList title={texts.here} lead={texts.hereLead} drafts={here} discard={leave} />
        )}
        {own.length > 0 && <DraftList title={texts.mine} drafts={own} discard={leave} />}
        {preparing.length > 0 && <DraftList title={texts.preparing} drafts={preparing} discard={leave} />}
        {data?.length === 0 && here.length === 0 && waiting.length === 0 && (
          <EmptyState
            icon={FilePen}
            title={texts.none}
            action={
              <Link button="primary" to={paths.newPrescription}>
                {prescriptionName}
              </Link>
            }
          >
            {texts.noneHelp}
          </EmptyState>
        )}
        {error && !data && <LoadFailed title={texts.failed} error={error} retry={refetch} />}
        {!data && !error && <SkeletonRows rows={4} className="h-[4.25rem]" />}
      </div>
      <DiscardDialog
        leaving={leaving}
        close={() => setLeaving(null)}
        discard={(draft) => void discard(draft)}
      />
    </Page>
  )
}
