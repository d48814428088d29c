import { RefreshCw } from 'lucide-react'
import type { Verification } from '#contract/verification.ts'
import { useTexts } from '../../lib/texts.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { VerificationNotice } from './VerificationNotice.tsx'

/**
 * Link to the page of the server on which the patient asks for a renewal or, after a request, a sentence on what became of it.
 * Renders nothing while it is too early for a request, and for a prescription that is never renewed or can no longer be.
 */
export function RenewalLink({ rx: { renewal, signature } }: { rx: Verification }) {
  const texts = useTexts('verification').renewal
  if (renewal === 'none' || renewal === 'early') return null
  const page = `/v/${signature}/renewal`
  if (renewal === 'open')
    return (
      <a href={page} className={buttonStyle('secondary', 'justify-self-start max-sm:w-full')}>
        <RefreshCw aria-hidden className="size-5" strokeWidth={1.8} />
        {texts.open}
      </a>
    )
  return (
    <div className="print:hidden">
      <VerificationNotice icon={RefreshCw} tone="plain">
        <a href={page} className="text-accent underline underline-offset-3">
          {texts[renewal]}
        </a>
      </VerificationNotice>
    </div>
  )
}
