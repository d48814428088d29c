import type { LucideIcon, LucideProps } from 'lucide-react'
import {
  type ComponentType,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { WithNames } from '../Clinical.tsx'
import { menuStep } from './menu-keys.ts'
import { placeMenu } from './menu-place.ts'

export interface MenuAction {
  key: string
  label: ReactNode
  icon: ComponentType<LucideProps>
  run: () => void
  /** Whether the action is destructive: its entry is set apart from the others, in red. */
  danger?: boolean
}

interface MenuProps {
  /** Accessible name of the button. */
  label: string
  /** Names in the label as they are printed, which are marked as Spanish on a screen in another language. */
  names?: readonly string[]
  icon: LucideIcon
  entries: readonly MenuAction[]
  className?: string
}

const WIDTH = 232

/**
 * Menu of the actions on one item, behind one button (APG menu button). The menu is a native popover: it is shown
 * above everything, is not clipped by a scrolling list, and closes on Escape or a press elsewhere.
 */
export function Menu({ label, names, icon: Icon, entries, className }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState<CSSProperties>({})

  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const close = () => {
    list.current?.hidePopover()
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const step = menuStep(event.key, all.indexOf(document.activeElement as HTMLElement), all.length)
    if (step === undefined) return
    // The keys of an open menu must not reach a list or panel around it.
    event.stopPropagation()
    if (event.key !== 'Tab') event.preventDefault()
    if (step === 'close') close()
    else all[step]?.focus()
  }

  return (
    <>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        aria-label={names ? undefined : label}
        title={names ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // Lets the browser itself open and close the popover: a press while the menu is open closes it, and does not
        // open it again.
        popoverTarget={id}
        className={classNames(
          'inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-ink-soft',
          'transition-colors duration-150 hover:bg-sunk hover:text-ink',
          isOpen && 'bg-sunk text-ink',
          className,
        )}
      >
        {names && (
          <span className="sr-only">
            <WithNames text={label} names={names} />
          </span>
        )}
        <Icon aria-hidden className="size-5" strokeWidth={1.8} />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        style={place}
        onBeforeToggle={(event) => {
          if (event.newState !== 'open' || !button.current) return
          setOpen(true)
          setPlace(
            placeMenu(button.current.getBoundingClientRect(), window, {
              width: WIDTH,
              entries: entries.length,
            }),
          )
        }}
        onToggle={(event) => {
          setOpen(event.newState === 'open')
          if (event.newState === 'open') items()[0]?.focus()
        }}
        onKeyDown={onKeyDown}
        className="fixed m-0 overflow-y-auto rounded-card border border-edge bg-card p-1 text-ink shadow-paper"
      >
        {/* A list of rows has many menus and nearly all stay closed: the entries are rendered only when open. */}
        {isOpen && <MenuEntries entries={entries} onClose={close} />}
      </div>
    </>
  )
}

interface MenuEntriesProps {
  entries: readonly MenuAction[]
  onClose: () => void
}

const MenuEntries = ({ entries, onClose }: MenuEntriesProps) =>
  entries.map(({ key, label, icon: EntryIcon, run, danger }) => (
    <button
      key={key}
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        onClose()
        run()
      }}
      className={classNames(
        'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left',
        danger ? 'text-stop-ink hover:bg-stop-soft' : 'hover:bg-sunk',
      )}
    >
      <EntryIcon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.8} />
      {label}
    </button>
  ))
