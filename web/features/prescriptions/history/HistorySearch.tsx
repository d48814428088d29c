import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { controlStyle } from '../../../ui/fields/control-style.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { LONGEST_SEARCH } from './paging.ts'
import { focusRow } from './row-focus.ts'

/** Pause in typing before a search, ms: long enough to skip the letters of a fast typist, too short to be noticed. */
const PAUSE = 150

interface HistorySearchProps {
  /** Search that the list currently shows. */
  search: string
  onSearch: (search: string) => void
}

/**
 * Search box that filters the history while one types. The key "/" focuses it from anywhere on the page; the
 * down arrow goes on to the rows.
 */
export function HistorySearch({ search, onSearch }: HistorySearchProps) {
  const { list: texts } = useTexts('prescriptions')
  const [typed, setTyped] = useState(search)
  const input = useRef<HTMLInputElement>(null)
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
  }, [search])

  useSlash(() => input.current?.focus())
  const clear = () => {
    setTyped('')
    onSearch('')
    input.current?.focus()
  }
  return (
    <search className="relative block print:hidden">
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
        maxLength={LONGEST_SEARCH}
        aria-label={texts.search}
        aria-keyshortcuts="/"
        placeholder={texts.searchPlaceholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed) {
            event.stopPropagation()
            clear()
          }
          if (event.key === 'Enter') onSearch(typed.trim())
          if (event.key === 'ArrowDown' && focusRow('first')) event.preventDefault()
        }}
        className={classNames(controlStyle, 'peer pr-12 pl-10.5')}
      />
      <span className="absolute inset-y-0 right-0 flex items-center">
        {typed && <IconButton label={texts.clear} icon={X} onClick={clear} />}
      </span>
      {!typed && (
        <span className="pointer-events-none absolute inset-y-0 right-3.5 hidden items-center text-ink-faint peer-focus:hidden pointer-fine:flex">
          <Kbd>{'/'}</Kbd>
        </span>
      )}
    </search>
  )
}

/** Runs an action at the key "/", unless somebody is typing or a dialog is open. */
function useSlash(run: () => void): void {
  const act = useEffectEvent(run)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
