import { isAway } from '../../lib/calls/connection.ts'
import { waitingWords } from '../../lib/drafts/waiting-words.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'

/**
 * The notice that there is no network, shown where all notices are shown (notices.css). `keeps`: whether drafts are stored on the
 * device. If so, the notice says that, or how many prescriptions wait to be issued; a pharmacy's counter stores nothing. The
 * notice is a strip at the bottom of the window, above the bar of the composer, so that nothing on the page moves when the
 * network is lost or comes back. Its element is always there, because a screen reader announces only changes inside a region that
 * it knows.
 */
export function OfflineNotice({ keeps }: { keeps: boolean }) {
  const isShown = useStore(isAway)
  const waiting = useStore(waitingWords)
  const { away } = useTexts('common')
  return (
    <output className="offline-notice">
      {isShown && (
        <span>
          <b>{away.title}.</b> {keeps && (waiting || away.help)}
        </span>
      )}
    </output>
  )
}
