import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PAPER_SIZES, startingPaper, TEMPLATES } from '#contract/places/sheet-layout.ts'
import { projectRoot } from '../root.ts'
import { createSheetEngine } from './sheet-engine.ts'
import type { PaperToPrintOn, SheetToPrint } from './sheet-to-print.ts'
import { paintedPages, placedPieces } from './testing/read-pdf.ts'
import { sampleSheet } from './testing/sample-sheet.ts'

const engine = await createSheetEngine({ root: projectRoot() })
const DPI = 100
const dots = (points: number): number => Math.round((points * DPI) / 72)

interface Page {
  width: number
  height: number
  /** Darkness of each pixel of the page, 0 to 1. */
  ink: Float32Array
}

/** The pages of a PDF, rendered as in print. */
async function printed(pdf: Uint8Array): Promise<Page[]> {
  const pages = await paintedPages(pdf, DPI)
  return pages.map(({ width, height, data }) => ({ width, height, ink: inkOf(data) }))
}

/** The single pages of a sheet, cut out of the SVG that shows the sheet on a screen. */
async function shown(svg: string, pages: readonly Page[]): Promise<Page[]> {
  const [, wide = 0, high = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? []
  const [width, height] = [dots(wide), dots(high)]
  const picture = await sharp(Buffer.from(svg), { density: DPI })
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  let top = 0
  return pages.map((page) => {
    const from = 4 * width * Math.round(top)
    const data = Uint8ClampedArray.from(picture.subarray(from, from + 4 * width * page.height))
    top += (high * DPI) / 72 / pages.length
    return { width: page.width, height: page.height, ink: inkOf(data) }
  })
}

function inkOf(rgba: Uint8ClampedArray): Float32Array {
  const ink = new Float32Array(rgba.length / 4)
  for (let i = 0; i < ink.length; i += 1) ink[i] = 1 - (rgba[4 * i + 1] ?? 255) / 255
  return ink
}

/** Sum of the darkness of the pixels in each square of two millimetres. The sums change when a text is moved or resized. */
function squares({ width, height, ink }: Page): number[] {
  const side = Math.round((2 / 25.4) * DPI)
  const columns = Math.ceil(width / side)
  const sums = Array.from({ length: columns * Math.ceil(height / side) }, () => 0)
  ink.forEach((dark, i) => {
    const at = Math.floor(Math.floor(i / width) / side) * columns + Math.floor((i % width) / side)
    sums[at] = (sums[at] ?? 0) + dark / (side * side)
  })
  return sums
}

async function furthest(sheet: SheetToPrint, own?: PaperToPrintOn, pageCount = 1): Promise<number> {
  const pages = await printed(engine.render(sheet, own))
  const { svg, ...drawing } = engine.draw(sheet, own)
  expect([pages.length, drawing.pages]).toEqual([pageCount, pageCount])
  for (const { width, height } of pages) expect(drawing.height / drawing.width).toBeCloseTo(height / width, 2)
  const screen = await shown(svg, pages)
  const differences = pages.flatMap((page, i) => {
    const seen = squares(screen[i]!)
    return squares(page).map((sum, at) => Math.abs(sum - (seen[at] ?? 0)))
  })
  return Math.max(...differences)
}

/**
 * Tolerance for edges of letters, which two renderers smooth differently. A shift of a millimetre changes the sums
 * several times as much.
 */
const SAME = 0.15

const papers = ['letter', 'half_letter'] as const
const cases = papers.flatMap((paper) => TEMPLATES.map((template) => [paper, template] as const))
const ownPaper = (paper: (typeof papers)[number]): PaperToPrintOn => ({
  ...startingPaper(PAPER_SIZES[paper].width, PAPER_SIZES[paper].height),
  rulers: false,
})

test.for(cases)('what is shown of %s, %s, is what is printed', async ([paper, template]) => {
  const sheet = sampleSheet(3, {
    paper,
    sheet: { template, header: 'Urgencias', footer: 'Al pie' },
    document: { diagnosis: 'J01.9 Sinusitis aguda' },
  })
  expect(await furthest(sheet)).toBeLessThan(SAME)
})

test.for(papers)('what is shown of own paper of %s is what is printed on it', async (paper) => {
  expect(await furthest(sampleSheet(3, { paper }), ownPaper(paper))).toBeLessThan(SAME)
})

test.for(cases)('every page is shown: how to take the medicines, of %s, %s', async ([paper, template]) => {
  const sheet = sampleSheet(2, { paper, sheet: { template, info: true } })
  expect(await furthest(sheet, undefined, 2)).toBeLessThan(SAME)
})

test.for(papers)('every page of a long prescription on %s is shown', async (paper) => {
  const sheet = sampleSheet(15, { paper })
  const { pages } = engine.draw(sheet)
  expect(pages).toBeGreaterThan(1)
  expect(await furthest(sheet, undefined, pages)).toBeLessThan(SAME)
})

test('the continuation of own paper on plain paper is shown too', async () => {
  expect(await furthest(sampleSheet(12), ownPaper('letter'), 2)).toBeLessThan(SAME)
})

test('a field that is off by a millimetre is noticed', async () => {
  const sheet = sampleSheet(3)
  const own = ownPaper('letter')
  const off = { ...own, offset: { x: 0, y: 1 } }
  const [page] = await printed(engine.render(sheet, own))
  const [moved] = await shown(engine.draw(sheet, off).svg, [page!])
  const seen = squares(moved!)
  const differences = squares(page!).map((sum, at) => Math.abs(sum - (seen[at] ?? 0)))
  expect(Math.max(...differences)).toBeGreaterThan(2 * SAME)
})

test.for(papers)(
  'on own paper of %s each field begins at its millimetres, the printer’s offset added',
  async (paper) => {
    const own = ownPaper(paper)
    const offset = { x: 2.5, y: -1.5 }
    const [page = []] = await placedPieces(engine.render(sampleSheet(2, { paper }), { ...own, offset }))
    const firsts = { patient: 'Paciente:', date: 'Fecha de expedición', qr: 'K7QD' } as const
    for (const [field, text] of Object.entries(firsts)) {
      const piece = page.find((one) => one.text.startsWith(text))
      const box = own.fields[field as keyof typeof firsts]
      expect(piece?.x, text).toBeCloseTo(box.x + offset.x, 0)
      if (field !== 'qr') expect(Math.abs((piece?.top ?? 0) - box.y - offset.y), text).toBeLessThan(0.6)
    }
  },
)

test('content that does not fit on own paper continues on plain paper, complete and in order', async () => {
  const own = ownPaper('half_letter')
  const sheet = sampleSheet(20, { paper: 'half_letter', document: { extras: 'Reposo.' } })
  sheet.model.rows.forEach((row, i) => (row.instructions = `Toma ${i}x con agua`))
  const name = 'Nombre Muy Largo '.repeat(12).trim()
  sheet.model.patient.value = name
  const pages = await placedPieces(engine.render(sheet, own))
  expect(pages.length).toBeGreaterThan(1)
  const text = pages
    .map((page) => page.map((piece) => piece.text).join(' '))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  const places = sheet.model.rows.map((_, i) => text.indexOf(`Toma ${i}x`))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(text).toContain('Ver la hoja siguiente.')
  expect(text).toContain('Sigue en la hoja siguiente.')
  expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
  expect(text).toContain('Reposo.')
  const { x, y, width, height } = own.fields.rows
  const onPaper = pages[0]!.filter((piece) => /Toma \d+x/.test(piece.text))
  expect(onPaper.length).toBeGreaterThan(2)
  for (const piece of onPaper) {
    expect(piece.x).toBeGreaterThan(x)
    expect(piece.x + piece.width).toBeLessThan(x + width)
    expect(piece.top).toBeGreaterThan(y)
    expect(piece.top).toBeLessThan(y + height - 4)
  }
})

test('own paper can be signed by hand, and then shows no electronic signature', async () => {
  const pages = await placedPieces(
    engine.render(sampleSheet(1, { document: { document_kind: 'handwritten' } }), ownPaper('letter')),
  )
  const text = pages
    .flat()
    .map((piece) => piece.text)
    .join(' ')
  expect(text).toContain('Firma autógrafa')
  expect(text).toContain('No es válida sin la firma autógrafa del médico.')
  expect(text.toLowerCase()).not.toContain('electrónic')
})
