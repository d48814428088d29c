import type { CSSProperties } from 'react'
import { PAPER_SIZES } from '#contract/places/sheet-layout.ts'
import { sheetType } from '#contract/prescription/sheet/sheet-type.ts'
import type { ShownSheet } from './shown-sheet.ts'

/** The type sizes and lengths of the printed sheet as CSS custom properties, in multiples of the frame's `--mm` (sheet.css). */
export function sheetSize({ model, pictures, own }: ShownSheet): CSSProperties {
  const layout = own?.layout
  const hasDrawing = Boolean(pictures.drawing) && model.alt.signature !== null
  const { pt, mm } = sheetType(model, { hasDrawing, own: layout })
  const { width, height } = layout ?? PAPER_SIZES[model.paper]
  const style: Record<string, string | number> = { '--paper-width': width, '--paper-height': height }
  for (const [name, size] of Object.entries(pt))
    style[`--pt-${name}`] = `calc(${(size * 25.4) / 72} * var(--mm))`
  for (const [name, size] of Object.entries(mm)) style[`--mm-${name}`] = `calc(${size} * var(--mm))`
  if (layout) {
    // The QR code is as wide as its box, but leaves the text below it enough height (over-print.typ).
    const { qr } = layout.fields
    style['--mm-qr'] = `calc(${Math.min(qr.width, Math.max(26, qr.height - 19))} * var(--mm))`
  }
  return style
}
