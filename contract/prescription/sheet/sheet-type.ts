import type { Box } from '../../places/sheet-layout.ts'
import type { SheetModel } from './sheet.ts'
import type { SheetRow } from './sheet-row.ts'

/** The parts of a sheet that its type sizes depend on. */
type Said = Pick<SheetModel, 'paper' | 'template' | 'notes' | 'ended' | 'diagnosis' | 'header' | 'footer'> & {
  rows: readonly Pick<SheetRow, 'instructions' | 'ended'>[]
}

/** Facts beside the words of a sheet that its type sizes depend on. */
interface Setting {
  /** Whether the sheet prints the doctor's drawn signature. */
  hasDrawing: boolean
  /** The doctor's own paper; plain paper when absent. */
  own?: { size: number; fields: { rows: Pick<Box, 'width'> } } | undefined
}

/** Sizes in points and measures in millimetres, for the PDF and for the preview beside the form. */
export interface SheetType {
  pt: Record<keyof typeof LETTER_PT | 'rowTitle' | 'rowText' | 'rowSmall', number>
  mm: Record<keyof typeof LETTER_MM | 'rowInset' | 'rowGap', number>
}

/** Smallest size of any text on a sheet, in points. */
const LEAST_PT = 8.5

const LETTER_PT = {
  base: 10,
  small: LEAST_PT,
  title: 12,
  signer: 11,
  code: 11.5,
  own: 9.5,
  name: 14,
  specialty: 10,
  head: 9,
  patron: 10.5,
  large: 14,
  largeTitle: 18,
  largeLead: 11,
  times: 11,
  timesHead: 10,
  largeEnd: 10.5,
}
const HALF_PT: typeof LETTER_PT = {
  base: 9,
  small: LEAST_PT,
  title: 11,
  signer: 10,
  code: 11,
  own: 9,
  name: 11.5,
  specialty: 9,
  head: LEAST_PT,
  patron: 9,
  large: 11.5,
  largeTitle: 14,
  largeLead: 9.5,
  times: 9.5,
  timesHead: LEAST_PT,
  largeEnd: 9,
}
const LETTER_MM = {
  side: 15,
  headStart: 11.5,
  gap: 6,
  headGutter: 5,
  headEnd: 4,
  titleEnd: 3.5,
  factsEnd: 3,
  place: 62,
  placeByLogo: 56,
  emblemWidth: 30,
  emblemHeight: 20,
  university: 24,
  rowNumber: 7,
  rowAmount: 39,
  closingTop: 3.5,
  qr: 32,
  signer: 72,
}
const HALF_MM: typeof LETTER_MM = {
  side: 10,
  headStart: 8,
  gap: 4,
  headGutter: 3,
  headEnd: 3,
  titleEnd: 2.5,
  factsEnd: 2.5,
  place: 42,
  placeByLogo: 37,
  emblemWidth: 20,
  emblemHeight: 15,
  university: 14,
  rowNumber: 6,
  rowAmount: 33,
  closingTop: 3.5,
  qr: 30,
  signer: 46,
}

/** Values in which the centred layout differs from the classic layout. */
const CENTRED = {
  letter: {
    pt: { name: 16, specialty: 10.5, patron: 10 },
    mm: { headGutter: 5, emblemWidth: 32, emblemHeight: 22, university: 32 },
  },
  half_letter: {
    pt: { name: 12.5, specialty: 9, patron: 9 },
    mm: { headGutter: 2, emblemWidth: 21, emblemHeight: 16, university: 21 },
  },
}
const COMPACT_PT = { base: 9, specialty: LEAST_PT, head: LEAST_PT, patron: LEAST_PT }
const COMPACT_MM = {
  headStart: 7.5,
  gap: 4,
  headGutter: 3,
  headEnd: 2,
  titleEnd: 2,
  factsEnd: 1.8,
  emblemWidth: 16,
  emblemHeight: 11,
  university: 14,
  closingTop: 2.5,
  qr: 28,
}

const ROWS = {
  roomy: { pt: { rowTitle: 11.5, rowText: 11, rowSmall: 9.5 }, mm: { rowInset: 4, rowGap: 2.7 } },
  plain: { pt: { rowTitle: 10.5, rowText: 10, rowSmall: LEAST_PT }, mm: { rowInset: 2.5, rowGap: 2 } },
  tight: { pt: { rowTitle: 10, rowText: 9.5, rowSmall: LEAST_PT }, mm: { rowInset: 1.6, rowGap: 1.6 } },
  half: { pt: { rowTitle: 9.5, rowText: 9, rowSmall: LEAST_PT }, mm: { rowInset: 2.2, rowGap: 1.8 } },
  dense: { pt: { rowTitle: 9.5, rowText: 9, rowSmall: LEAST_PT }, mm: { rowInset: 1.3, rowGap: 1.4 } },
}

/** Computes the type sizes and measures of a sheet. */
export function sheetType(sheet: Said, setting: Setting): SheetType {
  const { paper, template } = sheet
  const [pt, mm] = paper === 'letter' ? [LETTER_PT, LETTER_MM] : [HALF_PT, HALF_MM]
  const layout =
    template === 'centred'
      ? CENTRED[paper]
      : template === 'compact'
        ? { pt: { ...COMPACT_PT, name: paper === 'letter' ? 12 : 11 }, mm: COMPACT_MM }
        : { pt: {}, mm: {} }
  const rows = setting.own ? ownRowsType(setting.own) : ROWS[densityOf(sheet, setting.hasDrawing)]
  return { pt: { ...pt, ...layout.pt, ...rows.pt }, mm: { ...mm, ...layout.mm, ...rows.mm } }
}

function ownRowsType({ size, fields }: NonNullable<Setting['own']>) {
  return {
    pt: { base: size, rowTitle: size, rowText: size, rowSmall: Math.max(LEAST_PT, size - 1.5) },
    mm: { rowInset: 1.6, rowGap: 1.6, rowAmount: fields.rows.width < 110 ? 18 : 26 },
  }
}

/**
 * Chooses the density of a sheet's rows from an estimate of the lines that they take. A short prescription on a whole page
 * gets larger type. A prescription that just misses a single page gets tighter lines, and a prescription that needs several
 * pages anyway is set normally.
 */
function densityOf(sheet: Said, hasDrawing: boolean): keyof typeof ROWS {
  const { paper, template, notes, ended } = sheet
  if (template === 'compact') return 'dense'
  if (paper === 'half_letter') return 'half'
  const lines = sheet.rows.map((row) => 2 + linesOf(row.instructions, 89) + (row.ended === null ? 0 : 1))
  const noted = notes.map(({ value }, at) => (at === 0 ? 0 : 2) + linesOf(value, 97))
  const load = [...lines, ...noted].reduce((sum, one) => sum + one, ended ? 3 : 0)
  // Optional parts that a sheet prints beside the required ones.
  const around = [sheet.diagnosis, sheet.header, sheet.footer, hasDrawing].filter(Boolean).length
  const full = load + 2 * around
  if (full <= 15) return 'roomy'
  return full > 26 && load <= 38 ? 'tight' : 'plain'
}

const linesOf = (text: string, perLine: number): number => Math.ceil(text.length / perLine)
