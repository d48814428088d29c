import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { placeAfterDrag, type RowBox, shiftOf } from './drag.ts'

interface Drag {
  from: number
  to: number
  by: number
  height: number
}

interface Grip {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onPointerUp: () => void
  onPointerCancel: () => void
}

/** Distance from the edge of the list's scroller within which dragging scrolls, in CSS pixels. */
const EDGE = 48
const STEP = 12

/**
 * Drags the rows of a list with mouse, pen or finger. While a row is dragged, rows are moved by CSS alone, so nothing
 * else on the page moves; the list changes when the row is dropped. Escape puts the row back.
 * @param drop is called with the places of the row before and after
 */
export function useListDrag(drop: (from: number, to: number) => void): {
  listRef: RefObject<HTMLOListElement | null>
  gripOf: (index: number) => Grip
  styleOf: (index: number) => CSSProperties | undefined
  /** Index of the row that is being dragged, before the drag; null for none. */
  dragged: number | null
} {
  const listRef = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  // Handlers read the drag from this ref, because the pointer may be released before its last movement was drawn.
  const current = useRef<Drag | null>(null)
  const show = (next: Drag | null) => {
    current.current = next
    setDrag(next)
  }
  const start = useRef<{ y: number; boxes: RowBox[]; scroller: Element | null; scrolled: number }>(null)
  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return undefined
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Escape ends the drag, and does not close the dialog.
      event.preventDefault()
      event.stopPropagation()
      current.current = null
      setDrag(null)
    }
    window.addEventListener('keydown', cancel, { capture: true })
    return () => window.removeEventListener('keydown', cancel, { capture: true })
  }, [isDragging])
  const gripOf = (index: number): Grip => ({
    onPointerDown(event) {
      if (event.button !== 0 || !listRef.current) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      const boxes = [...listRef.current.children].map((row) => row.getBoundingClientRect())
      const scroller = scrollerOf(listRef.current)
      start.current = { y: event.clientY, boxes, scroller, scrolled: scroller?.scrollTop ?? 0 }
      show({ from: index, to: index, by: 0, height: boxes[index]?.height ?? 0 })
    },
    onPointerMove(event) {
      const { current: now } = current
      if (!now || !start.current) return
      const { y, boxes, scroller, scrolled } = start.current
      scrollAtEdge(scroller, event.clientY)
      const by = event.clientY - y + (scroller?.scrollTop ?? 0) - scrolled
      show({ ...now, by, to: placeAfterDrag(boxes, now.from, by) })
    },
    onPointerUp() {
      const { current: now } = current
      show(null)
      if (now && now.to !== now.from) drop(now.from, now.to)
    },
    onPointerCancel: () => show(null),
  })
  const styleOf = (index: number): CSSProperties | undefined => {
    if (!drag) return undefined
    const y = index === drag.from ? drag.by : shiftOf(index, drag.from, drag.to, drag.height)
    return { transform: `translateY(${y}px)` }
  }
  return { listRef, gripOf, styleOf, dragged: drag?.from ?? null }
}

/** The element that scrolls the list; null for the page itself. */
function scrollerOf(list: Element): Element | null {
  for (let one = list.parentElement; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return null
}

function scrollAtEdge(scroller: Element | null, y: number): void {
  if (!scroller) return
  const { top, bottom } = scroller.getBoundingClientRect()
  if (y > bottom - EDGE) scroller.scrollBy(0, STEP)
  if (y < top + EDGE) scroller.scrollBy(0, -STEP)
}
