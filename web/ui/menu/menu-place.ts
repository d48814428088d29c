import type { CSSProperties } from 'react'

const GAP = 4
const ENTRY = 44
/** Padding and border of the list. */
const FRAME = 10

/**
 * Where a list of entries lies beside its button, their right edges together: below it, or above it, or where neither has
 * the room over it, at the end of the window. It never leaves the window; what does not fit there is scrolled to inside.
 */
export function placeBeside(
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
