import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Profile } from '#contract/profile/profile.ts'
import { useDoctor } from '../../lib/account/profile.ts'
import { query } from '../../lib/calls/query.ts'
import { workplaceCalls } from '../../lib/calls/workplace-calls.ts'
import { Redirect } from '../../lib/router/Redirect.tsx'
import { useSearchParams } from '../../lib/router/Router.tsx'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/Link.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { useHasRoom } from '../../ui/use-media.ts'
import { GrowingSheet, type Typed } from './GrowingSheet.tsx'
import { OwnLicenceStep } from './OwnLicenceStep.tsx'
import { PracticeStep } from './PracticeStep.tsx'
import { isSaved, type WelcomeStep, openStep, STEPS, stepPath } from './steps.ts'
import { WorkplaceStep } from './WorkplaceStep.tsx'
import { YouStep } from './YouStep.tsx'

/**
 * Page with the first steps of a new doctor: four steps, each of which is saved, with the doctor's own sheet beside them. The
 * steps do not stand in the frame of the other pages, because most of those pages are not open yet.
 */
export function WelcomePage() {
  const texts = useTexts('welcome')
  const doctor = useDoctor()
  const step = openStep(useSearchParams().get('step'), doctor)
  const [typed, setTyped] = useState<Typed>({})
  const [onTyped] = useState(() => (more: Typed) => setTyped((before) => ({ ...before, ...more })))
  const hospitals = useQuery({
    ...query(workplaceCalls.hospitals, { query: {} }),
    enabled: doctor.has_hospital_data,
  })
  const hospital = hospitals.data?.results.find(({ is_admin }) => is_admin) ?? null
  const hasRoom = useHasRoom()
  if (doctor.specialty_verified && doctor.has_hospital_data) return <Redirect to={paths.index} />
  const isPlaceKnown = !doctor.has_hospital_data || hospitals.data !== undefined
  const sheet = { typed, doctor, hospital }
  return (
    <div className="frame grid gap-8 py-6 sm:py-10 xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] xl:gap-14">
      <div className="mx-auto grid w-full max-w-[34rem] content-start gap-6">
        <header className="grid gap-4">
          <Progress step={step} doctor={doctor} />
          <div>
            <PageTitle title={texts.title} className="title">
              {texts.steps[step]}
            </PageTitle>
            <p key={step} ref={showTop} className="mt-1 text-ink-soft">
              {texts.leads[step]}
            </p>
          </div>
        </header>
        {step === 1 && <YouStep onTyped={onTyped} />}
        {step === 2 && <OwnLicenceStep onTyped={onTyped} />}
        {step === 3 && isPlaceKnown && <WorkplaceStep onTyped={onTyped} hospital={hospital} />}
        {step === 3 && !isPlaceKnown && !hospitals.error && <SkeletonRows rows={4} className="h-16" />}
        {step === 3 && !isPlaceKnown && hospitals.error && (
          <LoadFailed error={hospitals.error} retry={hospitals.refetch} />
        )}
        {step === 4 && <PracticeStep />}
        {/* The folded sheet is shown only once the form above is loaded, which would otherwise push the sheet down. */}
        {!hasRoom && (step !== 3 || isPlaceKnown) && (
          <details className="rounded-card border border-line bg-sunk">
            <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold">
              {texts.seeSheet}
            </summary>
            <div className="p-3">
              <GrowingSheet {...sheet} size="reading" />
            </div>
          </details>
        )}
      </div>
      {hasRoom && (
        <aside aria-label={texts.sheet} className="sticky top-8 self-start">
          <GrowingSheet {...sheet} size="paper" />
        </aside>
      )}
    </div>
  )
}

/** Scrolls to the top of each step: the button that saved the previous step is far down on a low screen. */
function showTop(lead: HTMLElement | null): void {
  if (lead) window.scrollTo(0, 0)
}

/** Links to the four steps, in a row; a step whose data are saved has a tick. */
function Progress({ step, doctor }: { step: WelcomeStep; doctor: Profile }) {
  const texts = useTexts('welcome')
  return (
    <nav aria-label={texts.stepOf(step)} className="grid gap-2">
      <p aria-hidden className="text-sm text-ink-faint">
        {texts.stepOf(step)}
      </p>
      <ol className="grid grid-cols-4 gap-2">
        {STEPS.map((one) => (
          <li key={one} className="grid">
            <Link
              to={stepPath(one)}
              aria-current={one === step ? 'step' : undefined}
              className={`grid min-h-11 content-start gap-1.5 rounded-none! border-t-4 pt-2 text-sm no-underline! ${
                one === step
                  ? 'border-accent text-ink'
                  : isSaved(one, doctor)
                    ? 'border-accent/50 text-ink-soft'
                    : 'border-line text-ink-faint'
              }`}
            >
              <span className="flex items-start gap-1">
                {isSaved(one, doctor) && <Check aria-hidden className="mt-0.5 size-4 shrink-0" />}
                <span className="max-sm:sr-only">{texts.steps[one]}</span>
                <span aria-hidden className="sm:hidden">
                  {one}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
