import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Tinypool } from 'tinypool'
import { Problem } from '#contract/problem.ts'
import type { SheetDrawing } from './sheet-engine.ts'
import type { PaperToPrintOn, SheetToPrint } from './sheet-to-print.ts'
import type { SheetTask } from './sheet-worker.ts'

/** Renders sheets in worker threads, so that the thread that answers requests goes on meanwhile. */
export interface SheetRenderer {
  /**
   * The sheet as a tagged PDF (PDF/UA-1) with its fonts inside. The same sheet gives the same bytes. To be called
   * outside of a transaction, because the sheet may wait for others.
   * @param own the doctor's paper, where only the fields are printed; plain paper otherwise
   * @throws Problem `unavailable` when too many sheets wait
   */
  render(sheet: SheetToPrint, own?: PaperToPrintOn): Promise<Buffer>
  /** Draws the pages of the PDF for a screen. @throws Problem `unavailable` when too many sheets wait */
  draw(sheet: SheetToPrint, own?: PaperToPrintOn): Promise<SheetDrawing>
  /** Ends the workers. */
  close(): Promise<void>
}

/** One core stays free for the thread that answers requests. */
const WORKERS = Math.max(1, Math.min(4, availableParallelism() - 1))
/**
 * Maximum number of sheets under way: a worker renders about a hundred a second, so that the last of them waits for
 * two seconds.
 */
const UNDER_WAY_AT_MOST = 200
/** Time after which a worker without work ends, which frees its memory. */
const IDLE_MS = 300_000

/** @param root the project's folder */
export function createSheetRenderer({ root }: { root: string }): SheetRenderer {
  const workers = new Tinypool({
    // Node runs TypeScript by leaving the types out, so that the worker needs no bundle of its own.
    filename: path.join(root, 'server/pdf/sheet-worker.ts'),
    minThreads: 0,
    maxThreads: WORKERS,
    idleTimeout: IDLE_MS,
    execArgv: [],
  })
  let underWay = 0
  const run = async <T>(name: 'renderPdf' | 'drawSheet', task: SheetTask): Promise<T> => {
    if (underWay >= UNDER_WAY_AT_MOST) throw new Problem('unavailable')
    underWay += 1
    try {
      return (await workers.run(task, { name })) as T
    } finally {
      underWay -= 1
    }
  }
  return {
    async render(sheet, own) {
      const { buffer, byteOffset, byteLength } = await run<Uint8Array>('renderPdf', { sheet, own })
      return Buffer.from(buffer, byteOffset, byteLength)
    },
    draw: (sheet, own) => run<SheetDrawing>('drawSheet', { sheet, own }),
    close: () => workers.destroy(),
  }
}
