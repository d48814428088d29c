import { projectRoot } from '../root.ts'
import { createSheetEngine, type SheetDrawing } from './sheet-engine.ts'
import type { PaperToPrintOn, SheetToPrint } from './sheet-to-print.ts'

const engine = createSheetEngine({ root: projectRoot() })

export interface SheetTask {
  sheet: SheetToPrint
  own: PaperToPrintOn | undefined
}

/** Renders one sheet as PDF, in a worker thread. */
export const renderPdf = ({ sheet, own }: SheetTask): Uint8Array => engine.render(sheet, own)

/** Draws one sheet for a screen, in a worker thread. */
export const drawSheet = ({ sheet, own }: SheetTask): SheetDrawing => engine.draw(sheet, own)
