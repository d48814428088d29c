import { useEffect, useEffectEvent } from 'react'
import type { ReadyAction } from '../shared/use-actions.tsx'

/** Corrects the prescription of the page with the letter C, except in a field, a menu or a dialog. */
export function useCorrectKey(actions: readonly ReadyAction[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyC' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.repeat || event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=menu]'))
      return
    event.preventDefault()
    actions.find(({ key }) => key === 'replace')?.run()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
