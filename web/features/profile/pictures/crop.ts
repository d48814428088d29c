/** The part of a picture that becomes the portrait: position from 0 to 1, and `zoom` from 1 (the largest square). */
export interface Framing {
  zoom: number
  across: number
  down: number
}

export interface Square {
  x: number
  y: number
  side: number
}

/**
 * The square that a framing keeps: the largest square of the picture, divided by the zoom and moved inside
 * the picture.
 */
export function cropSquare({ width, height }: { width: number; height: number }, framing: Framing): Square {
  const side = Math.min(width, height) / framing.zoom
  return { x: (width - side) * framing.across, y: (height - side) * framing.down, side }
}
