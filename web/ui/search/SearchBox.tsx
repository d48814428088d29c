import { Search, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { controlStyle } from '../fields/control-style.ts'
import { IconButton } from '../IconButton.tsx'

/** Pause in typing before a search, ms: long enough to skip the letters of a fast typist, too short to be noticed. */
const PAUSE = 150

interface SearchBoxProps {
  /** Search text to which the results in the list belong. */
  search: string
  onSearch: (search: string) => void
  label: string
  placeholder: string
  /** Name of the button that empties the box. */
  clearLabel: string
  maxLength: number
  /** Handler of the down arrow. @returns whether the focus has moved */
  onDown?: () => boolean
  /** Key that focuses the box, for screen readers. */
  shortcut?: string
  /** Ref to the search input, for a caller that focuses it. */
  ref?: RefObject<HTMLInputElement | null>
  className?: string
  /** Content that is shown at the end of the search box while the box is empty. */
  children?: ReactNode
}

/** Search box that filters a list while one types. Enter searches at once, and Escape empties the box. */
export function SearchBox({ search, onSearch, onDown, ref, ...props }: SearchBoxProps) {
  const [typed, setTyped] = useState(search)
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  const settle = useEffectEvent((text: string) => {
    if (text !== search) onSearch(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    // The search changed elsewhere, such as by the browser's back button or by "clear the search". The text
    // is not replaced while somebody types in the box.
    if (document.activeElement !== input.current) setTyped(search)
  }, [search, input])
  const clear = () => {
    setTyped('')
    onSearch('')
    input.current?.focus()
  }
  return (
    <search className={classNames('relative block print:hidden', props.className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-faint"
      />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={props.maxLength}
        aria-label={props.label}
        aria-keyshortcuts={props.shortcut}
        placeholder={props.placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed) {
            event.stopPropagation()
            clear()
          }
          if (event.key === 'Enter') onSearch(typed.trim())
          if (event.key === 'ArrowDown' && onDown?.()) event.preventDefault()
        }}
        className={classNames(controlStyle, 'peer pr-12 pl-10.5')}
      />
      <span className="absolute inset-y-0 right-0 flex items-center">
        {typed && <IconButton label={props.clearLabel} icon={X} onClick={clear} />}
      </span>
      {!typed && props.children}
    </search>
  )
}
