import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas'
import decodeQr from 'jsqr'

const DPI = 150

/** Renders the first page of a PDF and reads its QR code as a telephone would. */
export async function readQr(pdf: Uint8Array): Promise<string | null> {
  const page = await openFirstPage(pdf)
  const viewport = page.getViewport({ scale: DPI / 72 })
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)]
  const canvas = createCanvas(width, height)
  await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise
  return decodeQr(canvas.getContext('2d').getImageData(0, 0, width, height).data, width, height)?.data ?? null
}

/** Width and height of a PDF's first page in points, and its text. */
export async function readSheet(pdf: Uint8Array): Promise<{ size: [number, number]; text: string }> {
  const page = await openFirstPage(pdf)
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return { size: [Math.round(width), Math.round(height)], text: text.replace(/\s+/g, ' ') }
}

/** Text of each page of a PDF, in the order of the file. */
export async function pageTexts(pdf: Uint8Array): Promise<string[]> {
  const document = await openPdf(pdf)
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    )
  }
  return texts
}

const openFirstPage = async (pdf: Uint8Array) => (await openPdf(pdf)).getPage(1)

async function openPdf(pdf: Uint8Array) {
  // pdfjs-dist takes its drawing classes from the global scope. They must come from the library whose canvas pdfjs-dist draws on.
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D })
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  return getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS }).promise
}

/**
 * Number of raster pictures on a PDF's first page: logos and a drawn signature. The QR code is not counted, because it is a
 * path.
 */
export async function countPictures(pdf: Uint8Array): Promise<number> {
  const page = await openFirstPage(pdf)
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const { fnArray } = await page.getOperatorList()
  return fnArray.filter((operator) => operator === OPS.paintImageXObject).length
}

export interface PlacedText {
  text: string
  /**
   * Distance of a text from the left edge of the page, in millimetres. `top` is the distance from the upper edge to the top of
   * the capitals.
   */
  x: number
  top: number
  width: number
  /** Width of the page, in millimetres. */
  page: number
}

/** Height of the capitals of the sheet's typeface, in ems. */
const CAPITALS = 0.668

/** Lines of text in a column of a PDF's first page, down to the text `until`, without spaces. Lengths are in millimetres. */
export async function columnLines(
  pdf: Uint8Array,
  column: { left: number; right: number; until: string },
): Promise<string[]> {
  const places = await textPositions(pdf)
  const bottom = places.find(({ text }) => text.startsWith(column.until))?.top ?? Infinity
  const lines = new Map<number, PlacedText[]>()
  for (const piece of places) {
    if (piece.x < column.left - 0.5 || piece.x > column.right || piece.top > bottom - 1) continue
    const at = [...lines.keys()].find((top) => Math.abs(top - piece.top) < 0.6) ?? piece.top
    lines.set(at, [...(lines.get(at) ?? []), piece])
  }
  return [...lines]
    .toSorted(([a], [b]) => a - b)
    .map(([, pieces]) => pieces.toSorted((a, b) => a.x - b.x).map(({ text }) => text.replaceAll(/\s+/g, '')))
    .map((pieces) => pieces.join(''))
}

/** Position of each piece of text on a PDF's first page. */
export async function textPositions(pdf: Uint8Array): Promise<PlacedText[]> {
  const page = await openFirstPage(pdf)
  const { width, height } = page.getViewport({ scale: 1 })
  const millimetres = (points: number): number => (points / 72) * 25.4
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , size = 0, left = 0, baseline = 0] = item.transform.map(Number)
    return {
      text: item.str,
      x: millimetres(left),
      top: millimetres(height - baseline - CAPITALS * size),
      width: millimetres(item.width),
      page: millimetres(width),
    }
  })
}
