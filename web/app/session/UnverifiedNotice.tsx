import { useProfile } from '../../lib/account/profile.ts'
import { openContact } from '../../lib/contact-panel.ts'
import { useTexts } from '../../lib/texts.ts'
import { linkTo } from '../../paths.ts'
import { Anchor } from '../../ui/Anchor.tsx'

/** Id of the sentence that says why the main action is disabled. */
export const BLOCKED_NOTICE = 'new-prescription-blocked'

/** Notice that says why no prescription can be written yet, with a link to the licence and a button to ask support. */
export function UnverifiedNotice() {
  const texts = useTexts('shell')
  const { data: doctor } = useProfile()
  if (doctor?.specialty_verified !== false) return null
  const waits = doctor.licence_state === 'pending'
  return (
    <section
      aria-labelledby={BLOCKED_NOTICE}
      className="flex flex-wrap items-center gap-x-4 border-b border-warn bg-warn-soft px-4 text-warn-ink sm:px-8"
    >
      <p id={BLOCKED_NOTICE} className="py-2.5 font-medium">
        {texts.newPrescriptionBlocked}
      </p>
      <Anchor
        to={linkTo('settingsUser', undefined, { licence: waits ? undefined : 'edit' })}
        className="flex min-h-11 items-center font-semibold underline underline-offset-3"
      >
        {waits ? texts.toLicence.see : texts.toLicence.send}
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
