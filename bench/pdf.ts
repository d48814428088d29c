import { projectRoot } from '#server/root.ts'
import { createSheetRenderer } from '#server/pdf/render-sheet.ts'
import { sampleSheet } from '#server/pdf/testing/sample-sheet.ts'
import type { Figure } from './figure.ts'

/** A page of this many rows, every text of it changing from one sheet to the next. */
const ROWS = 3
const WARM_UP = 20
const SHEETS = 200
const LIMIT_MS = 15
const LIMIT_KB = 80

/** What a printed sheet costs: one after the other in this thread, so on one core. */
export async function benchPdf(): Promise<Figure[]> {
  const renderer = createSheetRenderer({ root: projectRoot() })
  const times: number[] = []
  let pdf: Buffer = Buffer.alloc(0)
  for (let i = 0; i < WARM_UP + SHEETS; i++) {
    const sheet = changedSheet(i)
    const start = performance.now()
    pdf = renderer.render(sheet)
    if (i >= WARM_UP) times.push(performance.now() - start)
  }
  const p50 = times.sort((a, b) => a - b)[SHEETS / 2] ?? Infinity
  const kilobytes = pdf.length / 1024
  const tagged = /\/MarkInfo\s*<<\s*\/Marked true/.test(pdf.toString('latin1'))
  const note = `letter, ${ROWS} rows, ${SHEETS} different sheets`
  return [
    {
      figure: 'PDF, p50 a page',
      value: p50,
      unit: 'ms',
      limit: `< ${LIMIT_MS}`,
      holds: p50 < LIMIT_MS,
      note,
    },
    {
      figure: 'PDF, size',
      value: kilobytes,
      unit: 'KB',
      limit: `< ${LIMIT_KB}`,
      holds: kilobytes < LIMIT_KB,
      note,
    },
    {
      figure: 'PDF, tagged',
      value: Number(tagged),
      unit: 'yes = 1',
      limit: '= 1',
      holds: tagged,
      note: 'PDF/UA-1',
    },
  ]
}

function changedSheet(i: number) {
  const sheet = sampleSheet(ROWS)
  const signature = i.toString(16).padStart(64, 'a')
  for (const item of sheet.items) item.instructions += ` Renglón de la hoja ${i}.`
  return {
    ...sheet,
    signature,
    folio: String(i).padStart(6, '0'),
    patient: { ...sheet.patient, name: `Paciente Ejemplo ${i}` },
    verifyUrl: `https://recetario.example/v/${signature}`,
  }
}
