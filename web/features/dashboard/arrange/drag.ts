/** Position of a row on the page, in CSS pixels. */
export interface RowBox {
  top: number
  height: number
}

/**
 * Index of a row that is being dragged: the number of other rows whose middle is above its own.
 * @param from index of the row before the drag
 * @param by distance that the row was dragged, downwards positive, in CSS pixels
 */
export function placeAfterDrag(boxes: readonly RowBox[], from: number, by: number): number {
  const dragged = boxes[from]
  if (!dragged) return from
  const middle = ({ top, height }: RowBox): number => top + height / 2
  const at = middle(dragged) + by
  return boxes.filter((box, index) => index !== from && middle(box) < at).length
}

/** Distance by which a row moves to make space for the dragged one, in CSS pixels. */
export function shiftOf(index: number, from: number, to: number, height: number): number {
  if (index > from && index <= to) return -height
  return index < from && index >= to ? height : 0
}
