import { useState } from 'react'
import { useParams } from '../../lib/router/params.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { useStore } from '../../lib/store.ts'
import { language, useTexts } from '../../lib/texts.ts'
import { Banner } from '../../ui/notices/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useVerification } from './use-verification.ts'
import { VerifiedPrescription } from './VerifiedPrescription.tsx'

/**
 * The public check of a prescription, whose address is in the QR code and in the patient's mail. The page's
 * title names nobody.
 */
export function VerificationPage() {
  const texts = useTexts('verification')
  const { signature = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  const of = useStore(language)
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-5 sm:px-8 sm:py-8">
      <PageTitle className="mb-3 text-base text-ink-soft">{texts.title}</PageTitle>
      <div aria-live="polite">
        {/* The key includes the attempt, and the language, because the server writes quantities in words. */}
        <Outcome
          key={`${signature} ${of} ${attempt}`}
          signature={signature}
          again={() => setAttempt(attempt + 1)}
        />
      </div>
    </div>
  )
}

function Outcome({ signature, again }: { signature: string; again: () => void }) {
  const texts = useTexts('verification')
  const check = useVerification(signature)
  if (check.step === 'asking') return <Waiting />
  if (check.step === 'known') return <VerifiedPrescription rx={check.rx} />
  if (check.step === 'missing') {
    return (
      <Banner tone="stop" sentence={texts.missing}>
        <p className="font-semibold">{texts.missingMeaning}</p>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5">
          {texts.missingSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Banner>
    )
  }
  return (
    <Banner tone="warn" sentence={texts.failed}>
      <p>{isBusy(check.error) ? texts.busy : problemText(check.error)}</p>
      <p>{texts.failedMeaning}</p>
      <Button tone="primary" className="mt-4" onClick={again}>
        {texts.retry}
      </Button>
    </Banner>
  )
}

const isBusy = (error: unknown): boolean => error instanceof ApiError && error.code === 'too-many-requests'

function Waiting() {
  const { loading } = useTexts('common')
  return (
    <div className="grid gap-4">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-32 rounded-card sm:h-36" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </div>
  )
}
