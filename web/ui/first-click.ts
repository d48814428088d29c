import type { KeyboardEvent, MouseEvent } from 'react'

/**
 * A press after which another thing stands in the same place: the second click of a double click, and a key that is held
 * down, are not for that other thing.
 */
export const firstClick = <T extends HTMLElement>(run: (button: T) => void) => ({
  onClick: (event: MouseEvent<T>) => {
    // 0 of a key, 1 of the first click in a place.
    if (event.detail < 2) run(event.currentTarget)
  },
  onKeyDown: (event: KeyboardEvent<T>) => {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
  },
})
