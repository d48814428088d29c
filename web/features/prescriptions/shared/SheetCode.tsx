import { useId, useMemo } from 'react'
import { encode } from 'uqr'
import { useDocumentTexts } from '../../../lib/texts.ts'

interface SheetCodeProps {
  link: string
  /** As it is printed: K7QD-2M9X-4. */
  code: string
}

/** The code that leads to the verification, to be scanned from the screen or read aloud. */
export function SheetCode({ link, code }: SheetCodeProps) {
  const words = useDocumentTexts('sheet')
  const id = useId()
  const { path, size } = useMemo(() => drawn(link), [link])
  return (
    <div className="grid w-36 justify-items-center gap-1.5">
      <svg
        aria-labelledby={id}
        viewBox={`0 0 ${size} ${size}`}
        className="w-full"
        shapeRendering="crispEdges"
      >
        <title id={id}>{words.qrOf(code)}</title>
        <path d={path} fill="currentColor" />
      </svg>
      <p className="text-lg font-semibold">{code}</p>
    </div>
  )
}

/** One path of unit squares: a QR of some 45 modules a side would otherwise be a thousand elements. */
function drawn(link: string): { path: string; size: number } {
  const { data, size } = encode(link, { ecc: 'M', border: 1 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { path: squares.join(''), size }
}
