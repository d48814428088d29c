import { navigate } from '../../lib/router/address.ts'
import { useForm } from '../../lib/form.ts'
import { request } from '../../lib/calls/request.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { AccessPanel } from './AccessPanel.tsx'
import { accountCalls } from './calls.ts'
import { checkEmailFor } from './check-email.ts'
import { emailFault } from './email-fault.ts'
import { EmailField } from './EmailField.tsx'
import { ToLoginLink } from './ToLoginLink.tsx'
import { useArrivalFocus } from '../../ui/fields/use-arrival-focus.ts'

interface AskForMailProps {
  kind: 'confirmation' | 'reset'
  title: string
  lead: string
  submit: string
}

/**
 * Form to request a password reset mail or a confirmation mail. The answer is the same whether the address has an account or not.
 */
export function AskForMail({ kind, title, lead, submit }: AskForMailProps) {
  const texts = useTexts('access')
  const form = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: emailFault(email, texts.rules) }),
    send: async (values) => {
      const email = values.email.trim()
      await (kind === 'reset'
        ? request(accountCalls.requestReset, { body: { email } })
        : request(accountCalls.resendConfirmation, { body: { email } }))
      navigate(paths.checkEmail, checkEmailFor(kind, email))
    },
  })
  useArrivalFocus(form.field('email').id)
  return (
    <AccessPanel title={title} lead={lead} ways={<ToLoginLink />}>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <EmailField {...form.field('email')} />
        <Button type="submit" tone="primary" busy={form.isSending} className="w-full">
          {form.isSending ? texts.sending : submit}
        </Button>
      </form>
    </AccessPanel>
  )
}
