import { useEffect, useId, useRef } from 'react'
import { formatDate } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { KeepAccount } from '../../../ui/KeepAccount.tsx'

/** Notice of a closing of the account that is under way. */
export function PendingClosing({ at }: { at: string }) {
  const texts = useTexts('closing')
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The form that requested the closing is removed, and the focus with it: the title of this notice gets the focus.
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  return (
    <section
      aria-labelledby={titleId}
      className="grid justify-items-start gap-3 rounded-card border border-warn bg-warn-soft p-4 text-warn-ink sm:p-6"
    >
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-lg font-semibold">
        {texts.pendingTitle(formatDate(at))}
      </h2>
      <p>{texts.pendingLead}</p>
      <KeepAccount />
    </section>
  )
}
