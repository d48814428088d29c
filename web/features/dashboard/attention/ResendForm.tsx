import { useEffect, useRef } from 'react'
import { isEmail } from '#contract/values/email.ts'
import type { AttentionOf } from '#contract/dashboard/attention.ts'
import { api } from '../../../lib/calls/api.ts'
import { dashboardCalls, prescriptionCalls } from '../../../lib/calls/endpoints.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { refreshPrescriptions } from '../../../lib/calls/refresh-prescriptions.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { notify } from '../../../ui/notices/notices.ts'

export interface ResendFormProps {
  item: AttentionOf<'mail-failed' | 'mail-unknown'>
  onClose: () => void
}

/** Form in the row of a mail that did not arrive: sends it again, to the same address or a better one. */
export function ResendForm({ item, onClose }: ResendFormProps) {
  const { form: texts } = useTexts('attention')
  const { rules } = useTexts('common')
  const form = useForm({
    // The field begins empty where the patient's "email" is no address: it may be any identifier of the integrator (public-api.md
    // 1.5.5).
    initial: { email: isEmail(item.email) ? item.email : '' },
    validate: ({ email }) => ({
      email: email.trim() === '' ? texts.blank : isEmail(email.trim()) ? undefined : rules.email,
    }),
    send: async ({ email }) => {
      const sent = await api(prescriptionCalls.resend, {
        params: { signature: item.signature },
        body: { email: email.trim() },
      })
      notify({ message: sent.detail, colour: 'success' })
      onClose()
      await Promise.all([invalidate(dashboardCalls.read), refreshPrescriptions()])
    },
  })
  const element = useRef<HTMLFormElement>(null)
  // The first field gets the focus, because the doctor pressed the button of the row in order to write.
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-3 border-t border-line bg-sunk px-4 py-4 sm:px-5"
    >
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,24rem)_auto]">
        <TextField
          {...form.field('email')}
          label={texts.email}
          hint={item.kind === 'mail-unknown' ? texts.unknown : undefined}
          type="email"
          autoComplete="off"
          maxLength={254}
        />
        <div className="flex gap-3 sm:pt-[1.65rem]">
          <Button tone="primary" type="submit" busy={form.isSending}>
            {form.isSending ? texts.sending : texts.send}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </form>
  )
}
