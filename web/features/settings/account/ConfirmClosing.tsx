import { useId } from 'react'
import { api } from '../../../lib/calls/api.ts'
import { closingCalls, refreshClosing } from '../../../lib/account/closing.ts'
import { useForm } from '../../../lib/form.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormEnd } from '../../../ui/fields/FormEnd.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'

/** Form to close the account: the doctor types the email address of the account to confirm. */
export function ConfirmClosing({ days }: { days: number }) {
  const texts = useTexts('closing')
  const { email } = useDoctor()
  const titleId = useId()
  const form = useForm({
    initial: { email: '' },
    validate: ({ email: typed }) => ({ email: faultOf(typed, email, texts.rules) }),
    send: async (values) => {
      await api(closingCalls.request, { body: values })
      await refreshClosing()
    },
  })
  // The address is validated only when it is sent: an error that appears on blur would move the button away from the
  // pointer.
  const { onBlur: _left, ...field } = form.field('email')
  return (
    <section aria-labelledby={titleId} className="grid gap-4 surface p-4 sm:p-6">
      <div>
        <h2 id={titleId} className="text-lg font-semibold">
          {texts.confirmTitle}
        </h2>
        <p className="text-ink-soft">{texts.confirmLead(days)}</p>
      </div>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <TextField
          {...field}
          label={texts.confirmLabel(email)}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <FormEnd>
          <Button type="submit" tone="danger" busy={form.isSending}>
            {form.isSending ? texts.submitting : texts.submit}
          </Button>
        </FormEnd>
      </form>
    </section>
  )
}

function faultOf(
  typed: string,
  email: string,
  rules: { blank: string; differs: string },
): string | undefined {
  const text = typed.trim().toLowerCase()
  if (text === '') return rules.blank
  return text === email ? undefined : rules.differs
}
