import { useState } from 'react'
import type { PaymentAccount } from '#contract/paylinks/paylinks.ts'
import { groupedClabe } from '#contract/values/identifiers/grouped-clabe.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { BankAccountForm } from './BankAccountForm.tsx'

/** The bank account to which payment links are paid, with a button to change it for later payment links. */
export function AccountSummary({ account }: { account: PaymentAccount }) {
  const { activation } = useTexts('paylinks')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (isOpen) return <BankAccountForm account={account} onSaved={close} onCancel={close} />
  return (
    <section aria-labelledby="account" className="grid content-start justify-items-start gap-2">
      <h2 id="account" className="font-semibold">
        {activation.account}
      </h2>
      <p className="text-ink-soft">
        {account.bank}, <span className="whitespace-nowrap">{groupedClabe(account.clabe)}</span>
        <br />
        {account.holder}
      </p>
      {account.cards && <p className="text-ink-soft">{activation.cards}</p>}
      <Button onClick={() => setOpen(true)}>{activation.change}</Button>
    </section>
  )
}
