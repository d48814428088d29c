import type { FocusEvent } from 'react'

/** Selects what a field holds when it gets the focus, so that typing replaces it. */
export function selectOnFocus({ target }: FocusEvent<HTMLInputElement>): void {
  target.select()
  // Safari ends the selection when the mouse button that gave the focus is released.
  if (target.matches(':active'))
    target.addEventListener('mouseup', (event) => event.preventDefault(), { once: true })
}
