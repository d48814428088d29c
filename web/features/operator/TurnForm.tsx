import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { beginTurn } from './turn.ts'
import { useArrivalFocus } from '../../ui/fields/use-arrival-focus.ts'

export function TurnForm() {
  const texts = useTexts('operator')
  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      email: email.trim() ? undefined : texts.blank,
      password: password ? undefined : texts.blank,
    }),
    send: ({ email, password }) => beginTurn(email, password),
  })
  useArrivalFocus(form.field('email').id)
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <TextField
        {...form.field('email')}
        label={texts.email}
        type="email"
        autoComplete="username"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordField {...form.field('password')} label={texts.password} autoComplete="current-password" />
      <Button type="submit" tone="primary" busy={form.isSending}>
        {form.isSending ? texts.entering : texts.enter}
      </Button>
    </form>
  )
}
