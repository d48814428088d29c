import { readFileSync } from 'node:fs'
import path from 'node:path'
import { texts as en } from '#locales/en/sheet.ts'
import { texts as es } from '#locales/es/sheet.ts'
import { glyphCoverage } from './glyph-coverage.ts'
import { keepDosesWhole, printableDeep, someText } from './printable-text.ts'
import { qrSvg } from './qr-svg.ts'
import type { Sheet } from './sheet.ts'
import { sheetWords } from './sheet-words.ts'
import { type Compiler, loadTypst } from './typst.ts'

export interface SheetRenderer {
  /**
   * The sheet as a tagged PDF (PDF/UA-1) with its fonts inside. The same sheet gives the same bytes.
   * Takes some milliseconds of this thread.
   */
  render(sheet: Sheet): Buffer
}

const FONTS = ['AtkinsonHyperlegibleNext_400Regular.ttf', 'AtkinsonHyperlegibleNext_700Bold.ttf']
const LOGO = 'hospital-logo'
/** How many compilations typst remembers what it computed; an issuing server rarely prints the same sheet twice. */
const CACHE_AGE = 10

const catalogues = { es, en }

/** @param root the project's folder, where the template and the fonts are. */
export function createSheetRenderer({ root }: { root: string }): SheetRenderer {
  const folder = path.join(root, 'server', 'pdf')
  const fonts = FONTS.map((file) => readFileSync(path.join(folder, 'fonts', file)))
  const covered = intersection(fonts.map(glyphCoverage))
  // The workspace is all that a template can read: nothing but this folder.
  const compiler = loadTypst().NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts }] })
  return { render: (sheet) => render(compiler, folder, covered, sheet) }
}

function render(compiler: Compiler, folder: string, covered: ReadonlySet<number>, sheet: Sheet): Buffer {
  if (!/^https?:$/.test(new URL(sheet.verifyUrl).protocol))
    throw new Error('verifyUrl is not an address of the web')
  const { logo } = sheet.hospital
  const data = printedData(sheet, covered)
  const pictures = { mark: sheet.brand.mark, qr: qrSvg(sheet.verifyUrl), logo: logo === null ? null : LOGO }
  const compile = (shown: typeof pictures) =>
    compiler.pdf(
      {
        mainFilePath: path.join(folder, 'sheet.typ'),
        inputs: { sheet: JSON.stringify({ ...data, ...shown }) },
      },
      { pdfStandard: 'ua-1' },
    )
  try {
    if (logo === null) return compile(pictures)
    compiler.mapShadow(path.join(folder, LOGO), Buffer.from(logo))
    try {
      return compile(pictures)
    } catch {
      // A picture that can't be read must not keep a patient from the prescription.
      return compile({ ...pictures, logo: null })
    }
  } finally {
    if (logo !== null) compiler.unmapShadow(path.join(folder, LOGO))
    compiler.evictCache(CACHE_AGE)
  }
}

/** What the template shows, pictures apart: the sheet's texts as they can be printed, and the words around them. */
function printedData(sheet: Sheet, covered: ReadonlySet<number>) {
  const { logo: _logo, ...hospital } = sheet.hospital
  const { mark: _mark, ...brand } = sheet.brand
  const printed = printableDeep({ ...sheet, hospital, brand }, covered)
  return {
    ...printed,
    items: printed.items.map((item) => ({
      ...item,
      presentation: keepDosesWhole(item.presentation),
      instructions: keepDosesWhole(item.instructions),
    })),
    extras: keepDosesWhole(printed.extras),
    words: sheetWords(printed, catalogues[sheet.language]),
    hasLongWords: someText({ ...printed, signature: '', verifyUrl: '' }, (text) => /[^ \n]{20}/.test(text)),
  }
}

function intersection(sets: ReadonlySet<number>[]): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = sets
  return new Set([...first].filter((code) => others.every((set) => set.has(code))))
}
