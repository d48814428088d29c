import { type PointerEvent, type RefObject, useRef } from 'react'
import type { Box, OwnPaper, PaperField } from '#contract/places/sheet-layout.ts'
import { moved } from './placing.ts'

interface Drag {
  field: PaperField
  /** Offset from the field's corner to the pointer, in millimetres. */
  dx: number
  dy: number
}

interface OfPaper {
  paper: OwnPaper
  onChoose: (field: PaperField) => void
  onChange: (paper: OwnPaper) => void
}

/**
 * Drags a field of the paper: a press chooses the field, which then follows the pointer. All positions are in
 * millimetres on the paper.
 */
export function useDrag(board: RefObject<HTMLElement | null>, { paper, onChoose, onChange }: OfPaper) {
  const drag = useRef<Drag>(null)
  const millimetres = (event: PointerEvent): { x: number; y: number } => {
    const { left, top, width } = board.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1 }
    const scale = paper.width / width
    return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale }
  }
  const end = () => (drag.current = null)
  return (field: PaperField, box: Box) => ({
    onPointerDown: (event: PointerEvent) => {
      const { x, y } = millimetres(event)
      drag.current = { field, dx: x - box.x, dy: y - box.y }
      event.currentTarget.setPointerCapture(event.pointerId)
      onChoose(field)
    },
    onPointerMove: (event: PointerEvent) => {
      const held = drag.current
      if (held?.field !== field) return
      const { x, y } = millimetres(event)
      onChange(moved(paper, field, { x: x - held.dx, y: y - held.dy }))
    },
    onPointerUp: end,
    onPointerCancel: end,
  })
}
