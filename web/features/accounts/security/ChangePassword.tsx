import { useId } from 'react'
import { isLongEnough, PASSWORD_MIN } from '#contract/values/password.ts'
import { api } from '../../../lib/calls/api.ts'
import { useBrand } from '../../../lib/brand/brand.ts'
import { useForm } from '../../../lib/form.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormEnd } from '../../../ui/fields/FormEnd.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { accountCalls } from '../calls.ts'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { PasswordStrength } from '../../../ui/fields/PasswordStrength.tsx'

/**
 * Form to change the password. The server checks the current password in the request that changes it (rule `valid_password`).
 */
export function ChangePassword({ email, name }: { email: string; name: string }) {
  const texts = useTexts('security')
  const { rules } = texts
  const brand = useBrand()
  const titleId = useId()
  const form = useForm({
    initial: { old_password: '', new_password1: '', new_password2: '' },
    validate: ({ old_password: old, new_password1: first, new_password2: second }) => ({
      old_password: old ? undefined : rules.oldBlank,
      new_password1: !first ? rules.newBlank : isLongEnough(first) ? undefined : rules.newShort(PASSWORD_MIN),
      new_password2: first === second ? undefined : rules.differ,
    }),
    send: async (values) => {
      await api(accountCalls.changePassword, { body: values })
      form.reset()
      await invalidate(accountCalls.sessions)
    },
  })
  return (
    <section aria-labelledby={titleId} className="grid gap-4 surface p-4 sm:p-6">
      <div>
        <h2 id={titleId} className="text-lg font-semibold">
          {texts.changeTitle}
        </h2>
        <p className="text-ink-soft">{texts.changeLead}</p>
      </div>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {/* Password managers store the new password with the email address in this hidden field. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.field('old_password')}
          label={texts.oldPassword}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field('new_password1')}
          label={texts.newPassword}
          hint={texts.passwordHint(PASSWORD_MIN)}
          autoComplete="new-password"
        />
        <PasswordStrength password={form.values.new_password1} words={[email, brand.name]} more={[name]} />
        <PasswordField
          {...form.field('new_password2')}
          label={texts.newPasswordAgain}
          autoComplete="new-password"
        />
        <FormEnd done={form.isSaved && texts.changed}>
          <Button type="submit" tone="primary" busy={form.isSending}>
            {form.isSending ? texts.saving : texts.save}
          </Button>
        </FormEnd>
      </form>
    </section>
  )
}
