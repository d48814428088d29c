import type { sheets as Sheets } from '#contract/places/sheets.ts'
import { callsOf } from './calls-of.ts'

/**
 * The calls about printed sheets and the doctor's preprinted paper, in a module of their own, so that no first screen loads them.
 */
export const sheetCalls = callsOf<typeof Sheets>()({
  preview: 'POST /api/v2/hospital/:id/sheet/preview/',
  paper: 'GET /api/v2/hospital/:id/paper/',
  keepPaper: 'PUT /api/v2/hospital/:id/paper/',
  removePaper: 'DELETE /api/v2/hospital/:id/paper/',
  keepPaperPicture: 'PUT /api/v2/hospital/:id/paper/picture/',
  removePaperPicture: 'DELETE /api/v2/hospital/:id/paper/picture/',
  drawPaper: 'POST /api/v2/hospital/:id/paper/preview/',
  testPaper: 'POST /api/v2/hospital/:id/paper/test/',
  look: 'GET /api/v2/rx/sheet-look/:signature/',
  printOnPaper: 'GET /api/v2/rx/own-paper/:signature/',
})
