import { useId, useMemo } from 'react'
import { encode } from 'uqr'

interface QrDrawingProps {
  url: string
  /** Text alternative of the QR code. */
  alt: string
}

/** QR code of the verification address, to be scanned from the screen. */
export function QrDrawing({ url, alt }: QrDrawingProps) {
  const id = useId()
  const { path, size } = useMemo(() => drawn(url), [url])
  return (
    <svg aria-labelledby={id} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title id={id}>{alt}</title>
      <path d={path} fill="currentColor" />
    </svg>
  )
}

/** QR code as one path of unit squares: separate elements for some 45 modules a side would be a thousand. */
function drawn(url: string): { path: string; size: number } {
  const { data, size } = encode(url, { ecc: 'M', border: 1 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { path: squares.join(''), size }
}
