/** What a key does in a combobox (ARIA Authoring Practices 1.2, editable with list). Pure, so that it can be proved. */
export type ComboboxStep =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'clear' }
  | { kind: 'pick'; at: number }
  | { kind: 'activate'; at: number }
  /** The key is spent: it may neither send the form nor move the page. */
  | { kind: 'swallow' }

export interface ComboboxView {
  isOpen: boolean
  hasText: boolean
  /** Index of the active entry, -1 when the typed text itself is meant. */
  active: number
  count: number
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * `undefined` leaves the key to the browser and the page: letters, Home and End inside the text, and chords with Ctrl or
 * Cmd, which are of the page (one that did nothing over an open list would be taken for done).
 */
export function comboboxStep(pressed: Pressed, view: ComboboxView): ComboboxStep | undefined {
  const { key, altKey } = pressed
  if (pressed.ctrlKey || pressed.metaKey) return undefined
  const { isOpen, hasText, active, count } = view
  const last = count - 1
  if (key === 'Escape') {
    if (isOpen) return { kind: 'close' }
    return hasText ? { kind: 'clear' } : undefined
  }
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (!isOpen || altKey) return isOpen ? { kind: 'close' } : { kind: 'open' }
    if (count === 0) return { kind: 'swallow' }
    if (key === 'ArrowDown') return { kind: 'activate', at: active === last ? -1 : active + 1 }
    return { kind: 'activate', at: active === -1 ? last : active - 1 }
  }
  if (!isOpen || count === 0) return undefined
  if (key === 'Home' && active >= 0) return { kind: 'activate', at: 0 }
  if (key === 'End' && active >= 0) return { kind: 'activate', at: last }
  if (key === 'Enter') return active >= 0 ? { kind: 'pick', at: active } : { kind: 'swallow' }
  if (key === 'Tab') return undefined
  return undefined
}
