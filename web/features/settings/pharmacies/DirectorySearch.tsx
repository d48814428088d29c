import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { controlStyle } from '../../../ui/fields/control-style.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LONGEST_DIRECTORY_SEARCH } from './directory-view.ts'

/** Pause in typing before a search, ms: long enough to skip the letters of a fast typist, too short to be noticed. */
const PAUSE = 150

interface DirectorySearchProps {
  search: string
  onSearch: (search: string) => void
}

/** Search box that filters the pharmacies while one types. */
export function DirectorySearch({ search, onSearch }: DirectorySearchProps) {
  const texts = useTexts('pharmacy-directory')
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
    // The search changed elsewhere, such as by the browser's back button. The text is not replaced while
    // somebody types in the box.
    if (document.activeElement !== input.current) setTyped(search)
  }, [search])
  const clear = () => {
    setTyped('')
    onSearch('')
    input.current?.focus()
  }
  return (
    <search className="relative block min-w-56 flex-1 print:hidden">
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
        spellCheck={false}
        maxLength={LONGEST_DIRECTORY_SEARCH}
        aria-label={texts.search}
        placeholder={texts.placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed) clear()
          if (event.key === 'Enter') onSearch(typed.trim())
        }}
        className={classNames(controlStyle, 'pr-12 pl-10.5')}
      />
      <span className="absolute inset-y-0 right-0 flex items-center">
        {typed && <IconButton label={texts.clear} icon={X} onClick={clear} />}
      </span>
    </search>
  )
}
