import { Ellipsis } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { actionIcons } from './action-icons.ts'
import type { ReadyAction } from './use-actions.tsx'

/** Number of actions shown as buttons: as many as fit in one line of a phone without shrinking. */
const SHOWN = 2

/** Actions of the prescription on the page: the likely ones as buttons, the rest behind one more button. */
export function ActionBar({ actions }: { actions: readonly ReadyAction[] }) {
  const { actions: texts } = useTexts('prescriptions')
  if (actions.length === 0) return null
  const ready = actions.map((action) => ({ ...action, icon: actionIcons[action.key] }))
  const rest = ready.slice(SHOWN)
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full print:hidden">
      {ready.slice(0, SHOWN).map(({ key, label, icon: Icon, run }, at) => (
        <Button
          key={key}
          tone={at === 0 ? 'primary' : 'secondary'}
          onClick={run}
          className="grow px-3 sm:grow-0 sm:px-4"
        >
          <Icon aria-hidden className="size-4.5 max-sm:hidden" strokeWidth={1.8} />
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu label={texts.more} icon={Ellipsis} entries={rest} className="border border-edge" />
      )}
    </div>
  )
}
