import { useStore } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { useActionKey } from '../../../ui/notices/use-action-key.ts'
import { useTimeLeft } from '../../../ui/notices/use-time-left.ts'
import { type UndoOffer, undoOffers } from '../../../ui/issued/undo-offers.ts'

/**
 * Line that counts down until the mail of a prescription leaves, with a button that undoes the issue. The button stays here when
 * the notice with the same button was closed. Renders nothing once the mail has left.
 */
export function MailLeaving({ signature }: { signature: string }) {
  const offer = useStore(undoOffers).find((one) => one.signature === signature)
  return offer && <Leaving {...offer} />
}

function Leaving({ until, run }: UndoOffer) {
  const { timeline: words } = useTexts('prescription')
  useActionKey('z', run)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      <Seconds until={until} />
      <button
        type="button"
        aria-keyshortcuts="Control+Z"
        className="-mx-3 flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold text-accent underline underline-offset-3"
        onClick={run}
      >
        {words.undo}
      </button>
    </p>
  )
}

/**
 * Seconds until the mail leaves. They are no live region: a screen reader reads them when it comes to them, and does not announce
 * each change.
 */
function Seconds({ until }: { until: number }) {
  const { timeline: words } = useTexts('prescription')
  const left = useTimeLeft(until)
  return (
    <span data-mail-leaves className="tabular-nums">
      {words.leavesIn(Math.ceil(left / 1000))}
    </span>
  )
}
