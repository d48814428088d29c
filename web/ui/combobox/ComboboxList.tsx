import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'

export interface ComboboxEntry {
  key: string
  content: ReactNode
  run: () => void
  /** Whether the list stays open for another search after this action was chosen. */
  stays?: boolean
  /** Whether this action is highlighted without a key when a search was answered and the action is the only entry. */
  isLitAlone?: boolean
}

interface ComboboxListProps {
  id: string
  labelId: string
  isOpen: boolean
  /** Whether the results for the current text are still loading. The shown entries then belong to the previous text. */
  isBusy: boolean
  entries: readonly ComboboxEntry[]
  active: number
  note: string | undefined
  message: ReactNode
  onPick: (entry: ComboboxEntry) => void
  onActivate: (entry: ComboboxEntry) => void
}

/** Number of entries that fit in the visible list. The others are rendered when the typing pauses. */
const SEEN = 7
/** Pause in typing after which the remaining entries are rendered, ms. */
const REST = 200

/** The list under a combobox. It overlays the content below and never moves it. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, labelId, isOpen, isBusy, entries, active, note, message, onPick, onActivate } = props
  const list = useRef<HTMLDivElement>(null)
  // Keys of the entries as one text, which a movement of the pointer over the list does not change. Otherwise each movement would
  // count as new entries, and cut the list to `SEEN` entries again.
  const shown = entries.map(({ key }) => key).join('\n')
  const isWhole = useHasRested(shown) || active >= SEEN
  const isScrolled = useRef(false)
  useEffect(() => {
    // A list that nobody has scrolled already shows its first entry, so `scrollIntoView` is not called: it would make the browser
    // compute the layout before it paints the list.
    if (active > 0 || isScrolled.current) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  // A new answer is shown from its first line: a browser keeps the scroll position of a list even while it is hidden.
  useLayoutEffect(() => {
    if (!isScrolled.current || shown === '' || active > 0) return
    list.current?.scrollTo(0, 0)
    isScrolled.current = false
  }, [shown, active])
  const drawn = isWhole ? entries : entries.slice(0, SEEN)
  return (
    <div
      hidden={!isOpen}
      // A press in the list must not take the focus from the input.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-30 mt-1 contain-content overflow-hidden rounded-card border border-edge bg-card shadow-paper"
    >
      {note && <p className="border-b border-line bg-sunk px-4 py-2 text-sm text-ink-soft">{note}</p>}
      {message && <p className="px-4 py-3 text-ink-soft">{message}</p>}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-busy={isBusy}
        onScroll={() => (isScrolled.current = true)}
        aria-labelledby={labelId}
        className={classNames(
          'max-h-[var(--list-room,min(19.75rem,50dvh))] overflow-y-auto overscroll-contain',
          entries.length > 0 && 'p-1',
        )}
      >
        {drawn.map((entry, at) => (
          <ComboboxOption
            key={entry.key}
            id={`${id}-${at}`}
            isActive={at === active}
            onPick={() => onPick(entry)}
            onActivate={() => onActivate(entry)}
          >
            {entry.content}
          </ComboboxOption>
        ))}
      </div>
    </div>
  )
}

/** Whether the value has not changed for `REST` ms, which means that the typing pauses. */
function useHasRested(value: string): boolean {
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST)
    return () => clearTimeout(timer)
  }, [value])
  return rested === value
}

/** Maximum distance that a pressed pointer may move while it counts as held still, px. */
const STILL = 8

/**
 * Handlers of a press and its click. The page may move under a pointer between press and release: the entry that was
 * pressed gets the click, unless the pointer itself left the list.
 */
function usePress(onPick: () => void) {
  const from = useRef([0, 0])
  return {
    onPointerDown: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
      from.current = [clientX, clientY]
      currentTarget.setPointerCapture(pointerId)
    },
    onClick: ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
      const [x = 0, y = 0] = from.current
      // A click without a press, as by a screen reader or a script, counts as one of a pointer that was held still.
      const isStill = detail === 0 || Math.hypot(clientX - x, clientY - y) < STILL
      const list = currentTarget.parentElement
      if (isStill || list?.contains(document.elementFromPoint(clientX, clientY))) onPick()
    },
  }
}

interface ComboboxOptionProps {
  id: string
  isActive: boolean
  onPick: () => void
  onActivate: () => void
  children: ReactNode
}

function ComboboxOption({ id, isActive, onPick, onActivate, children }: ComboboxOptionProps) {
  return (
    // The input gets the keys, and points at the active option by `aria-activedescendant`: an option takes neither focus nor
    // keys.
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      {...usePress(onPick)}
      onPointerMove={isActive ? undefined : onActivate}
      className={classNames(
        'flow-root min-h-11 w-full cursor-pointer text-left rounded-control px-3 py-2',
        isActive &&
          'bg-accent-soft outline-2 -outline-offset-2 outline-transparent forced-colors:outline-[Highlight]',
      )}
    >
      {children}
    </button>
  )
}
