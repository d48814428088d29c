import { useQuery } from '@tanstack/react-query'
import type { PaymentAccount } from '#contract/paylinks/paylinks.ts'
import { profileCalls } from '../../lib/calls/endpoints.ts'
import { api } from '../../lib/calls/api.ts'
import { invalidate, query } from '../../lib/calls/query.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { FormEnd } from '../../ui/fields/FormEnd.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { paylinkActs } from './calls.ts'

const DIGITS = 18

interface BankAccountFormProps {
  account: PaymentAccount
  onSaved?: () => void
  /** Callback that closes the form without a change; absent where the form is the page. */
  onCancel?: () => void
}

/**
 * Form for the bank account of the payment links. Saving it activates the payment links. While the CLABE is typed, the form
 * shows the bank.
 */
export function BankAccountForm({ account, onSaved, onCancel }: BankAccountFormProps) {
  const { cancel } = useTexts('common')
  const { activation: texts } = useTexts('paylinks')
  const isActive = account.state === 'active'
  const form = useForm({
    initial: { clabe: account.clabe, holder: account.holder },
    validate: ({ clabe, holder }) => ({
      clabe: digitsOf(clabe).length === DIGITS ? undefined : texts.left(DIGITS - digitsOf(clabe).length),
      holder: holder.trim().length >= 3 ? undefined : texts.holderHint,
    }),
    send: async (values) => {
      const saved = await api(paylinkActs.activate, { body: values })
      await Promise.all([invalidate(paylinkActs.account), invalidate(profileCalls.get)])
      const done = saved.state === 'active' ? texts.active : texts.requested
      notify({ message: isActive ? texts.saved : done, colour: 'success' })
      onSaved?.()
    },
  })
  return (
    <form className="grid max-w-2xl gap-5 surface p-5 sm:p-6" onSubmit={(event) => void form.submit(event)}>
      {isActive && <h2 className="font-semibold">{texts.change}</h2>}
      {!isActive && (
        <div className="grid gap-1.5">
          <h2 className="text-lg font-semibold">
            {account.state === 'requested' ? texts.requested : texts.title}
          </h2>
          <p className="text-ink-soft">{account.state === 'requested' ? texts.requestedHelp : texts.lead}</p>
        </div>
      )}
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <TextField
        {...form.field('clabe')}
        label={texts.clabe}
        hint={<BankHint typed={form.values.clabe} />}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
      />
      <TextField
        {...form.field('holder')}
        label={texts.holder}
        hint={texts.holderHint}
        autoComplete="name"
        maxLength={80}
      />
      <FormEnd>
        {onCancel && <Button onClick={onCancel}>{cancel}</Button>}
        <Button tone="primary" type="submit" busy={form.isSending}>
          {account.state === 'none' ? texts.ask : texts.save}
        </Button>
      </FormEnd>
    </form>
  )
}

/** The bank of a complete CLABE, or the fault of an incomplete one, in words. */
function BankHint({ typed }: { typed: string }) {
  const { activation: texts } = useTexts('paylinks')
  const digits = digitsOf(typed)
  const { data } = useQuery({
    ...query(paylinkActs.clabe, { params: { value: digits } }),
    enabled: digits.length === DIGITS,
  })
  const checked = digits.length === DIGITS ? data : undefined
  return (
    <span role="status">
      {checked?.ok && texts.bankIs(checked.bank)}
      {checked?.ok === false && texts.wrong}
      {!checked &&
        (digits.length > 0 && digits.length < DIGITS ? texts.left(DIGITS - digits.length) : texts.clabeHint)}
    </span>
  )
}

const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '')
