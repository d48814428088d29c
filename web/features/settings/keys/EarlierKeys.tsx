import { Download } from 'lucide-react'
import { useId } from 'react'
import type { SigningKey } from '#contract/accounts/keys.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Fingerprint } from './Fingerprint.tsx'
import { savePublicKey } from './save-keys.ts'

/** List of the keys that no longer sign, the latest first. */
export function EarlierKeys({ keys }: { keys: readonly SigningKey[] }) {
  const texts = useTexts('keys')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div>
        <h2 id={titleId} className="text-lg font-semibold">
          {texts.earlierTitle}
        </h2>
        <p className="text-ink-soft">{texts.earlierLead}</p>
      </div>
      <ul className="rows">
        {keys.map((key) => (
          <li key={key.id} className="grid justify-items-start gap-3 p-4 sm:px-6">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
              {texts.period(formatDateTime(key.created_at), formatDateTime(key.retired_at ?? key.created_at))}
              {key.retired_because && <Tag tone="plain">{texts.because[key.retired_because]}</Tag>}
            </p>
            <Fingerprint value={key.fingerprint} />
            <Button
              aria-label={texts.downloadPublicOf(key.id.slice(0, 8))}
              onClick={() => savePublicKey(key)}
            >
              <Download aria-hidden className="size-4" />
              {texts.downloadPublic}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
