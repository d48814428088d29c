/** Effect of a key in a combobox (ARIA Authoring Practices 1.2, editable with list). Pure, so that it can be tested. */
export type ComboboxStep =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'clear' }
  | { kind: 'pick'; at: number }
  | { kind: 'activate'; at: number }
  /** The key is ignored, and its default is prevented: it may neither submit the form nor scroll the page. */
  | { kind: 'swallow' }

export interface ComboboxView {
  isOpen: boolean
  hasText: boolean
  /** Index of the active entry; -1 when no entry is active and the typed text itself is the value. */
  active: number
  count: number
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * Maps a pressed key to its effect in the combobox.
 * @returns `undefined` leaves the key to the browser and the page: letters, Home and End inside the text, and
 * chords with Ctrl or Cmd, which are shortcuts of the page (swallowing one over an open list would look as if it
 * had worked)
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
  return undefined
}

/**
 * Number of entries that a key moves down: 1, -1 for up, 0 for any other key. It is used while a search runs, when the list still
 * shows results for earlier letters, in which a fast typist would activate a wrong one.
 */
export const arrowStep = (key: string): 1 | -1 | 0 => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)
