import type { DragEvent } from 'react'

/** Key of the row that is being dragged; rows of another page are never dragged here. */
let dragged: string | undefined

interface Dragged {
  key: string
  order: readonly string[]
  onMove: (by: -1 | 1) => void
}

/**
 * Dragging a row by its number. A row that the dragged one passes by half its height changes places with it at once, so
 * that the order is seen before the row is dropped.
 */
export function useRowDrag({ key, order, onMove }: Dragged) {
  return {
    handle: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        dragged = key
        const row = event.currentTarget.closest('li')
        if (row) event.dataTransfer.setDragImage(row, 16, 16)
        event.dataTransfer.effectAllowed = 'move'
      },
      onDragEnd: () => {
        dragged = undefined
      },
    },
    target: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        const [from, at] = [order.indexOf(dragged ?? ''), order.indexOf(key)]
        if (from < 0) return
        event.preventDefault()
        if (from === at) return
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const isLow = event.clientY > top + height / 2
        if (from < at && isLow) onMove(-1)
        else if (from > at && !isLow) onMove(1)
      },
    },
  }
}
