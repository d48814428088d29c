import { readFileSync } from 'node:fs'
import path from 'node:path'
import { texts as en } from '#locales/en/sheet.ts'
import { texts as es } from '#locales/es/sheet.ts'
import { glyphCoverage } from './glyph-coverage.ts'
import { keepDosesWhole, printableDeep, someText } from './printable-text.ts'
import { qrSvg } from './qr-svg.ts'
import type { Sheet, SheetPictures } from './sheet.ts'
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
  const data = { ...printedData(sheet, covered), mark: sheet.brand.mark, qr: qrSvg(sheet.verifyUrl) }
  const compile = (pictures: Shown) =>
    compiler.pdf(
      {
        mainFilePath: path.join(folder, 'sheet.typ'),
        inputs: { sheet: JSON.stringify({ ...data, pictures }) },
      },
      { pdfStandard: 'ua-1' },
    )
  const shown = shownPictures(sheet)
  const files = Object.entries(shown).flatMap(([name, bytes]): [string, Uint8Array][] =>
    bytes === null ? [] : [[path.join(folder, name), bytes]],
  )
  try {
    if (files.length === 0) return compile(NO_PICTURES)
    for (const [file, bytes] of files) compiler.mapShadow(file, Buffer.from(bytes))
    try {
      return compile(named(shown))
    } catch {
      // A picture that can't be read must not keep a patient from the prescription.
      return compile(NO_PICTURES)
    }
  } finally {
    for (const [file] of files) compiler.unmapShadow(file)
    compiler.evictCache(CACHE_AGE)
  }
}

/** The name under which the template finds each picture; null for none. */
type Shown = Record<keyof SheetPictures, string | null>
const NO_PICTURES: Shown = { logo: null, universityLogo: null, signature: null }

/** Where a hand has to sign, no drawing stands for it. */
const shownPictures = ({ kind, pictures }: Sheet): SheetPictures =>
  kind === 'autograph' ? { ...pictures, signature: null } : pictures

const named = (p: SheetPictures): Shown => ({
  logo: p.logo && 'logo',
  universityLogo: p.universityLogo && 'universityLogo',
  signature: p.signature && 'signature',
})

/** What the template shows, pictures apart: the sheet's texts as they can be printed, and the words around them. */
function printedData(sheet: Sheet, covered: ReadonlySet<number>) {
  const { pictures: _pictures, ...texts } = sheet
  const { mark: _mark, ...brand } = sheet.brand
  const printed = printableDeep({ ...texts, brand }, covered)
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
