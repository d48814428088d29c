import type { CSSProperties } from 'react'
import { PAPER_SIZES } from '#contract/sheet-layout.ts'
import { sheetType } from '#contract/sheet-type.ts'
import { useOwnPictures } from '../../../../lib/own-pictures.ts'
import { printedInstructions } from '../draft/instruction-reader.ts'
import type { Row } from '../draft/row.ts'
import { needsHandwriting } from '../draft/row-state.ts'
import type { SheetFacts } from './use-sheet.ts'

/** On their own paper. */
interface Own {
  width: number
  size: number
  rowsWidth: number
}

/** The sizes and measures of the printed sheet as custom properties, on the scale of the frame (sheet.css). */
export function useSheetSize(
  rows: readonly Row[],
  { hospital, diagnosis, extras }: SheetFacts,
  own?: Own,
): CSSProperties {
  const drawing = useOwnPictures()?.signature
  const isDrawn = Boolean(drawing) && !needsHandwriting(rows)
  const paper = own ? (own.width < 170 ? 'half_letter' : 'letter') : (hospital?.paper ?? 'letter')
  const said = [diagnosis, hospital?.sheet_header, own ? '' : hospital?.sheet_footer, isDrawn]
  const { pt, mm } = sheetType({
    paper,
    template: own ? 'classic' : (hospital?.page_template ?? 'classic'),
    rows: rows.map((row) => ({ instructions: printedInstructions(row) })),
    extras,
    around: said.filter(Boolean).length,
    own,
  })
  const { width, height } = PAPER_SIZES[paper]
  const style: Record<string, string> = {
    '--mm': `${100 / (own?.width ?? width)}cqw`,
    '--height': `calc(${height} * var(--mm))`,
  }
  for (const [name, size] of Object.entries(pt))
    style[`--pt-${name}`] = `calc(${(size * 25.4) / 72} * var(--mm))`
  for (const [name, size] of Object.entries(mm)) style[`--mm-${name}`] = `calc(${size} * var(--mm))`
  return style
}
