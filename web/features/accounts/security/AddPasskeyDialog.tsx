import { useRef } from 'react'
import type { PasskeyCreation } from '#contract/accounts/passkey-json.ts'
import { api } from '../../../lib/calls/api.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { useForm } from '../../../lib/form.ts'
import { isPasskeyHost, makePasskey, NoPasskey, supportsPasskeys } from '../../../lib/account/passkey.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormEnd } from '../../../ui/fields/FormEnd.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { secondFactorCalls } from '../calls.ts'

interface AddPasskeyDialogProps {
  creation: PasskeyCreation
  onClose: () => void
  onAdded: (name: string, codes: string[] | null) => Promise<void>
}

/** Dialog for the name of a new passkey, which the device then creates. */
export function AddPasskeyDialog({ creation, onClose, onAdded }: AddPasskeyDialogProps) {
  const { passkeys: texts } = useTexts('security')
  const { cancel } = useTexts('common')
  const unused = useRef<PasskeyCreation | undefined>(creation)
  const form = useForm({
    initial: { name: texts.defaultName(systemName()) },
    validate: ({ name }) => ({ name: name.trim() ? undefined : texts.nameBlank }),
    send: async ({ name }) => {
      const asked = unused.current ?? (await api(secondFactorCalls.passkeyCreation, {}))
      unused.current = undefined
      const passkey = await makePasskey(asked).catch((error: unknown) => {
        if (!(error instanceof NoPasskey)) throw error
        throw new ApiError('unexpected', { detail: error.why === 'known' ? texts.known : texts.stopped })
      })
      const { recovery_codes: codes } = await api(secondFactorCalls.addPasskey, { body: { name, passkey } })
      await onAdded(name.trim(), codes)
    },
  })
  const { error, ...field } = form.field('name')
  const isHere = isPasskeyHost(creation.rp.id)
  const cannot = !supportsPasskeys() || !isHere
  return (
    <Dialog isOpen onClose={onClose} closesOutside={false} title={texts.addTitle}>
      <p>{!isHere ? texts.notHere(creation.rp.id) : cannot ? texts.unsupported : texts.addLead}</p>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        {!cannot && (
          <TextField
            {...field}
            error={error ?? form.summary[0]?.message}
            label={texts.name}
            maxLength={60}
            autoComplete="off"
          />
        )}
        <FormEnd>
          <Button onClick={onClose}>{cancel}</Button>
          {!cannot && (
            <Button type="submit" tone="primary" busy={form.isSending}>
              {form.isSending ? texts.waiting : texts.goOn}
            </Button>
          )}
        </FormEnd>
      </form>
    </Dialog>
  )
}

/** Name of the device or of its operating system, from the browser's user agent; '' when neither is recognised. */
const systemName = (): string => /iPhone|iPad|Android|Windows|Mac|Linux/.exec(navigator.userAgent)?.[0] ?? ''
