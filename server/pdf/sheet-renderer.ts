import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Tinypool } from 'tinypool'
import { Problem } from '#contract/problem.ts'
import type { SheetDrawing } from './sheet-engine.ts'
import type { PictureToDraw, ReportToPrint } from './report-to-print.ts'
import type { PaperToPrintOn, SheetToPrint } from './sheet-to-print.ts'
import type * as SheetWorker from './sheet-worker.ts'
import type { SheetResult, SheetTask } from './sheet-worker.ts'

/** Renderer of sheets (printed prescriptions) in worker threads, so that the main thread can answer requests meanwhile. */
export interface SheetRenderer {
  /**
   * Renders a printed prescription as a tagged PDF with its fonts embedded. Native Typst declares the PDF as PDF/UA-1,
   * WebAssembly does not (decision 045). The same sheet gives the same bytes with the same engine. The method must not be
   * called within a transaction, because earlier sheets may have to be rendered first.
   * @param own the doctor's paper, on which only the fields are printed; absent: plain paper
   * @throws Problem `unavailable` when too many sheets are queued
   */
  render(sheet: SheetToPrint, own?: PaperToPrintOn): Promise<Buffer>
  /** Draws the pages of the sheet's PDF for a screen. @throws Problem `unavailable` when too many sheets are queued */
  draw(sheet: SheetToPrint, own?: PaperToPrintOn): Promise<SheetDrawing>
  /** Renders a report of a doctor's figures as a tagged PDF. @throws Problem `unavailable` when too many sheets are queued */
  renderReport(report: ReportToPrint): Promise<Buffer>
  /** Draws a picture for sharing, as SVG. @throws Problem `unavailable` when too many sheets are queued */
  drawPicture(picture: PictureToDraw): Promise<string>
  /** Ends the worker threads. */
  close(): Promise<void>
}

/** Number of worker threads that render sheets. One core stays free for the thread that answers requests. */
const WORKERS = Math.max(1, Math.min(4, availableParallelism() - 1))
/**
 * Maximum number of sheets that are queued or being rendered. A worker renders about a hundred sheets a second, so that the
 * last sheet is rendered after two seconds.
 */
const UNDER_WAY_AT_MOST = 200
/** Time after which a worker thread without work ends, which frees its memory. */
const IDLE_MS = 300_000
/** Memory in bytes that a worker thread cannot free. Above this limit all workers are replaced. */
const HELD_AT_MOST = 384 * 1024 * 1024

/**
 * Creates the renderer of sheets, with its worker threads.
 * @param root the project's folder
 * @param heldAtMost for tests: value in place of `HELD_AT_MOST`
 */
export function createSheetRenderer({
  root,
  heldAtMost = HELD_AT_MOST,
}: {
  root: string
  heldAtMost?: number
}): SheetRenderer {
  let current = startWorkers(root)
  let underWay = 0
  const run = async <T>(name: keyof typeof SheetWorker, task: unknown): Promise<T> => {
    if (underWay >= UNDER_WAY_AT_MOST) throw new Problem('unavailable')
    const workers = current
    underWay += 1
    workers.underWay += 1
    try {
      const { result, heldMemory } = (await workers.pool.run(task, { name })) as SheetResult<T>
      // Workers whose memory is above the limit finish their sheets. Further sheets go to new workers.
      if (heldMemory > heldAtMost && workers === current) current = startWorkers(root)
      return result
    } finally {
      underWay -= 1
      workers.underWay -= 1
      if (workers !== current && workers.underWay === 0) await workers.pool.destroy()
    }
  }
  return {
    render: async (sheet, own) => bufferOf(await run<Uint8Array>('renderPdf', sheetTask(sheet, own))),
    draw: (sheet, own) => run<SheetDrawing>('drawSheet', sheetTask(sheet, own)),
    renderReport: async (report) => bufferOf(await run<Uint8Array>('renderReport', report)),
    drawPicture: (picture) => run<string>('drawPicture', picture),
    close: () => current.pool.destroy(),
  }
}

const sheetTask = (sheet: SheetToPrint, own: PaperToPrintOn | undefined): SheetTask => ({ sheet, own })

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

interface Workers {
  pool: Tinypool
  /** Number of sheets that the worker threads of this pool have not finished yet. */
  underWay: number
}

const startWorkers = (root: string): Workers => ({
  pool: new Tinypool({
    // Node can run the worker's TypeScript file by removing the types, so that the worker needs no bundle of its own.
    filename: path.join(root, 'server/pdf/sheet-worker.ts'),
    minThreads: 0,
    maxThreads: WORKERS,
    idleTimeout: IDLE_MS,
    execArgv: [],
  }),
  underWay: 0,
})
