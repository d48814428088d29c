import { useEffect, useEffectEvent } from 'react'

interface ShelfKeys {
  /** Alt with 1 to 9: uses the favourite at this index, from 0. */
  favourite: (at: number) => void
  /** Alt with R: repeats the patient's last prescription. */
  repeat: () => void
  /** Alt with U: goes to the usual medicines. */
  usual: () => void
}

/** Keyboard shortcuts of favourites and earlier prescriptions, wherever the focus is on the page. */
export function useShelfKeys({ favourite, repeat, usual }: ShelfKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return
    // `code` is the physical key: with Alt some systems produce another character.
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
