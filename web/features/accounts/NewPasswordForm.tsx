import { navigate } from '../../lib/router/address.ts'
import { isLongEnough, PASSWORD_MIN } from '#contract/values/password.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { useBrand } from '../../lib/brand/brand.ts'
import { useForm } from '../../lib/form.ts'
import { request } from '../../lib/calls/request.ts'
import { logOut, sessionStatus } from '../../lib/account/session.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { accountCalls } from './calls.ts'
import { passwordChanged } from './password-changed.ts'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { PasswordStrength } from '../../ui/fields/PasswordStrength.tsx'

interface NewPasswordFormProps {
  link: { uid: string; token: string }
  /** Callback for an answer of the server that the mailed link is no longer valid. */
  onDead: () => void
}

export function NewPasswordForm({ link, onDead }: NewPasswordFormProps) {
  const texts = useTexts('access')
  const { passwordHint } = useTexts('security')
  const { name } = useBrand()
  const { rules } = texts
  const form = useForm({
    initial: { new_password1: '', new_password2: '' },
    validate: ({ new_password1: first, new_password2: second }) => ({
      new_password1: !first
        ? rules.passwordBlank
        : isLongEnough(first)
          ? undefined
          : rules.passwordShort(PASSWORD_MIN),
      new_password2: first === second ? undefined : rules.passwordsDiffer,
    }),
    send: async (values) => {
      try {
        await request(accountCalls.confirmReset, { body: { ...link, ...values } })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'link-dead') throw error
        onDead()
        return
      }
      // The new password has ended every session of the account, also that of this browser.
      if (sessionStatus.get() !== 'guest') await logOut()
      navigate(paths.passwordUpdated, passwordChanged)
    },
  })
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <PasswordField
        {...form.field('new_password1')}
        label={texts.newPassword}
        hint={passwordHint(PASSWORD_MIN)}
        autoComplete="new-password"
      />
      <PasswordStrength password={form.values.new_password1} words={[name]} />
      <PasswordField
        {...form.field('new_password2')}
        label={texts.newPasswordAgain}
        autoComplete="new-password"
      />
      <Button type="submit" tone="primary" busy={form.isSending} className="w-full">
        {form.isSending ? texts.saving : texts.newPasswordPage.submit}
      </Button>
    </form>
  )
}
