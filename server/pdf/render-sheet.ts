import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PAPER_SIZES } from '#contract/sheet-layout.ts'
import { sheetType, type SheetType } from '#contract/sheet-type.ts'
import { texts as en } from '#locales/en/sheet.ts'
import { texts as es } from '#locales/es/sheet.ts'
import { glyphCoverage } from './glyph-coverage.ts'
import { keepDosesWhole, printableDeep, someText } from './printable-text.ts'
import { qrSvg } from './qr-svg.ts'
import type { PaperToPrintOn, Sheet, SheetPictures } from './sheet.ts'
import { sheetWords } from './sheet-words.ts'
import { type Compiler, type Document, loadTypst } from './typst.ts'

export interface SheetRenderer {
  /**
   * The sheet as a tagged PDF (PDF/UA-1) with its fonts inside. The same sheet gives the same bytes.
   * Takes some milliseconds of this thread.
   * @param own the doctor's paper, where only the fields are printed; plain paper otherwise
   */
  render(sheet: Sheet, own?: PaperToPrintOn): Buffer
  /** The same pages for a screen. */
  draw(sheet: Sheet, own?: PaperToPrintOn): Drawing
}

export interface Drawing {
  /** The pages one under the other without their paper, as one SVG. */
  svg: string
  pages: number
  /** Of each page, in millimetres. */
  width: number
  height: number
}

const FONTS = ['AtkinsonHyperlegibleNext_400Regular.ttf', 'AtkinsonHyperlegibleNext_700Bold.ttf']
/**
 * How many compilations typst remembers what it computed: the words that every sheet says. An issuing server rarely prints
 * the same sheet twice, and remembering more costs time and memory.
 */
const CACHE_AGE = 2
/**
 * What the template finds beside itself; none of it is ever on the disk. As inputs of the compilation they would have
 * typst build its whole standard library anew for each sheet.
 */
const FILES = { sheet: 'sheet.json', qr: 'qr.svg', mark: 'mark.svg' }
const NEUTRAL = '#6b6b6b'

const catalogues = { es, en }

/** @param root the project's folder, where the template and the fonts are. */
export function createSheetRenderer({ root }: { root: string }): SheetRenderer {
  const folder = path.join(root, 'server', 'pdf')
  const fonts = FONTS.map((file) => readFileSync(path.join(folder, 'fonts', file)))
  const covered = intersection(fonts.map(glyphCoverage))
  // The workspace is all that a template can read: nothing but this folder.
  const compiler = loadTypst().NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts }] })
  const run = { compiler, folder, covered }
  return {
    render: (sheet, own) =>
      compiled(run, sheet, own, (document) => compiler.pdf(document, { pdfStandard: 'ua-1' })),
    draw(sheet, own) {
      const { width, height } = own ?? PAPER_SIZES[sheet.paper]
      return compiled(run, sheet, own, (document) => {
        const { result } = compiler.compile(document)
        if (!result) throw new Error('The sheet does not compile')
        const svg = compiler.plainSvg(result).replaceAll(/>\s+</g, '><')
        return { svg, pages: result.numOfPages, width, height }
      })
    },
  }
}

interface Run {
  compiler: Compiler
  folder: string
  covered: ReadonlySet<number>
}

function compiled<T>(
  { compiler, folder, covered }: Run,
  sheet: Sheet,
  own: PaperToPrintOn | undefined,
  exported: (document: Document) => T,
): T {
  if (!/^https?:$/.test(new URL(sheet.verifyUrl).protocol))
    throw new Error('verifyUrl is not an address of the web')
  const { mark, ...data } = printedData(own ? onOwn(sheet, own) : sheet, covered)
  const pictures = shownPictures(sheet)
  const keep = (name: string, content: string | Uint8Array): void =>
    compiler.mapShadow(path.join(folder, name), Buffer.from(content))
  const compile = (shown: Shown): T => {
    const type = typeOf(data, shown.signature !== null, own)
    keep(FILES.sheet, JSON.stringify({ ...data, type, own, mark: mark && FILES.mark, pictures: shown }))
    return exported({ mainFilePath: path.join(folder, own ? 'over-print.typ' : 'sheet.typ') })
  }
  try {
    keep(FILES.qr, qrSvg(sheet.verifyUrl))
    if (mark) keep(FILES.mark, mark)
    if (Object.values(pictures).every((bytes) => bytes === null)) return compile(NO_PICTURES)
    for (const [name, bytes] of Object.entries(pictures)) if (bytes) keep(name, bytes)
    try {
      return compile(named(pictures))
    } catch {
      // A picture that can't be read must not keep a patient from the prescription.
      return compile(NO_PICTURES)
    }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(CACHE_AGE)
  }
}

type Said = Pick<
  Sheet,
  'paper' | 'template' | 'items' | 'extras' | 'cancelled' | 'diagnosis' | 'header' | 'footer'
>

const typeOf = (said: Said, hasDrawing: boolean, own: PaperToPrintOn | undefined): SheetType =>
  sheetType({
    ...said,
    rows: said.items.map(({ instructions, cancelled }) => ({
      instructions,
      isCancelled: cancelled !== null,
    })),
    isCancelled: said.cancelled !== null,
    around: [said.diagnosis, said.header, said.footer, hasDrawing].filter(Boolean).length,
    own: own && { size: own.size, rowsWidth: own.fields.rows.width },
  })

/** On their own paper the doctor's layout stands in the place of the hospital's. */
const onOwn = (sheet: Sheet, own: PaperToPrintOn): Sheet => ({
  ...sheet,
  paper: own.width < 170 ? 'half_letter' : 'letter',
  template: 'classic',
  footer: '',
  info: null,
})

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
  const { mark, ...brand } = sheet.brand
  const isNeutral = sheet.colour === 'neutral'
  const printed = printableDeep({ ...texts, brand }, covered)
  return {
    ...printed,
    brand: isNeutral ? { ...printed.brand, accent: NEUTRAL } : printed.brand,
    mark: isNeutral ? null : mark,
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
