import { useId } from 'react'
import type { ExportedKey } from '#contract/accounts/keys.ts'
import { isLongEnough, PASSPHRASE_STRENGTH, PASSWORD_MIN } from '#contract/values/password.ts'
import { api } from '../../../lib/calls/api.ts'
import { useBrand } from '../../../lib/brand/brand.ts'
import { useForm } from '../../../lib/form.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { useStrength } from '../../../lib/account/use-strength.ts'
import { FormEnd } from '../../../ui/fields/FormEnd.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { PasswordStrength } from '../../../ui/fields/PasswordStrength.tsx'
import { keyCalls } from './calls.ts'

/** Form for a passphrase, typed twice, with which the exported key is encrypted. */
export function ExportForm({ onExported }: { onExported: (exported: ExportedKey) => void }) {
  const texts = useTexts('keys')
  const { rules } = texts
  const { email, name } = useDoctor()
  const brand = useBrand()
  const titleId = useId()
  const words = [email, brand.name]
  const more = [name]
  const form = useForm({
    initial: { passphrase: '', again: '' },
    validate: ({ passphrase, again }) => ({
      passphrase: !passphrase
        ? rules.blank
        : isLongEnough(passphrase)
          ? undefined
          : rules.short(PASSWORD_MIN),
      again: again === passphrase ? undefined : rules.differ,
    }),
    send: async ({ passphrase }) => {
      onExported(await api(keyCalls.export, { body: { passphrase } }))
      await invalidate(keyCalls.list)
    },
  })
  // The passphrase is validated only when it is sent: an error that appears on blur would move the button away from
  // the pointer.
  const { onBlur: _left, ...field } = form.field('passphrase')
  const { onBlur: _leftToo, ...again } = form.field('again')
  const strength = useStrength(form.values.passphrase, words, more)
  const isWeak = strength !== undefined && strength.score < PASSPHRASE_STRENGTH
  return (
    <section aria-labelledby={titleId} className="grid gap-4 surface p-4 sm:p-6">
      <div>
        <h2 id={titleId} className="text-lg font-semibold">
          {texts.exportTitle}
        </h2>
        <p className="text-ink-soft">{texts.exportLead}</p>
      </div>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <PasswordField
          {...field}
          error={field.error ?? (isWeak && form.attempt > 0 ? rules.weak : undefined)}
          label={texts.passphrase}
          hint={texts.passphraseHint(PASSWORD_MIN)}
          autoComplete="new-password"
        />
        <PasswordStrength password={form.values.passphrase} words={words} more={more} />
        <PasswordField {...again} label={texts.passphraseAgain} autoComplete="new-password" />
        <FormEnd>
          <Button type="submit" tone="primary" busy={form.isSending}>
            {form.isSending ? texts.submitting : texts.submit}
          </Button>
        </FormEnd>
      </form>
    </section>
  )
}
