import { useId } from 'react'
import type { Prescription } from '#contract/prescriptions.ts'
import { prescriptionCalls } from '../../../lib/calls/endpoints.ts'
import { isEmail } from '#contract/values/email.ts'
import { api } from '../../../lib/calls/api.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { refreshPrescriptions } from '../../../lib/calls/refresh-prescriptions.ts'

interface DialogProps {
  rx: Prescription
  isOpen: boolean
  onClose: () => void
}

/** Dialog that sends the mail of a prescription once more, to the patient's address or a better one. */
export function ResendDialog({ rx, isOpen, onClose }: DialogProps) {
  const { resendDialog: texts } = useTexts('prescription')
  const { unnamed } = useTexts('prescriptions')
  const { cancel, rules } = useTexts('common')
  const formId = useId()
  const form = useForm({
    // The field begins empty where the patient's "email" is no address: it may be any identifier of the integrator (public-api.md
    // 1.5.5).
    initial: { email: isEmail(rx.contact.email) ? rx.contact.email : '', cc: '' },
    validate: ({ email, cc }) => ({
      email: email.trim() ? addressError(email, rules.email) : texts.emailBlank,
      cc: cc.trim() ? addressError(cc, rules.email) : undefined,
    }),
    send: async ({ email, cc }) => {
      const body = { email: email.trim(), cc: cc.trim() }
      const { detail } = await api(prescriptionCalls.resend, { params: { signature: rx.signature }, body })
      onClose()
      notify({ message: detail, colour: 'success' })
      await refreshPrescriptions()
    },
  })
  const [sent] = rx.status.sent_status
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closesOutside={false}
      title={texts.title}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button tone="primary" busy={form.isSending} type="submit" form={formId}>
            {form.isSending ? texts.sending : texts.send}
          </Button>
        </>
      }
    >
      <p>{texts.lead(rx.patient.name || unnamed)}</p>
      {(sent === 'unknown' || sent === 'failed') && (
        <p className="rounded-control bg-warn-soft px-3 py-2 text-warn-ink">{texts[sent]}</p>
      )}
      <form id={formId} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <TextField
          {...form.field('email')}
          label={texts.email}
          type="email"
          autoComplete="off"
          maxLength={254}
        />
        <TextField
          {...form.field('cc')}
          label={texts.cc}
          hint={texts.ccHint}
          type="email"
          autoComplete="off"
          maxLength={254}
          optional
        />
      </form>
    </Dialog>
  )
}

const addressError = (address: string, message: string): string | undefined =>
  isEmail(address.trim()) ? undefined : message
