import { useId, useState } from 'react'
import type { UxSettings } from '#contract/profile/profile.ts'
import { useTexts } from '../../lib/texts.ts'
import { Switch } from '../../ui/fields/Switch.tsx'

const mails = [
  'mailRejected',
  'mailUndelivered',
  'mailPrepared',
] as const satisfies readonly (keyof UxSettings)[]
type Mail = (typeof mails)[number]

interface MailOptionsProps {
  settings: UxSettings
  onChoose: (change: Partial<UxSettings>) => Promise<void>
}

/** Options for the mails about the doctor's work, and the mails that are always sent. */
export function MailOptions({ settings, onChoose }: MailOptionsProps) {
  const { mails: texts } = useTexts('profile')
  const id = useId()
  const [pending, setPending] = useState<Partial<Record<Mail, boolean>>>({})
  const choose = async (mail: Mail, isWanted: boolean) => {
    setPending((before) => ({ ...before, [mail]: isWanted }))
    await onChoose({ [mail]: isWanted })
    setPending(({ [mail]: _settled, ...others }) => others)
  }
  return (
    <section aria-labelledby={id} className="mt-6 grid gap-4 surface p-4 sm:p-6">
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {texts.title}
        </h2>
        <p className="mt-1 text-ink-soft">{texts.lead}</p>
      </div>
      <div className="grid gap-2">
        {mails.map((mail) => (
          <Switch
            key={mail}
            {...texts[mail]}
            checked={pending[mail] ?? settings[mail]}
            onChange={(event) => void choose(mail, event.target.checked)}
          />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{texts.always}</p>
    </section>
  )
}
