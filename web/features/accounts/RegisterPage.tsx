import { navigate } from '../../lib/router/address.ts'
import { isLongEnough, PASSWORD_MIN } from '#contract/values/password.ts'
import { useBrand } from '../../lib/brand/brand.ts'
import { rememberedPath } from '../../lib/account/token-storage.ts'
import { useForm } from '../../lib/form.ts'
import { request } from '../../lib/calls/request.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { Link } from '../../ui/Link.tsx'
import { AccessPanel } from './AccessPanel.tsx'
import { accountCalls } from './calls.ts'
import { checkEmailFor } from './check-email.ts'
import { emailFault } from './email-fault.ts'
import { EmailField } from './EmailField.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { PasswordStrength } from '../../ui/fields/PasswordStrength.tsx'
import { useArrivalFocus } from '../../ui/fields/use-arrival-focus.ts'

/**
 * Registration of a new doctor with an email address and a password. All other data are asked for after the address is confirmed.
 */
export function RegisterPage() {
  const texts = useTexts('access')
  const { passwordHint } = useTexts('security')
  const { name } = useBrand()
  const { rules } = texts
  const form = useForm({
    initial: { email: '', password1: '', password2: '' },
    validate: ({ email, password1, password2 }) => ({
      email: emailFault(email, rules),
      password1: !password1
        ? rules.passwordBlank
        : isLongEnough(password1)
          ? undefined
          : rules.passwordShort(PASSWORD_MIN),
      password2: password1 === password2 ? undefined : rules.passwordsDiffer,
    }),
    send: async (values) => {
      const email = values.email.trim()
      await request(accountCalls.register, { body: { ...values, email } })
      // The next login in this tab opens the onboarding (four steps of a new doctor), on whichever device the mail is confirmed.
      rememberedPath.set(paths.welcome)
      navigate(paths.checkEmail, checkEmailFor('registration', email))
    },
  })
  useArrivalFocus(form.field('email').id)
  return (
    <AccessPanel
      title={texts.register.title}
      lead={texts.register.lead}
      ways={
        <p className="text-ink-soft">
          {texts.register.known} <Link to={paths.login}>{texts.toLogin}</Link>
        </p>
      }
    >
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <EmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password1')}
          label={texts.password}
          hint={passwordHint(PASSWORD_MIN)}
          autoComplete="new-password"
        />
        <PasswordStrength password={form.values.password1} words={[form.values.email, name]} />
        <PasswordField {...form.field('password2')} label={texts.passwordAgain} autoComplete="new-password" />
        <Button type="submit" tone="primary" busy={form.isSending} className="w-full">
          {form.isSending ? texts.sending : texts.register.submit}
        </Button>
      </form>
    </AccessPanel>
  )
}
