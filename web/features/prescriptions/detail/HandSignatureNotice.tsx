import { PenLine, Printer } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import type { HandSignature } from './hand-signature.ts'

interface HandSignatureNoticeProps extends HandSignature {
  onPrint: (() => void) | undefined
}

/** Notice of what is still to be done with a prescription that is valid only on signed paper. */
export function HandSignatureNotice({ fraction, basis, onPrint }: HandSignatureNoticeProps) {
  const { handSignature: texts } = useTexts('prescription')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-warn bg-warn-soft px-4 py-3 text-warn-ink">
      <p className="flex min-w-0 flex-1 basis-80 items-start gap-3 font-medium">
        <PenLine aria-hidden strokeWidth={1.8} className="mt-0.5 size-5 shrink-0" />
        {texts.notice(fraction, basis)}
      </p>
      {onPrint && (
        <Button onClick={onPrint} className="max-sm:grow">
          <Printer aria-hidden className="size-4.5" strokeWidth={1.8} />
          {texts.print}
        </Button>
      )}
    </div>
  )
}
