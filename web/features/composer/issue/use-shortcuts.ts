import { useEffectEvent, useLayoutEffect } from 'react'

/** Keys of the whole page: Ctrl or Cmd with Enter issues, Alt with N goes to the next medicine. */
export function useShortcuts({ issue, add }: { issue: () => void; add: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isIssue = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    // `code` is the physical key: with Alt some systems produce another character.
    const isAdd = event.code === 'KeyN' && event.altKey && !event.ctrlKey && !event.metaKey
    if (!isIssue && !isAdd) return
    // The shortcuts of the page do nothing under an open dialog, which has keys of its own.
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    if (event.repeat) return
    if (isIssue) issue()
    else add()
  })
  // A layout effect adds the listener before the first paint, so that no key pressed on the visible page is missed.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
