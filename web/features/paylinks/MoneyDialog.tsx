import type { PaylinkDetail } from '#contract/paylinks/paylinks.ts'
import { centsTyped } from '#contract/values/money.ts'
import { api } from '../../lib/calls/api.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { paylinkActs } from './calls.ts'
import { refreshPaylinks } from './refresh-paylinks.ts'

const FORM = 'move-money'

interface MoneyDialogProps {
  act: 'confirm' | 'refund'
  link: PaylinkDetail
  onClose: () => void
}

/** Dialog that records money which arrived by bank transfer, or was given back. */
export function MoneyDialog({ act, link, onClose }: MoneyDialogProps) {
  const { one: texts, form: formTexts } = useTexts('paylinks')
  const { cancel } = useTexts('common')
  const isRefund = act === 'refund'
  const isAgain = !isRefund && link.state === 'paid'
  const missing = isAgain ? 0 : Math.max(link.amount_cents - link.balance_cents, 0)
  const expected = isRefund ? link.balance_cents : missing
  const form = useForm({
    initial: { amount_cents: expected > 0 ? (expected / 100).toFixed(2) : '', note: '' },
    validate: ({ amount_cents: amount, note }) => ({
      amount_cents: centsTyped(amount) ? undefined : formTexts.amountFormat,
      note: isRefund && note.trim() === '' ? texts.refundNoteMissing : undefined,
    }),
    send: async ({ amount_cents: amount, note }) => {
      const body = { version: link.version, amount_cents: centsTyped(amount) ?? 0, note }
      const params = { slug: link.slug }
      if (isRefund) await api(paylinkActs.refund, { params, body })
      else await api(paylinkActs.confirm, { params, body })
      await refreshPaylinks()
      notify({ message: isRefund ? texts.refunded : texts.confirmed, colour: 'success' })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={isRefund ? texts.refundTitle : texts.confirmTitle}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button tone="primary" type="submit" form={FORM} busy={form.isSending}>
            {isRefund ? texts.refundNow : texts.confirmNow}
          </Button>
        </>
      }
    >
      <form id={FORM} className="grid gap-4" onSubmit={(event) => void form.submit(event)}>
        {isRefund && <p>{texts.refundText}</p>}
        {!isRefund && <p>{isAgain ? texts.againText : texts.confirmText}</p>}
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <TextField
          {...form.field('amount_cents')}
          label={isRefund ? texts.refundAmount : texts.confirmAmount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
        />
        <TextField
          {...form.field('note')}
          label={isRefund ? texts.refundNote : texts.confirmNote}
          optional={!isRefund}
          autoComplete="off"
          maxLength={120}
        />
      </form>
    </Dialog>
  )
}
