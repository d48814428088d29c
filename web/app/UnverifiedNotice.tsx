import { useProfile } from '../lib/profile.ts'
import { openContact } from '../lib/contact-panel.ts'
import { useTexts } from '../lib/texts.ts'

/** Id of the sentence that says why the main action is greyed. */
export const BLOCKED_NOTICE = 'new-prescription-blocked'

/** Why no prescription can be written yet, in words on the page, with a way to ask. */
export function UnverifiedNotice() {
  const texts = useTexts('shell')
  const { data: doctor } = useProfile()
  if (doctor?.specialty_verified !== false) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-b border-warn bg-warn-soft px-4 text-warn-ink sm:px-8">
      <p id={BLOCKED_NOTICE} className="py-2.5 font-medium">
        {texts.newPrescriptionBlocked}
      </p>
      <button
        type="button"
        onClick={openContact}
        className="min-h-11 cursor-pointer font-semibold underline underline-offset-3"
      >
        {texts.whyBlocked}
      </button>
    </div>
  )
}
