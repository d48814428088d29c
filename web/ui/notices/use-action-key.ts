import { useEffect, useEffectEvent } from 'react'

/** Runs a notice's action with Ctrl or Cmd and a letter, except in a text field, which has an undo of its own. */
export function useActionKey(letter: string | undefined, run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    if (!isKey || event.repeat || event.defaultPrevented || event.key.toLowerCase() !== letter) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]'))
      return
    if (document.querySelector('dialog[open]')) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (letter === undefined) return undefined
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [letter])
}
