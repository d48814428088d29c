import { Hourglass } from 'lucide-react'
import { useEffect } from 'react'
import { useDoctor } from '../../lib/account/profile.ts'
import { reviewDays } from '../../lib/brand/brand.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import { StepWays } from './StepForm.tsx'
import { isSaved, STEPS, stepPath } from './steps.ts'

const WRITE = 'welcome-write'

/** Last step of a new doctor: leads to the composer, or to the earlier steps that issuing needs. */
export function PracticeStep() {
  const texts = useTexts('welcome')
  const practice = useTexts('practice')
  const doctor = useDoctor()
  const days = useStore(reviewDays)
  useEffect(() => document.getElementById(WRITE)?.focus(), [])
  const missing = STEPS.slice(0, -1).filter((step) => !isSaved(step, doctor))
  return (
    <div className="grid gap-5">
      {doctor.licence_state === 'pending' && (
        <section aria-labelledby="welcome-review" className="grid gap-1 surface p-4">
          <h2 id="welcome-review" className="flex items-center gap-2 font-semibold">
            <Hourglass aria-hidden className="size-4.5" strokeWidth={1.8} />
            {practice.reviewTitle}
          </h2>
          <p className="text-ink-soft">{practice.review(days)}</p>
        </section>
      )}
      {missing.length > 0 && (
        <p>
          {texts.missing}:{' '}
          {missing.map((step) => (
            <Link key={step} to={stepPath(step)} className="mr-3 inline-flex min-h-11 items-center">
              {texts.steps[step]}
            </Link>
          ))}
        </p>
      )}
      <StepWays step={4}>
        {missing.length === 0 && (
          <Link button="primary" id={WRITE} to={paths.newPrescription}>
            {texts.write}
          </Link>
        )}
      </StepWays>
    </div>
  )
}
