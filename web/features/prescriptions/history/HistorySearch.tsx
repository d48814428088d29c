import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import { Kbd } from '../../../ui/Kbd.tsx'
import { SearchBox } from '../../../ui/search/SearchBox.tsx'
import { LONGEST_SEARCH } from './paging.ts'
import { focusRow } from './row-focus.ts'

/**
 * Search box that filters the list of prescriptions while one types. The key "/" focuses the box from anywhere on the page; the
 * down arrow moves the focus to the rows.
 */
export function HistorySearch(props: { search: string; onSearch: (search: string) => void }) {
  const { list: texts } = useTexts('prescriptions')
  const input = useRef<HTMLInputElement>(null)
  useSlash(() => input.current?.focus())
  return (
    <SearchBox
      {...props}
      ref={input}
      label={texts.search}
      placeholder={texts.searchPlaceholder}
      clearLabel={texts.clear}
      maxLength={LONGEST_SEARCH}
      shortcut="/"
      onDown={() => focusRow('first')}
    >
      <span className="pointer-events-none absolute inset-y-0 right-3.5 hidden items-center text-ink-faint peer-focus:hidden pointer-fine:flex">
        <Kbd>{'/'}</Kbd>
      </span>
    </SearchBox>
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
