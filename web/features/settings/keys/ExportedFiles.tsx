import { Download } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { ExportedKey } from '#contract/accounts/keys.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { saveJwk, savePem } from './save-keys.ts'

/** Buttons that save the two exported files, shown once: they are stored nowhere else. */
export function ExportedFiles({ exported, onDone }: { exported: ExportedKey; onDone: () => void }) {
  const texts = useTexts('keys')
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-card border border-ok bg-ok-soft p-4 text-ok-ink sm:p-6"
    >
      <div>
        <h2 ref={title} id={titleId} tabIndex={-1} className="text-lg font-semibold">
          {texts.exportedTitle}
        </h2>
        <p>{texts.exportedLead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => savePem(exported)}>
          <Download aria-hidden className="size-4" />
          {texts.pem}
        </Button>
        <Button onClick={() => saveJwk(exported)}>
          <Download aria-hidden className="size-4" />
          {texts.jwk}
        </Button>
      </div>
      <p className="text-sm">{texts.formats}</p>
      <Button className="justify-self-start" onClick={onDone}>
        {texts.done}
      </Button>
    </section>
  )
}
