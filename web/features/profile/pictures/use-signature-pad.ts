import SignaturePad from 'signature_pad'
import { type RefObject, useEffect, useRef, useState } from 'react'

type Strokes = ReturnType<SignaturePad['toData']>

interface SignatureSheet {
  canvas: RefObject<HTMLCanvasElement | null>
  /** Number of strokes drawn. */
  strokes: number
  undo: () => void
  clear: () => void
  /** Passes the drawing to `take`, as a PNG. */
  draw: (take: (drawing: Blob) => void) => void
}

/** A canvas to sign on, whose drawing keeps its shape when the canvas changes its size. */
export function useSignaturePad(): SignatureSheet {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const [strokes, setStrokes] = useState(0)

  useEffect(() => {
    const surface = canvas.current
    if (!surface) return undefined
    const made = new SignaturePad(surface, { penColor: '#000000', minWidth: 1, maxWidth: 3 })
    pad.current = made
    const count = () => setStrokes(made.toData().length)
    made.addEventListener('endStroke', count)
    let width = surface.offsetWidth
    const fit = () => {
      // The canvas has as many pixels as the screen. The drawing is scaled with it: a phone may be turned.
      const ratio = Math.max(window.devicePixelRatio, 1)
      const drawn = resized(made.toData(), surface.offsetWidth / width)
      width = surface.offsetWidth
      surface.width = surface.offsetWidth * ratio
      surface.height = surface.offsetHeight * ratio
      surface.getContext('2d')?.scale(ratio, ratio)
      made.fromData(drawn)
    }
    fit()
    const watcher = new ResizeObserver(fit)
    watcher.observe(surface)
    return () => {
      watcher.disconnect()
      made.off()
    }
  }, [])

  const show = (groups: Strokes) => {
    pad.current?.fromData(groups)
    setStrokes(groups.length)
  }
  return {
    canvas,
    strokes,
    undo: () => show(pad.current?.toData().slice(0, -1) ?? []),
    clear: () => show([]),
    draw: (take) => canvas.current?.toBlob((drawing) => drawing && take(drawing), 'image/png'),
  }
}

const resized = (groups: Strokes, by: number): Strokes =>
  groups.map((group) => ({
    ...group,
    points: group.points.map((point) => ({ ...point, x: point.x * by, y: point.y * by })),
  }))
