import type { Passkey } from '#contract/accounts/second-factors.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Tag } from '../../../ui/Tag.tsx'

interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { passkeys: texts } = useTexts('security')
  const { name, last_used_at: used } = passkey
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 pb-3 last:pb-0">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words">
          {name}
          {passkey.synced && <Tag>{texts.synced}</Tag>}
        </p>
        <p className="text-sm text-ink-faint">
          {passkey.elsewhere !== null && (
            <span className="block text-ink-soft">{texts.elsewhere(passkey.elsewhere)}</span>
          )}
          {used ? texts.usedAt(formatDateTime(used)) : texts.unused}
          <span className="block">{texts.addedAt(formatDateTime(passkey.created_at))}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={texts.renameOf(name)} onClick={onRename}>
          {texts.rename}
        </Button>
        <Button aria-label={texts.removeOf(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}
