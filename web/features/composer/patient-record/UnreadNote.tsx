import { useStore } from '../../../lib/store.ts'
import { isAway } from '../../../lib/calls/connection.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { LiveRegion } from '../../../ui/notices/LiveRegion.tsx'
import { tagStyle } from '../../../ui/Tag.tsx'
import type { Unread } from './use-facts.ts'

/**
 * Message in place of the facts about a patient: which data could not be read. Without a network the request is repeated
 * automatically; after another failure the doctor can repeat it.
 */
export function UnreadNote({ unread, retry }: { unread: Unread; retry: () => void }) {
  const { strip } = useTexts('record')
  const { recordUnread } = useTexts('patients')
  const texts = useTexts('common')
  const away = useStore(isAway)
  const failed = unread === 'running' ? strip.unread.running.failed : recordUnread
  const said = unread ? (away ? strip.unread[unread].away : failed) : ''
  return (
    <>
      {unread && <p className={tagStyle('warn')}>{said}</p>}
      {unread && !away && (
        <Button tone="quiet" onClick={retry}>
          {texts.retry}
        </Button>
      )}
      <LiveRegion text={said} />
    </>
  )
}
