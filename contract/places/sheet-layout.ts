/**
 * Rules for the look of a hospital's sheets, and for the fields of a doctor's own paper. The file has no schemas, so that
 * the browser can load it.
 */

export const TEMPLATES = ['classic', 'centred', 'compact'] as const
export type Template = (typeof TEMPLATES)[number]

export const SHEET_COLOURS = ['brand', 'neutral'] as const
export type SheetColour = (typeof SHEET_COLOURS)[number]

export const sheetLimits = { header: 160, footer: 160 } as const

/** Position and size of something printed: millimetres from the upper left corner of the paper. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Fields that are printed on a doctor's own paper, in the order in which the printed sheet is read. */
export const PAPER_FIELDS = [
  'doctor',
  'place',
  'patient',
  'date',
  'diagnosis',
  'rows',
  'signature',
  'qr',
] as const
export type PaperField = (typeof PAPER_FIELDS)[number]

/** Fields that are placed on every doctor's own paper, whatever other fields the paper leaves out. */
export type AlwaysPlaced = 'patient' | 'date' | 'rows' | 'signature' | 'qr'
export type PlacedFields = Record<AlwaysPlaced, Box> & {
  [F in Exclude<PaperField, AlwaysPlaced>]?: Box | undefined
}

export interface OwnPaper {
  /** Size of the paper in millimetres. */
  width: number
  height: number
  /** Correction of the printer in millimetres, added to the position of every field. */
  offset: { x: number; y: number }
  /** Font size of the printed fields, in points (1/72 inch). */
  size: number
  /** Whether the paper is preprinted with the doctor's name, cédula and school, and with the address. */
  preprinted: boolean
  fields: PlacedFields
}

export const PAPER_SIZES = {
  letter: { width: 215.9, height: 279.4 },
  half_letter: { width: 139.7, height: 215.9 },
} as const

export const paperLimits = {
  width: { least: 110, most: 300 },
  height: { least: 130, most: 430 },
  offset: { least: -20, most: 20 },
  size: { least: 8.5, most: 14 },
} as const

/** Margin in millimetres that usual printers cannot print on. */
export const EDGE_MM = 4

/**
 * The least size in millimetres at which each field is legible; content that does not fit continues on another
 * sheet.
 */
export const LEAST: Readonly<Record<PaperField, { width: number; height: number }>> = {
  doctor: { width: 45, height: 18 },
  place: { width: 40, height: 10 },
  patient: { width: 45, height: 8 },
  date: { width: 22, height: 4 },
  diagnosis: { width: 40, height: 8 },
  rows: { width: 70, height: 40 },
  signature: { width: 40, height: 24 },
  qr: { width: 28, height: 46 },
}

export type PaperFault = 'missing' | 'outside' | 'too-small' | 'overlap'

/**
 * Fields without which a prescription is not complete (RIS art. 29-31). A diagnosis is shown only where the
 * doctor wants it.
 */
export const requiredFields = (preprinted: boolean): PaperField[] =>
  PAPER_FIELDS.filter(
    (field) => field !== 'diagnosis' && !(preprinted && (field === 'doctor' || field === 'place')),
  )

/** Faults that keep a layout from being used for printing, by field; empty for a usable layout. */
export function paperFaults(paper: OwnPaper): Partial<Record<PaperField, PaperFault>> {
  const faults: Partial<Record<PaperField, PaperFault>> = {}
  for (const field of requiredFields(paper.preprinted)) if (!paper.fields[field]) faults[field] = 'missing'
  const placed = PAPER_FIELDS.flatMap((field) => {
    const box = paper.fields[field]
    return box ? [{ field, box }] : []
  })
  for (const { field, box } of placed) {
    const least = LEAST[field]
    if (box.width < least.width || box.height < least.height) faults[field] = 'too-small'
    else if (!isInside(box, paper)) faults[field] = 'outside'
    else if (placed.some((other) => other.field !== field && overlaps(box, other.box)))
      faults[field] = 'overlap'
  }
  return faults
}

// Tolerance in millimetres for the rounding of positions and sizes of fields.
const ROUNDING = 0.01

const isInside = (box: Box, paper: Pick<OwnPaper, 'width' | 'height'>): boolean =>
  box.x >= EDGE_MM - ROUNDING &&
  box.y >= EDGE_MM - ROUNDING &&
  box.x + box.width <= paper.width - EDGE_MM + ROUNDING &&
  box.y + box.height <= paper.height - EDGE_MM + ROUNDING

const overlaps = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + ROUNDING &&
  b.x + b.width > a.x + ROUNDING &&
  a.y + a.height > b.y + ROUNDING &&
  b.y + b.height > a.y + ROUNDING

/** First layout for a doctor's own paper. The fields lie between the head and the foot that are preprinted on most papers. */
export function startingPaper(width: number, height: number): OwnPaper {
  const side = 12
  const inner = width - 2 * side
  const top = Math.round(height * 0.2)
  const foot = Math.round(height) - 12 - 48
  const box = (x: number, y: number, w: number, h: number): Box => ({
    x: Math.round(x),
    y: Math.round(y),
    width: Math.floor(w),
    height: Math.floor(h),
  })
  // On low paper, such as half letter in landscape, the footer fields are beside the rows.
  const isLow = height < 170
  const below = top + 25
  const column = width - side - 50
  return {
    width,
    height,
    offset: { x: 0, y: 0 },
    size: width < 170 || isLow ? 9 : 10,
    preprinted: true,
    fields: {
      patient: box(side, top, inner - 36, 13),
      date: box(side + inner - 34, top, 34, 13),
      diagnosis: box(side, top + 15, inner, 8),
      rows: isLow
        ? box(side, below, inner - 54, height - 12 - below)
        : box(side, below, inner, foot - top - 28),
      signature: isLow
        ? box(column, below + 49, 50, height - 6 - below - 49)
        : box(side + inner * 0.45, foot + 8, inner * 0.55, 40),
      qr: isLow ? box(column, below, 50, 47) : box(side, foot, 30, 48),
    },
  }
}
