import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas'

/** Width of the picture in pixels, at which the small print is readable in the README. */
const WIDTH = 1000

/** Renders the first page of a PDF as a PNG. */
export async function firstPage(pdf: Uint8Array): Promise<Buffer> {
  // pdfjs-dist takes these classes from the global scope. They must be those of the library whose canvas it draws on.
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D })
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const document = await getDocument({ data: pdf, verbosity: VerbosityLevel.ERRORS }).promise
  const page = await document.getPage(1)
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: WIDTH / natural.width })
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  await page.render({ canvas: canvas as never, viewport, background: '#ffffff' }).promise
  return canvas.encode('png')
}
