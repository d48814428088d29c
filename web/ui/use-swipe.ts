import { type TouchEvent, useRef } from 'react'

/** Minimum distance of a swipe, px. */
const FAR = 60

/**
 * Calls `onSwipe` after a swipe to the given side. A swipe that begins in a field is ignored, because it selects text in that
 * field.
 */
export function useSwipe(side: 'left' | 'right', onSwipe: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0]
      const isField = event.target instanceof Element && event.target.closest('input, textarea, select')
      start.current = touch && !isField ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      if (!touch || !start.current) return
      const x = (touch.clientX - start.current.x) * (side === 'right' ? 1 : -1)
      const y = Math.abs(touch.clientY - start.current.y)
      if (x > FAR && y < x / 2) onSwipe()
    },
  }
}
