import { useMemo } from 'react'
import type { Drawing } from '#contract/places/sheets.ts'
import { useTexts } from '../../../lib/texts.ts'
import { classNames } from '../../../ui/class-names.ts'

interface DrawnPagesProps {
  drawing: Drawing
  alt: string
  /** First page that is shown, counted from 0. */
  from?: number
}

/** Pages of a sheet as the server draws them, one under the other, each on its own paper. */
export function DrawnPages({ drawing, alt, from = 0 }: DrawnPagesProps) {
  const texts = useTexts('sheets')
  return Array.from({ length: Math.max(0, drawing.pages - from) }, (_, index) => {
    const at = from + index
    return (
      <DrawnPage
        key={at}
        drawing={drawing}
        at={at}
        alt={drawing.pages === 1 ? alt : texts.pageOf(alt, at + 1, drawing.pages)}
        className="rounded-small border border-line bg-paper shadow-paper"
      />
    )
  })
}

interface DrawnPageProps extends Pick<DrawnPagesProps, 'drawing' | 'alt'> {
  at: number
  className: string
}

/** One page of a drawing, as an image: scripts and links inside the SVG do nothing. */
export function DrawnPage({ drawing, at, alt, className }: DrawnPageProps) {
  const { svg, pages, width, height } = drawing
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg])
  const top = pages === 1 ? 0 : (100 * at) / (pages - 1)
  return (
    <img
      src={source}
      alt={alt}
      data-page={at + 1}
      style={{ aspectRatio: `${width} / ${height}`, objectPosition: `0 ${top}%` }}
      className={classNames('w-full object-cover', className)}
    />
  )
}
