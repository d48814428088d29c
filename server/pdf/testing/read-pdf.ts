import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas'
import decodeQr from 'jsqr'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Opens a PDF with pdf.js. */
export async function openPdf(pdf: Uint8Array): Promise<PDFDocumentProxy> {
  // The PDF reader takes these classes from the global scope. The classes must be those of the canvas library on whose
  // canvas the reader draws.
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D })
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  return getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS }).promise
}

export interface Piece {
  text: string
  /** Font size of the piece of text, in points. */
  size: number
}

/** Pieces of text of each page, in the order of the file. */
export async function pieces(pdf: Uint8Array): Promise<Piece[][]> {
  const document = await openPdf(pdf)
  const pages: Piece[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str !== ''
          ? [{ text: item.str, size: Math.hypot(Number(item.transform[2]), Number(item.transform[3])) }]
          : [],
      ),
    )
  }
  return pages
}

export interface PlacedPiece extends Piece {
  /**
   * Position of the piece of text in millimetres: from the left edge, and from the top edge to the top of the capitals.
   */
  x: number
  top: number
  width: number
}

/** Height of the capitals of the sheet's typeface, in ems. */
const CAPITALS = 0.668

/** Position of each piece of text, by page. */
export async function placedPieces(pdf: Uint8Array): Promise<PlacedPiece[][]> {
  const document = await openPdf(pdf)
  const millimetres = (points: number): number => (points / 72) * 25.4
  const pages: PlacedPiece[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , size = 0, left = 0, baseline = 0] = item.transform.map(Number)
        const top = millimetres(height - baseline - CAPITALS * size)
        return { text: item.str, size, x: millimetres(left), top, width: millimetres(item.width) }
      }),
    )
  }
  return pages
}

/** The text of each page of a PDF without any white space, so that a line break does not split a searched text. */
export async function pageTexts(pdf: Uint8Array): Promise<string[]> {
  return (await pieces(pdf)).map((page) => withoutSpaces(page.map((piece) => piece.text).join('')))
}

export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')

export interface Painted {
  width: number
  height: number
  /** Red, green, blue and opacity of each pixel, 0 to 255. */
  data: Uint8ClampedArray
}

/** Every page of a PDF as a picture on white paper, at this resolution. */
export async function paintedPages(pdf: Uint8Array, dpi: number): Promise<Painted[]> {
  const document = await openPdf(pdf)
  const pages: Painted[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: dpi / 72 })
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)]
    const canvas = createCanvas(width, height)
    await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise
    pages.push({ width, height, data: canvas.getContext('2d').getImageData(0, 0, width, height).data })
  }
  return pages
}

/** Reads the QR code of a page that is rendered at this resolution; null when the code can't be read. */
export async function scanQr(
  pdf: Uint8Array,
  pageNumber: number,
  dpi: number,
  grey = false,
): Promise<string | null> {
  const page = (await paintedPages(pdf, dpi))[pageNumber - 1]
  if (!page) throw new Error(`the PDF has no page ${pageNumber}`)
  return decodeQr(grey ? faded(page.data) : page.data, page.width, page.height)?.data ?? null
}

/** A picture as a worn grey printer prints it: without colour, and with black faded by a third towards white. */
function faded(rgba: Uint8ClampedArray): Uint8ClampedArray {
  const out = new Uint8ClampedArray(rgba.length)
  for (let i = 0; i < rgba.length; i += 4) {
    const luma = 0.2126 * (rgba[i] ?? 0) + 0.7152 * (rgba[i + 1] ?? 0) + 0.0722 * (rgba[i + 2] ?? 0)
    out.fill(85 + (luma * 170) / 255, i, i + 3)
    out[i + 3] = 255
  }
  return out
}

/** Whether PDFs made on this machine declare PDF/UA-1: only native Typst does (docs/decisions/045-typst-as-webassembly.md). */
export const DECLARES_PDF_UA = `${process.platform}-${process.arch}` === 'linux-x64'

export const declaresPdfUa = (pdf: Buffer): boolean =>
  pdf.toString('latin1').includes('<pdfuaid:part>1</pdfuaid:part>')
