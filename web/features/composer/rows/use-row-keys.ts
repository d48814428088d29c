import { type RefObject, useEffect, useEffectEvent } from 'react'

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Alt with an arrow key moves the row that has the focus, except where the browser uses that combination. */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  move: (key: string, by: -1 | 1) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const by = steps[event.key]
    if (!by || !event.altKey || !(target instanceof HTMLElement)) return
    const key = target.closest<HTMLElement>('[data-row]')?.dataset['row']
    if (!key || !list.current?.contains(target) || target.matches('select, [role="combobox"]')) return
    event.preventDefault()
    move(key, by)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
