import type { ReactNode } from 'react'
import type { Proof, ProofMethod } from '#contract/accounts/second-factors.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { FormEnd } from './FormEnd.tsx'
import { Button } from '../Button.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextField } from './TextField.tsx'

interface ProofFieldProps {
  method: Exclude<ProofMethod, 'passkey'>
  send: (proof: Proof) => Promise<void>
  leave: ReactNode
}

/** Input for a typed proof of identity: a one-time code, a recovery code or the password. */
export function ProofField({ method, send, leave }: ProofFieldProps) {
  const texts = useTexts('proof')
  // The field's name is the name of the value in the server's answers, so that a server error about the value appears under the
  // field.
  const form = useForm<Record<string, string>>({
    initial: { [method]: '' },
    validate: (values) => ({ [method]: values[method]?.trim() ? undefined : texts.blank[method] }),
    send: (values) => send({ [method]: values[method] }),
  })
  const { error, ...field } = form.field(method)
  const shown = { ...field, error: error ?? form.summary[0]?.message }
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
      {method === 'password' ? (
        <PasswordField {...shown} label={texts.password} autoComplete="current-password" />
      ) : method === 'totp' ? (
        <TextField
          {...shown}
          label={texts.totp}
          hint={texts.totpHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          className="max-w-60"
        />
      ) : (
        <TextField
          {...shown}
          label={texts.recoveryCode}
          hint={texts.recoveryHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="max-w-60"
        />
      )}
      <FormEnd>
        {leave}
        <Button type="submit" tone="primary" busy={form.isSending}>
          {form.isSending ? texts.confirming : texts.confirm}
        </Button>
      </FormEnd>
    </form>
  )
}
