import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { controlStyle } from '../../ui/fields/control-style.ts'
import { IconButton } from '../../ui/IconButton.tsx'

/** Pause in typing before a search, ms: long enough to skip the letters of a fast typist, too short to be noticed. */
const PAUSE = 150

/** Search box that filters the list of patients while one types. */
export function PatientSearchBox(props: { search: string; onSearch: (search: string) => void }) {
  const { search, onSearch } = props
  const texts = useTexts('patient-pages')
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
    // The search changed elsewhere. The text is not replaced while somebody types in the box.
    if (document.activeElement !== input.current) setTyped(search)
  }, [search])
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
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={classNames(controlStyle, 'pr-12 pl-10.5')}
      />
      <span className="absolute inset-y-0 right-0 flex items-center">
        {typed && (
          <IconButton
            label={texts.clear}
            icon={X}
            onClick={() => {
              setTyped('')
              onSearch('')
              input.current?.focus()
            }}
          />
        )}
      </span>
    </search>
  )
}
