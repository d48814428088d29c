import type { Session } from '#contract/accounts/accounts.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Tag } from '../../../ui/Tag.tsx'

/** One open session of the account. */
export function SessionRow({ session, onClose }: { session: Session; onClose: () => void }) {
  const texts = useTexts('security')
  const device = session.device || (session.kind === 'api' ? texts.program : texts.unknownDevice)
  const opened = formatDateTime(session.created_at)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.current && <Tag tone="ok">{texts.thisSession}</Tag>}
        </p>
        <p className="text-sm text-ink-faint">
          {session.kind === 'integration'
            ? texts.system
            : texts.lastUsed(formatDateTime(session.last_used_at))}
          <span className="block">{texts.opened(opened)}</span>
        </p>
      </div>
      {!session.current && (
        <Button aria-label={texts.closeOf(device, opened)} onClick={onClose}>
          {texts.close}
        </Button>
      )}
    </li>
  )
}
