import sharp from 'sharp'
import { projectRoot } from '#server/root.ts'
import { cleanPicture } from '#server/images/keep-picture.ts'
import { createSheetEngine } from '#server/pdf/sheet-engine.ts'
import type { SheetPictures, SheetToPrint } from '#server/pdf/sheet-to-print.ts'
import { sampleSheet } from '#server/pdf/testing/sample-sheet.ts'
import type { Figure } from './figure.ts'

/** Number of medicines on a sheet. All texts differ from one sheet to the next. */
const ROWS = 3
const WARM_UP = 20
const SHEETS = 200
const LIMIT_MS = 15
const LIMIT_KB = 80

/** Measures the rendering of sheets without pictures, and of sheets with the hospital's two logos and a drawn signature. */
export async function benchPdf(): Promise<Figure[]> {
  const none = { logo: null, universityLogo: null, signature: null }
  return [...(await measure('PDF', none)), ...(await measure('PDF with pictures', await heaviestPictures()))]
}

/** Pictures of the largest size in bytes that the product stores. They show noise, because noise compresses least. */
async function heaviestPictures(): Promise<SheetPictures> {
  const noise = sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  const stroke = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="500"><path d="M50 400C400-200 500 900 900 100S1200 300 1350 200" fill="none" stroke="#000" stroke-width="14"/></svg>',
  )
  const logo = await cleanPicture('logo', await noise.png().toBuffer())
  const drawing = await cleanPicture('signature', await sharp(stroke).png().toBuffer())
  return { logo: logo.bytes, universityLogo: logo.bytes, signature: drawing.bytes }
}

/** Renders sheets one after the other in this thread, and so on one core. @returns the figures of their time and size */
async function measure(name: string, pictures: SheetPictures): Promise<Figure[]> {
  const engine = await createSheetEngine({ root: projectRoot() })
  const times: number[] = []
  let pdf: Buffer = Buffer.alloc(0)
  for (let i = 0; i < WARM_UP + SHEETS; i++) {
    const sheet = { ...changedSheet(i), pictures }
    const start = performance.now()
    pdf = engine.render(sheet)
    if (i >= WARM_UP) times.push(performance.now() - start)
  }
  const p50 = times.sort((a, b) => a - b)[SHEETS / 2] ?? Infinity
  const kilobytes = pdf.length / 1024
  const tagged = /\/MarkInfo\s*<<\s*\/Marked true/.test(pdf.toString('latin1'))
  const note = `letter, ${ROWS} rows, ${SHEETS} different sheets`
  return [
    {
      figure: `${name}, p50 a page`,
      value: p50,
      unit: 'ms',
      limit: `< ${LIMIT_MS}`,
      holds: p50 < LIMIT_MS,
      note,
    },
    {
      figure: `${name}, size`,
      value: kilobytes,
      unit: 'KB',
      limit: `< ${LIMIT_KB}`,
      holds: kilobytes < LIMIT_KB,
      note,
    },
    {
      figure: `${name}, tagged`,
      value: Number(tagged),
      unit: 'yes = 1',
      limit: '= 1',
      holds: tagged,
      note: 'PDF/UA-1',
    },
  ]
}

function changedSheet(i: number): SheetToPrint {
  const signature = i.toString(16).padStart(64, 'a')
  const { model, ...sheet } = sampleSheet(ROWS, {
    document: {
      id: i,
      signature,
      patient: { name: `Paciente Ejemplo ${i}`, date_of_birth: '1992-03-03', gender: 'F' },
    },
  })
  for (const row of model.rows) row.instructions += ` Renglón de la hoja ${i}.`
  const url = `https://recetario.example/v/${signature}`
  return { ...sheet, model: { ...model, verify: model.verify && { ...model.verify, url } } }
}
