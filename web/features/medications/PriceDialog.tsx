import type { Drug } from '#contract/medications/medications.ts'
import { formatMoney } from '#contract/values/money.ts'
import { api } from '../../lib/calls/api.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { ownMedicationCalls } from './calls.ts'
import { refresh } from './refresh.ts'
import { formatMoneyInput, priceError } from './money-field.ts'

/** Dialog for the doctor's own price of one presentation. */
export function PriceDialog({ drug, onClose }: { drug: Drug; onClose: () => void }) {
  const texts = useTexts('medications')
  const { cancel } = useTexts('common')
  const form = useForm({
    initial: {
      price: drug.retail_price === null ? '' : formatMoney(Math.round(Number(drug.retail_price) * 100)),
    },
    validate: ({ price }) => ({ price: priceError(price, texts.priceFaults) }),
    send: async ({ price }) => {
      const written = formatMoneyInput(price)
      await api(ownMedicationCalls.setPrice, { params: { uid: drug.uid }, body: { price: written || null } })
      await refresh()
      notify({
        message: written ? texts.priceSaved(drug.presentation) : texts.priceRemoved(drug.presentation),
        colour: 'success',
      })
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.priceTitle}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button tone="primary" busy={form.isSending} onClick={() => void form.submit()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form className="grid gap-4" onSubmit={(event) => void form.submit(event)}>
        <p>{texts.priceText(drug.presentation)}</p>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <TextField
          {...form.field('price')}
          label={texts.price}
          hint={texts.priceHint}
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
        />
      </form>
    </Dialog>
  )
}
