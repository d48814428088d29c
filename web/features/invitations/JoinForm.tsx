import { navigate } from '../../lib/router/address.ts'
import type { InvitationSeen } from '#contract/accounts/invitations.ts'
import { isLongEnough, PASSWORD_MIN } from '#contract/values/password.ts'
import { useBrand } from '../../lib/brand/brand.ts'
import { useForm } from '../../lib/form.ts'
import { request } from '../../lib/calls/request.ts'
import { beginSession } from '../../lib/account/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { PasswordStrength } from '../../ui/fields/PasswordStrength.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { invitationCalls } from './calls.ts'

/**
 * Form that makes an account for the invited email address, and accepts the invitation. The mail has already confirmed the
 * address.
 */
export function JoinForm({ link, seen }: { link: string; seen: InvitationSeen }) {
  const texts = useTexts('invitations')
  const access = useTexts('access')
  const { passwordHint } = useTexts('security')
  const { name } = useBrand()
  const { rules } = access
  const form = useForm({
    initial: { name: '', password1: '', password2: '' },
    validate: (v) => ({
      name: v.name.trim() ? undefined : texts.nameBlank,
      password1: !v.password1
        ? rules.passwordBlank
        : isLongEnough(v.password1)
          ? undefined
          : rules.passwordShort(PASSWORD_MIN),
      password2: v.password1 === v.password2 ? undefined : rules.passwordsDiffer,
    }),
    send: async (values) => {
      await request(invitationCalls.join, { body: { link, ...values } })
      await beginSession({ email: seen.email, password: values.password1 })
      navigate(seen.role === 'ASSISTANT' ? paths.assistant : paths.index, { replace: true })
    },
  })
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
      <p className="break-words">{texts.joinAs(seen.email)}</p>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <TextField {...form.field('name')} label={texts.name} autoComplete="name" maxLength={160} />
      <PasswordField
        {...form.field('password1')}
        label={access.password}
        hint={passwordHint(PASSWORD_MIN)}
        autoComplete="new-password"
      />
      <PasswordStrength password={form.values.password1} words={[name, seen.email]} />
      <PasswordField {...form.field('password2')} label={access.passwordAgain} autoComplete="new-password" />
      <Button type="submit" tone="primary" busy={form.isSending} className="w-full">
        {texts.join}
      </Button>
    </form>
  )
}
