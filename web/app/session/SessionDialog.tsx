import { lazy, Suspense, useState } from 'react'
import { ApiError } from '../../lib/calls/api-error.ts'
import { beginSession, logOut } from '../../lib/account/session.ts'
import { useForm } from '../../lib/form.ts'
import { loadTexts, useTexts } from '../../lib/texts.ts'
import { FormEnd } from '../../ui/fields/FormEnd.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'

const SecondStepAgain = lazy(async () => {
  const [module] = await Promise.all([import('./SecondStepAgain.tsx'), loadTexts('proof', 'security')])
  return { default: module.SecondStepAgain }
})

/** Asks for the password in a dialog above the page, which keeps everything typed (assurance.md 1.2, T13). */
export function SessionDialog({ email }: { email: string }) {
  const texts = useTexts('session-ended')
  const [isSecond, setSecond] = useState(false)
  return (
    <Dialog isOpen onClose={() => void logOut()} closesOutside={false} title={texts.title}>
      {isSecond ? (
        <Suspense>
          <SecondStepAgain />
        </Suspense>
      ) : (
        <PasswordStep email={email} onSecond={() => setSecond(true)} />
      )}
    </Dialog>
  )
}

function PasswordStep({ email, onSecond }: { email: string; onSecond: () => void }) {
  const { logout } = useTexts('shell')
  const texts = useTexts('session-ended')
  const { rules } = useTexts('common')
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: password ? undefined : rules.blank }),
    send: ({ password }) =>
      beginSession({ email, password }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'second-factor-required') throw error
        onSecond()
      }),
  })
  const { error, ...password } = form.field('password')
  return (
    <>
      <p>{texts.help}</p>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <TextField
          {...password}
          error={error ?? form.summary[0]?.message}
          label={texts.passwordOf(email)}
          type="password"
          autoComplete="current-password"
        />
        <FormEnd>
          <Button onClick={() => void logOut()}>{logout}</Button>
          <Button type="submit" tone="primary" busy={form.isSending}>
            {texts.continue}
          </Button>
        </FormEnd>
      </form>
    </>
  )
}
