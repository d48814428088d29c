import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * Handlers for a button in whose place another control appears after the press: the second click of a double click
 * and the repeats of a key held down must not press that other control.
 */
export const firstClick = <T extends HTMLElement>(run: (button: T) => void) => ({
  onClick: (event: MouseEvent<T>) => {
    // `detail` is 0 for a key press and 1 for the first click of a series.
    if (event.detail < 2) run(event.currentTarget)
  },
  onKeyDown: (event: KeyboardEvent<T>) => {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
  },
})
