import type { FocusEvent } from 'react'

/** Selects the whole text of a field when it gets the focus, so that typing replaces the text. */
export function selectOnFocus({ target }: FocusEvent<HTMLInputElement>): void {
  target.select()
  // The release of the mouse button that gave the focus would end the selection in Safari, and is therefore prevented.
  if (target.matches(':active'))
    target.addEventListener('mouseup', (event) => event.preventDefault(), { once: true })
}
