import type { CSSProperties } from 'react'

const GAP = 4
const ENTRY = 44
/** Padding and border of the list. */
const FRAME = 10

/**
 * Where a list of entries lies beside its button, their right edges together: below it, above it where there is more
 * room, and never out of the window. What does not fit is scrolled to inside.
 */
export function placeBeside(
  button: Pick<DOMRect, 'top' | 'bottom' | 'right'>,
  window: { innerHeight: number },
  list: { width: number; entries: number },
): CSSProperties {
  const below = window.innerHeight - button.bottom - 2 * GAP
  const above = button.top - 2 * GAP
  const isAbove = list.entries * ENTRY + FRAME > below && above > below
  return {
    inset: 'auto',
    ...(isAbove ? { bottom: window.innerHeight - button.top + GAP } : { top: button.bottom + GAP }),
    left: Math.max(GAP, button.right - list.width),
    width: list.width,
    maxHeight: isAbove ? above : below,
  }
}
