/** Which part of a picture is kept, each from 0 to 1 but `zoom`, from 1. */
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

/** The square that a framing keeps: the largest there is, made smaller by the zoom, somewhere inside. */
export function squareOf({ width, height }: { width: number; height: number }, framing: Framing): Square {
  const side = Math.min(width, height) / framing.zoom
  return { x: (width - side) * framing.across, y: (height - side) * framing.down, side }
}
