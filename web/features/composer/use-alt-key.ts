import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Runs a function when Alt is pressed with a letter, wherever the focus is on the page, except while a dialog is open.
 * @param code physical key, such as `KeyX`: with Alt some systems produce another character
 */
export function useAltKey(code: string, run: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== code || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return
    event.preventDefault()
    run()
  })
  // A layout effect adds the listener before the first paint, so that no key pressed on the visible page is missed.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
