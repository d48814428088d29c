import { useEffect, useEffectEvent } from 'react'

interface ShelfKeys {
  /** Alt with 1 to 9. */
  favourite: (at: number) => void
  /** Alt with R. */
  repeat: () => void
  /** Alt with U goes to what is usual. */
  usual: () => void
}

/** Keys of what was written before, wherever the focus is on the page. */
export function useShelfKeys({ favourite, repeat, usual }: ShelfKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return
    // By place on the keyboard: with Alt some systems write another letter.
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
    if (!digit && event.code !== 'KeyR' && event.code !== 'KeyU') return
    event.preventDefault()
    if (digit) favourite(Number(digit) - 1)
    else if (event.code === 'KeyR') repeat()
    else usual()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
