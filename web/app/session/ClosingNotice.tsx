import { formatDate } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { KeepAccount } from '../../ui/KeepAccount.tsx'

/** Notice above every page while the account is being closed: the date, and a button to keep the account. */
export function ClosingNotice({ at }: { at: string }) {
  const texts = useTexts('closing')
  return (
    <aside
      aria-label={texts.title}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-warn bg-warn-soft px-4 py-2 text-warn-ink sm:px-8"
    >
      <p className="font-medium">{texts.pendingTitle(formatDate(at))}</p>
      <KeepAccount />
    </aside>
  )
}
