import { Ellipsis } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { useIsPhone } from '../../../ui/use-media.ts'
import { actionIcons } from './action-icons.ts'
import type { ReadyAction } from './use-actions.tsx'

/**
 * Actions that stand beside the first one as buttons, because they are the everyday ones. A phone and the panel beside a list
 * have room for one of them in a line.
 */
const EVERYDAY: readonly ReadyAction['key'][] = ['repeat', 'replace', 'resend']
const SHOWN = { narrow: 2, wide: 3 }

interface ActionBarProps {
  actions: readonly ReadyAction[]
  isNarrow?: boolean
  /** Keyboard shortcuts of the page for some of the actions. */
  keys?: Partial<Record<ReadyAction['key'], string>>
}

/** Actions of the prescription on the page: the likely ones as buttons, the rest behind one more button. */
export function ActionBar(props: ActionBarProps) {
  const { actions, keys } = props
  const { actions: texts } = useTexts('prescriptions')
  const isNarrow = useIsPhone() || props.isNarrow
  if (actions.length === 0) return null
  const ready = actions.map((action) => ({ ...action, icon: actionIcons[action.key] }))
  const [first] = ready
  const everyday = EVERYDAY.flatMap((key) => ready.filter((one) => one.key === key && one !== first))
  const shown = [...(first ? [first] : []), ...everyday].slice(0, isNarrow ? SHOWN.narrow : SHOWN.wide)
  const rest = ready.filter((one) => !shown.includes(one))
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full print:hidden">
      {shown.map(({ key, label, icon: Icon, run }, at) => (
        <Button
          key={key}
          tone={at === 0 ? 'primary' : 'secondary'}
          onClick={run}
          aria-keyshortcuts={keys?.[key]}
          className="grow px-3 sm:grow-0 sm:px-4"
        >
          <Icon aria-hidden className="size-4.5 max-sm:hidden" strokeWidth={1.8} />
          {label}
          {keys?.[key] && (
            // A screen reader reads the key by `aria-keyshortcuts`, so that it is no part of the button's name.
            <span aria-hidden>
              <Kbd>{keys[key]}</Kbd>
            </span>
          )}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu label={texts.more} icon={Ellipsis} entries={rest} className="border border-edge" />
      )}
    </div>
  )
}
