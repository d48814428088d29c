import { Copy, Download } from 'lucide-react'
import { useId } from 'react'
import type { SigningKey } from '#contract/accounts/keys.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { Fingerprint } from './Fingerprint.tsx'
import { RotateKey } from './RotateKey.tsx'
import { savePublicKey } from './save-keys.ts'

/** The current signing key: since when it is used, its fingerprint, and its public half. */
export function CurrentKey({ signingKey }: { signingKey: SigningKey }) {
  const texts = useTexts('keys')
  const titleId = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(signingKey.fingerprint)
      notify({ message: texts.copied, colour: 'success' })
    } catch {
      notify({ message: texts.notCopied, colour: 'warning' })
    }
  }
  return (
    <section aria-labelledby={titleId} className="grid gap-4 surface p-4 sm:p-6">
      <div>
        <h2 id={titleId} className="text-lg font-semibold">
          {texts.currentTitle}
        </h2>
        <p className="text-ink-soft">
          {signingKey.algorithm}. {texts.since(formatDateTime(signingKey.created_at))}
        </p>
      </div>
      <Fingerprint value={signingKey.fingerprint} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {texts.copy}
        </Button>
        <Button onClick={() => savePublicKey(signingKey)}>
          <Download aria-hidden className="size-4" />
          {texts.downloadPublic}
        </Button>
        <RotateKey />
      </div>
    </section>
  )
}
