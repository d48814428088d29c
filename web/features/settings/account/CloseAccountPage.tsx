import { useQuery } from '@tanstack/react-query'
import { closingCalls } from '../../../lib/account/closing.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { BlockedBy } from './BlockedBy.tsx'
import { ConfirmClosing } from './ConfirmClosing.tsx'
import { Consequences } from './Consequences.tsx'
import { PendingClosing } from './PendingClosing.tsx'

/**
 * Page Cerrar Cuenta (specification section 2): the consequences of closing the account, and below them the form. Once the
 * closing is requested, its date and a button to undo it stand above the consequences, without the form.
 */
export function CloseAccountPage() {
  const texts = useTexts('closing')
  const { data, error, refetch } = useQuery(query(closingCalls.get, {}))
  return (
    <Page title={texts.title} lead={texts.lead} width="narrow">
      {error && !data ? (
        <LoadFailed title={texts.notLoaded} error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : (
        <div className="grid gap-6">
          {data.closes_at && <PendingClosing at={data.closes_at} />}
          <Consequences closing={data} />
          {!data.closes_at &&
            (data.blocked_by.length > 0 ? (
              <BlockedBy hospitals={data.blocked_by} />
            ) : (
              <ConfirmClosing days={data.grace_days} />
            ))}
        </div>
      )}
    </Page>
  )
}
