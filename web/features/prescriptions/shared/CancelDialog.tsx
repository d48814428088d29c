import { useId } from 'react'
import { pharmacies } from '../../../lib/endpoints.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { api } from '../../../lib/api.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { notify } from '../../../ui/notices.ts'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { drugName } from './drug-name.ts'
import { refreshPrescriptions } from './refresh.ts'

const REASONS = ['mistake', 'treatment', 'duplicate', 'unwanted', 'other'] as const
type Reason = (typeof REASONS)[number]
const isReason = (value: string): value is Reason => REASONS.some((reason) => reason === value)

/** As long as the contract lets a reason be. */
const LONGEST = 300

interface DialogProps {
  rx: Prescription
  isOpen: boolean
  onClose: () => void
}

/** Ends a prescription for good, with its reason, after saying what that means and what it no longer changes. */
export function CancelDialog({ rx, isOpen, onClose }: DialogProps) {
  const { cancelDialog: texts, unnamed } = useTexts('prescriptions')
  const formId = useId()
  const form = useForm({
    initial: { reason: '', other: '' },
    validate: ({ reason, other }) => ({
      reason: isReason(reason) ? undefined : texts.reasonBlank,
      other: reason !== 'other' || other.trim() ? undefined : texts.otherBlank,
    }),
    send: async ({ reason, other }) => {
      if (!isReason(reason)) return
      await api(pharmacies.reject, {
        params: { signature: rx.signature },
        body: {
          rejected: true,
          reason_of_rejected: reason === 'other' ? other.trim() : texts.reasons[reason],
        },
      })
      onClose()
      notify({ message: texts.done, colour: 'success' })
      await refreshPrescriptions()
    },
  })
  const dispensed = rx.medications.filter((row) => row.bought_qty > 0)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closesOutside={false}
      title={texts.title}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button tone="danger" busy={form.isSending} type="submit" form={formId}>
            {form.isSending ? texts.cancelling : texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.consequence(rx.patient.name || unnamed)}</p>
      {dispensed.length > 0 && (
        <div className="rounded-control bg-warn-soft px-3 py-2 text-warn-ink">
          <p className="font-semibold">{texts.dispensed}</p>
          <ul>
            {dispensed.map((row) => (
              <li key={row.id}>{texts.dispensedRow(row.bought_qty, drugName(row))}</li>
            ))}
          </ul>
        </div>
      )}
      <form id={formId} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <Select
          {...form.field('reason')}
          label={texts.reason}
          options={[
            { value: '', label: texts.choose, disabled: true },
            ...REASONS.map((value) => ({ value, label: texts.reasons[value] })),
          ]}
        />
        {form.values.reason === 'other' && (
          <TextArea {...form.field('other')} label={texts.other} maxLength={LONGEST} />
        )}
      </form>
    </Dialog>
  )
}
