import { readFileSync } from 'node:fs'
import path from 'node:path'
import { boundSheet, onOwnPaper, type SheetModel } from '#contract/prescription/sheet/sheet.ts'
import { sheetType } from '#contract/prescription/sheet/sheet-type.ts'
import { PAPER_SIZES } from '#contract/places/sheet-layout.ts'
import { glyphCoverage } from './glyph-coverage.ts'
import { printableDeep, containsText } from './printable-text.ts'
import { qrSvg } from './qr-svg.ts'
import type { PictureToDraw, ReportToPrint } from './report-to-print.ts'
import type { PaperToPrintOn, SheetPictures, SheetToPrint } from './sheet-to-print.ts'
import { loadTypst } from './typst/load-typst.ts'
import type { Typst, TypstOptions } from './typst/typst.ts'

/** Engine that renders sheets (printed prescriptions) in the calling thread, which each sheet occupies for some milliseconds. */
export interface SheetEngine {
  /**
   * Renders a printed prescription as a tagged PDF with its fonts embedded. Native Typst declares the PDF as PDF/UA-1,
   * WebAssembly does not (decision 045). The same sheet gives the same bytes with the same engine.
   * @param own the doctor's paper, on which only the fields are printed; absent: plain paper
   */
  render(sheet: SheetToPrint, own?: PaperToPrintOn): Buffer
  /** Draws the pages of a sheet for a screen, as they are in the sheet's PDF. */
  draw(sheet: SheetToPrint, own?: PaperToPrintOn): SheetDrawing
  /** Renders a report of a doctor's figures as a tagged PDF. */
  report(report: ReportToPrint): Buffer
  /** Draws a picture for sharing, as SVG in which letters are shapes. */
  picture(picture: PictureToDraw): string
  /** Size in bytes of the engine's caches that are freed only when its thread ends. */
  heldMemory(): number
}

export interface SheetDrawing {
  /** The pages of the sheet below each other, without the paper, as one SVG. */
  svg: string
  pages: number
  /** Size of one page of the drawing, in millimetres. */
  width: number
  height: number
}

const FONTS = ['AtkinsonHyperlegibleNext_400Regular.ttf', 'AtkinsonHyperlegibleNext_700Bold.ttf']
/**
 * Files that the template reads, held in memory only. As inputs of the compilation, these files would make Typst build
 * its standard library anew for each sheet.
 */
const FILES = { sheet: 'sheet.json', qr: 'qr.svg', mark: 'mark.svg' }
const NEUTRAL = '#6b6b6b'

/**
 * Creates the engine that renders sheets.
 * @param root the project's folder, with the template and the fonts
 * @param load for tests: function that loads Typst
 */
export async function createSheetEngine({
  root,
  load = loadTypst,
}: {
  root: string
  load?: (options: TypstOptions) => Typst | Promise<Typst>
}): Promise<SheetEngine> {
  const folder = path.join(root, 'server', 'pdf')
  const fonts = FONTS.map((file) => readFileSync(path.join(folder, 'fonts', file)))
  const covered = intersection(fonts.map(glyphCoverage))
  const run = { typst: await load({ folder, fonts }), covered }
  return {
    render: (sheet, own) => compiled(run, sheet, own, (main) => run.typst.pdf(main)),
    draw(sheet, own) {
      const { width, height } = own ?? PAPER_SIZES[sheet.model.paper]
      return compiled(run, sheet, own, (main) => {
        const { svg, pages } = run.typst.draw(main)
        return { svg: svg.replaceAll(/>\s+</g, '><'), pages, width, height }
      })
    },
    report: (report) => laidOut(run, report, () => run.typst.pdf(report.template)),
    picture: (picture) => laidOut(run, picture, () => run.typst.draw(picture.template).svg),
    heldMemory: () => run.typst.heldMemory(),
  }
}

/** Gives the texts of a report to its template, and removes them after the export. */
function laidOut<T>({ typst, covered }: Run, report: ReportToPrint | PictureToDraw, exported: () => T): T {
  try {
    typst.keep('report.json', JSON.stringify(printableDeep(report, covered)))
    return exported()
  } finally {
    typst.forget()
  }
}

interface Run {
  typst: Typst
  covered: ReadonlySet<number>
}

function compiled<T>(
  { typst, covered }: Run,
  sheet: SheetToPrint,
  own: PaperToPrintOn | undefined,
  exported: (main: string) => T,
): T {
  const { verify, colour } = sheet.model
  const address = verify?.url ?? ''
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error('The address of the verification is not one of the web')
  const model = printed(own ? onOwnPaper(sheet.model, own) : sheet.model, covered)
  const isNeutral = colour === 'neutral'
  const data = {
    ...model,
    accent: isNeutral ? NEUTRAL : sheet.brand.accent,
    mark: isNeutral || !sheet.brand.mark ? null : FILES.mark,
    hasLongWords: hasLongWords(model),
    own,
  }
  const pictures = shownPictures(sheet)
  const compile = (shown: Shown): T => {
    const type = sheetType(model, { hasDrawing: shown.signature !== null, own })
    typst.keep(FILES.sheet, JSON.stringify({ ...data, type, pictures: shown }))
    return exported(own ? 'over-print.typ' : 'sheet.typ')
  }
  try {
    typst.keep(FILES.qr, qrSvg(address))
    if (data.mark) typst.keep(FILES.mark, sheet.brand.mark)
    if (Object.values(pictures).every((bytes) => bytes === null)) return compile(NO_PICTURES)
    for (const [name, bytes] of Object.entries(pictures)) if (bytes) typst.keep(name, bytes)
    try {
      return compile(named(pictures))
    } catch {
      // A sheet is printed without a picture that can't be decoded, so that the patient still gets the prescription.
      return compile(NO_PICTURES)
    }
  } finally {
    typst.forget()
  }
}

/** File name under which the template finds each picture of the sheet; null for a picture that is missing. */
type Shown = Record<keyof SheetPictures, string | null>
const NO_PICTURES: Shown = { logo: null, universityLogo: null, signature: null }

/** Pictures of the sheet, without the drawn signature where the sheet has to be signed by hand. */
const shownPictures = ({ model, pictures }: SheetToPrint): SheetPictures =>
  model.alt.signature === null ? { ...pictures, signature: null } : pictures

const named = (p: SheetPictures): Shown => ({
  logo: p.logo && 'logo',
  universityLogo: p.universityLogo && 'universityLogo',
  signature: p.signature && 'signature',
})

/** The texts of a sheet with unprintable characters replaced, cut to the length limits of a sheet. */
const printed = (model: SheetModel, covered: ReadonlySet<number>): SheetModel =>
  boundSheet(printableDeep(model, covered))

/**
 * Whether a text of the sheet has a word of 20 characters or more. The seal, the address and the title are not checked,
 * because they have line breaks of their own.
 */
const hasLongWords = ({ foot, verify: _verify, documentTitle: _title, ...said }: SheetModel): boolean =>
  containsText({ ...said, foot: { ...foot, seal: null } }, (text) => /[^ \n]{20}/.test(text))

function intersection(sets: ReadonlySet<number>[]): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = sets
  return new Set([...first].filter((code) => others.every((set) => set.has(code))))
}
