import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useDoctor } from '../../lib/account/profile.ts'
import { query } from '../../lib/calls/query.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { BankAccountForm } from './BankAccountForm.tsx'
import { Ledger } from './Ledger.tsx'
import { NewPaylink } from './NewPaylink.tsx'
import { paylinkActs } from './calls.ts'

/** Page `/paylinks`: the ledger of a doctor who has activated payment links, and their activation for other doctors. */
export function PaylinksPage() {
  const texts = useTexts('paylinks')
  const { data: account, error, refetch } = useQuery(query(paylinkActs.account, {}))
  const [isAdding, setAdding] = useState(false)
  const { activate_paymentlinks: isKnownActive } = useDoctor()
  // The profile says whether payment links are active before the account is read, so that the page is laid out at once.
  const isActive = account ? account.state === 'active' : isKnownActive && !error
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        isActive &&
        !isAdding && (
          <Button tone="primary" onClick={() => setAdding(true)} className="max-sm:w-full">
            <Plus aria-hidden className="size-5" />
            {texts.create}
          </Button>
        )
      }
    >
      {isAdding && <NewPaylink onClose={() => setAdding(false)} />}
      {isActive && <Ledger account={account} />}
      {account && !isActive && <BankAccountForm account={account} />}
      {error && !account && <LoadFailed title={texts.activation.failed} error={error} retry={refetch} />}
      {!account && !error && !isActive && <SkeletonRows rows={5} className="h-[4.75rem]" />}
    </Page>
  )
}
