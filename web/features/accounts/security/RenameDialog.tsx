import type { Passkey } from '#contract/accounts/second-factors.ts'
import { api } from '../../../lib/calls/api.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormEnd } from '../../../ui/fields/FormEnd.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { secondFactorCalls } from '../calls.ts'

interface RenameDialogProps {
  passkey: Passkey
  onClose: () => void
  onRenamed: () => Promise<void>
}

export function RenameDialog({ passkey, onClose, onRenamed }: RenameDialogProps) {
  const { passkeys: texts } = useTexts('security')
  const { cancel, save } = useTexts('common')
  const form = useForm({
    initial: { name: passkey.name },
    validate: ({ name }) => ({ name: name.trim() ? undefined : texts.nameBlank }),
    send: async ({ name }) => {
      await api(secondFactorCalls.renamePasskey, { params: { id: String(passkey.id) }, body: { name } })
      await onRenamed()
    },
  })
  const { error, ...field } = form.field('name')
  return (
    <Dialog isOpen onClose={onClose} closesOutside={false} title={texts.renameTitle}>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <TextField
          {...field}
          error={error ?? form.summary[0]?.message}
          label={texts.name}
          maxLength={60}
          autoComplete="off"
        />
        <FormEnd>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" tone="primary" busy={form.isSending}>
            {save}
          </Button>
        </FormEnd>
      </form>
    </Dialog>
  )
}
