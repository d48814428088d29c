import type { CSSProperties } from 'react'

const GAP = 4
const ENTRY = 44
/** Padding and border of a menu's list, px. */
const FRAME = 10

/**
 * Position of a menu's list beside its button, with their right edges aligned: below the button, else above it,
 * else, where neither side has room, at the bottom of the window over the button. The list never leaves the window;
 * entries that don't fit are reached by scrolling inside it.
 */
export function placeMenu(
  button: Pick<DOMRect, 'top' | 'bottom' | 'right'>,
  { innerHeight }: { innerHeight: number },
  list: { width: number; entries: number },
): CSSProperties {
  const height = list.entries * ENTRY + FRAME
  const below = innerHeight - button.bottom - 2 * GAP
  const above = button.top - 2 * GAP
  return {
    inset: 'auto',
    left: Math.max(GAP, button.right - list.width),
    width: list.width,
    ...(height <= below
      ? { top: button.bottom + GAP, maxHeight: below }
      : height <= above
        ? { bottom: innerHeight - button.top + GAP, maxHeight: above }
        : { bottom: GAP, maxHeight: innerHeight - 2 * GAP }),
  }
}
