import { projectRoot } from '../root.ts'
import { createSheetEngine, type SheetDrawing } from './sheet-engine.ts'
import type { PictureToDraw, ReportToPrint } from './report-to-print.ts'
import type { PaperToPrintOn, SheetToPrint } from './sheet-to-print.ts'

const engine = await createSheetEngine({ root: projectRoot() })

export interface SheetTask {
  sheet: SheetToPrint
  own: PaperToPrintOn | undefined
}

export interface SheetResult<T> {
  result: T
  /** Size in bytes of the worker's memory that is freed only when the worker ends. */
  heldMemory: number
}

const resultOf = <T>(result: T): SheetResult<T> => ({ result, heldMemory: engine.heldMemory() })

/** Renders one sheet as PDF, in a worker thread. */
export const renderPdf = ({ sheet, own }: SheetTask): SheetResult<Uint8Array> =>
  resultOf(engine.render(sheet, own))

/** Draws one sheet for a screen, in a worker thread. */
export const drawSheet = ({ sheet, own }: SheetTask): SheetResult<SheetDrawing> =>
  resultOf(engine.draw(sheet, own))

/** Renders a report of a doctor's figures as PDF, in a worker thread. */
export const renderReport = (report: ReportToPrint): SheetResult<Uint8Array> =>
  resultOf(engine.report(report))

/** Draws a picture for sharing as SVG, in a worker thread. */
export const drawPicture = (picture: PictureToDraw): SheetResult<string> => resultOf(engine.picture(picture))
