import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PAPER_SIZES, startingPaper, TEMPLATES } from '#contract/places/sheet-layout.ts'
import { projectRoot } from '../../root.ts'
import { createSheetEngine } from '../sheet-engine.ts'
import type { PaperToPrintOn, SheetToPrint } from '../sheet-to-print.ts'
import { DECLARES_PDF_UA, declaresPdfUa, openPdf, paintedPages, pieces } from '../testing/read-pdf.ts'
import { sampleSheet } from '../testing/sample-sheet.ts'
import { loadWasm } from './wasm-typst.ts'

/*
 * Tests that compare the WebAssembly build of Typst with this machine's engine, which is native code on Linux x64
 * (docs/decisions/045-typst-as-webassembly.md).
 */
const root = projectRoot()
const wasm = await createSheetEngine({ root, load: loadWasm })
const usual = await createSheetEngine({ root })
const DPI = 100

const papers = ['letter', 'half_letter'] as const
const templates = papers.flatMap((paper) => TEMPLATES.map((template) => [paper, template] as const))
const logo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a03050' } })
  .png()
  .toBuffer()
const pictures = { logo, universityLogo: logo, signature: null }
const own: PaperToPrintOn = {
  ...startingPaper(PAPER_SIZES.letter.width, PAPER_SIZES.letter.height),
  rulers: false,
}

const sheets: [string, SheetToPrint, PaperToPrintOn?][] = [
  ...templates.map(([paper, template]): [string, SheetToPrint] => [
    `${paper}, ${template}`,
    sampleSheet(3, { paper, sheet: { template, header: 'Urgencias', footer: 'Al pie', info: true } }),
  ]),
  ['several pages', sampleSheet(15, { paper: 'half_letter' })],
  ['pictures', sampleSheet(2, { pictures })],
  ['a cancelled prescription', sampleSheet(2, { ended: { day: '2026-11-22', by: '' } })],
  ['own paper', sampleSheet(12), own],
]

interface Node {
  role?: string
  alt?: string
  children?: Node[]
}
/** Roles and descriptions of the accessibility tags of a PDF page, in reading order. */
const tags = ({ role, alt, children = [] }: Node): unknown[] => [role, alt, children.map(tags)]

/**
 * Sizes of the PDF pages, and a hash of all their pixels. A comparison of millions of numbers one by one would take
 * seconds.
 */
const painted = async (pdf: Uint8Array) =>
  (await paintedPages(pdf, DPI)).map(({ width, height, data }) => ({
    width,
    height,
    dots: createHash('sha256').update(data).digest('hex'),
  }))

test.for(sheets)('the sheet is the same dot by dot: %s', async ([, sheet, paper]) => {
  const [one, other] = [wasm.render(sheet, paper), usual.render(sheet, paper)]
  expect(await painted(one)).toEqual(await painted(other))
  expect(await pieces(one)).toEqual(await pieces(other))
})

test.for(sheets)('the drawing for a screen is the same but for rounding: %s', async ([, sheet, paper]) => {
  const [one, other] = [wasm.draw(sheet, paper), usual.draw(sheet, paper)]
  expect({ ...one, svg: '' }).toEqual({ ...other, svg: '' })
  const [width, height] = [600, Math.round((600 * one.height * one.pages) / one.width)]
  const dots = (svg: string) =>
    sharp(Buffer.from(svg)).resize({ width, height, fit: 'fill' }).flatten({ background: '#ffffff' }).raw()
  const [a, b] = await Promise.all([dots(one.svg).toBuffer(), dots(other.svg).toBuffer()])
  const differences = a.map((value, i) => Math.abs(value - (b[i] ?? 0)))
  expect(Math.max(...new Set(differences))).toBeLessThan(60)
})

test('a PDF is tagged in the same way, but does not declare PDF/UA-1', async () => {
  const sheet = sampleSheet(3, { pictures })
  const [one, other] = [await openPdf(wasm.render(sheet)), await openPdf(usual.render(sheet))]
  const [ours, theirs] = await Promise.all(
    [one, other].map(async (pdf) => (await pdf.getPage(1)).getStructTree()),
  )
  expect(tags(ours as Node)).toEqual(tags(theirs as Node))
  const marks = (await one.getMarkInfo()) as unknown as ReadonlyMap<string, boolean>
  expect(marks.get('Marked')).toBe(true)
  expect((await one.getMetadata()).info).toMatchObject({ Language: 'es-MX', Title: 'Receta médica 000127' })
  expect(declaresPdfUa(wasm.render(sheet))).toBe(false)
  expect(declaresPdfUa(usual.render(sheet))).toBe(DECLARES_PDF_UA)
})

test('the same sheet gives the same bytes, whatever was rendered before', () => {
  const first = wasm.render(sampleSheet(3))
  wasm.render(sampleSheet(5, { pictures }))
  expect(wasm.render(sampleSheet(3)).equals(first)).toBe(true)
})

test('a picture that cannot be decoded is left out', () => {
  const broken = { logo: Buffer.from('no picture'), universityLogo: null, signature: null }
  const none = { logo: null, universityLogo: null, signature: null }
  const rendered = wasm.render(sampleSheet(2, { pictures: broken }))
  expect(rendered.equals(wasm.render(sampleSheet(2, { pictures: none })))).toBe(true)
})

test('memory that this engine cannot free is told, so that its thread can be replaced', () => {
  expect(wasm.heldMemory()).toBeGreaterThan(0)
  expect(wasm.heldMemory()).toBeLessThan(384 * 1024 * 1024)
})
