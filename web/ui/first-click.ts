import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * Handlers for a button that another control replaces when it is pressed. A second click of a double click, or a key
 * that is held down, must not press that other control.
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
