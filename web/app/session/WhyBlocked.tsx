import { isPractising, useProfile } from '../../lib/account/profile.ts'
import { openContact } from '../../lib/contact-panel.ts'
import { useTexts } from '../../lib/texts.ts'
import { reviewDays } from '../../lib/brand/brand.ts'
import { useAddress } from '../../lib/router/Router.tsx'
import { useStore } from '../../lib/store.ts'
import { BLOCKED_NOTICE } from './blocked-notice.ts'
import { linkTo, paths } from '../../paths.ts'
import { Anchor } from '../../ui/Anchor.tsx'

/**
 * Notice that says why no prescription can be issued yet, with a link to the licence and a button to ask support. While
 * the licence is being reviewed, it says how long that takes and leads to a practice prescription. For a rejected licence
 * it says the reason.
 */
export function WhyBlocked() {
  const texts = useTexts('blocked')
  const { newPrescriptionBlocked } = useTexts('shell')
  const { data: doctor } = useProfile()
  const days = useStore(reviewDays)
  const { pathname } = useAddress()
  // The notice is left out on the page of a new doctor's steps, because each step already says what is missing.
  if (doctor?.specialty_verified !== false || pathname === paths.welcome) return null
  const practises = isPractising(doctor)
  const { licence_state: state } = doctor
  const waits = state === 'pending'
  return (
    <section
      aria-labelledby={BLOCKED_NOTICE}
      className="flex flex-wrap items-center gap-x-4 border-b border-warn bg-warn-soft px-4 text-warn-ink max-sm:text-sm sm:px-8"
    >
      <p className="py-2.5 max-sm:pb-0">
        <span id={BLOCKED_NOTICE} className="mr-2 font-medium">
          {newPrescriptionBlocked}
        </span>{' '}
        {practises && texts.practice.review(days)}
        {state === 'rejected' && texts.rejected(doctor.licence_reason)}
      </p>
      {/* The button is left out on the home page, which has a button for a practice prescription already. */}
      {practises && pathname !== paths.newPrescription && pathname !== paths.index && (
        <Anchor
          to={paths.newPrescription}
          className="flex min-h-11 items-center font-semibold underline underline-offset-3"
        >
          {texts.practice.write}
        </Anchor>
      )}
      <Anchor
        to={linkTo('settingsUser', undefined, { licence: waits ? undefined : 'edit' })}
        className="flex min-h-11 items-center font-semibold underline underline-offset-3"
      >
        {texts.toLicence[state === 'verified' ? 'pending' : state]}
      </Anchor>
      <button
        type="button"
        onClick={openContact}
        className="min-h-11 cursor-pointer font-semibold underline underline-offset-3"
      >
        {texts.whyBlocked}
      </button>
    </section>
  )
}
