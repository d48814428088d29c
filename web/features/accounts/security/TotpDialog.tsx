import { encode } from 'uqr'
import { api } from '../../../lib/calls/api.ts'
import { useForm } from '../../../lib/form.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormEnd } from '../../../ui/fields/FormEnd.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { secondFactorCalls } from '../calls.ts'

interface TotpDialogProps {
  secret: string
  uri: string
  onClose: () => void
  onEnabled: (codes: string[] | null) => Promise<void>
}

/** Dialog that gives the secret to an authenticator application, and checks its first code. */
export function TotpDialog({ secret, uri, onClose, onEnabled }: TotpDialogProps) {
  const { totp: texts } = useTexts('security')
  const { cancel } = useTexts('common')
  const form = useForm({
    initial: { totp: '' },
    validate: ({ totp }) => ({ totp: totp.trim() ? undefined : texts.codeBlank }),
    send: async ({ totp }) =>
      onEnabled((await api(secondFactorCalls.confirmTotp, { body: { totp } })).recovery_codes),
  })
  const { error, ...field } = form.field('totp')
  const copy = async () => {
    await navigator.clipboard.writeText(secret).then(
      () => notify({ message: texts.copied, colour: 'success' }),
      () => notify({ message: texts.notCopied, colour: 'error' }),
    )
  }
  return (
    <Dialog isOpen onClose={onClose} closesOutside={false} title={texts.enrolTitle}>
      <p>{texts.scan}</p>
      <QrCode text={uri} label={texts.qr} />
      <div className="grid justify-items-start gap-1">
        <p>{texts.orType}</p>
        <code className="font-mono text-base font-semibold break-all text-ink select-all">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <div className="-ml-4 flex flex-wrap">
          <Button tone="quiet" onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <a href={uri} className="inline-flex min-h-11 items-center px-4 font-semibold md:hidden">
            {texts.open}
          </a>
        </div>
      </div>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
        <TextField
          {...field}
          error={error ?? form.summary[0]?.message}
          label={texts.code}
          hint={texts.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          className="max-w-60"
        />
        <FormEnd>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" tone="primary" busy={form.isSending}>
            {form.isSending ? texts.confirming : texts.confirm}
          </Button>
        </FormEnd>
      </form>
    </Dialog>
  )
}

/** QR code, black on white in dark mode too, because many scanners cannot read inverted colours. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 justify-self-center rounded-control"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
