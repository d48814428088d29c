import {
  type Box,
  EDGE_MM,
  LEAST,
  type OwnPaper,
  PAPER_FIELDS,
  PAPER_SIZES,
  type PaperField,
} from '#contract/places/sheet-layout.ts'

export const rounded = (mm: number): number => Math.round(mm * 10) / 10

const held = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most))

/** The paper with one field moved; the field stays within the area that a printer can print. */
export function moved(paper: OwnPaper, field: PaperField, to: { x: number; y: number }): OwnPaper {
  const box = paper.fields[field]
  if (!box) return paper
  return placed(paper, field, {
    ...box,
    x: rounded(held(to.x, EDGE_MM, paper.width - EDGE_MM - box.width)),
    y: rounded(held(to.y, EDGE_MM, paper.height - EDGE_MM - box.height)),
  })
}

/** The paper with one field of another size, never too small to be read. */
export function sized(paper: OwnPaper, field: PaperField, to: { width: number; height: number }): OwnPaper {
  const box = paper.fields[field]
  if (!box) return paper
  return placed(paper, field, {
    ...box,
    width: rounded(held(to.width, LEAST[field].width, paper.width - EDGE_MM - box.x)),
    height: rounded(held(to.height, LEAST[field].height, paper.height - EDGE_MM - box.y)),
  })
}

export const placed = (paper: OwnPaper, field: PaperField, box: Box | undefined): OwnPaper => {
  const { [field]: _before, ...others } = paper.fields
  return { ...paper, fields: (box ? { ...others, [field]: box } : others) as OwnPaper['fields'] }
}

/** Fields that are placed on a doctor's own paper, in the order in which the printed sheet is read. */
export const placedFields = (paper: OwnPaper): { field: PaperField; box: Box }[] =>
  PAPER_FIELDS.flatMap((field) => {
    const box = paper.fields[field]
    return box ? [{ field, box }] : []
  })

/**
 * Position and size of a field that is added to the paper: the doctor at the top left, the place at the top right, the diagnosis
 * below the patient.
 */
export function addedBox(paper: OwnPaper, field: 'doctor' | 'place' | 'diagnosis'): Box {
  const half = Math.floor((paper.width - 28) / 2)
  const { y } = paper.fields.patient
  if (field === 'doctor') return { x: 12, y: 8, width: half, height: Math.max(24, Math.min(30, y - 10)) }
  if (field === 'place')
    return { x: 16 + half, y: 8, width: half, height: Math.max(14, Math.min(30, y - 10)) }
  return {
    x: 12,
    y: paper.fields.patient.y + paper.fields.patient.height + 2,
    width: paper.width - 24,
    height: 8,
  }
}

/** Name of a paper size that shops sell; `custom` for any other. */
export function sizeName({ width, height }: OwnPaper): keyof typeof PAPER_SIZES | 'custom' {
  const isOf = (name: keyof typeof PAPER_SIZES): boolean =>
    PAPER_SIZES[name].width === width && PAPER_SIZES[name].height === height
  return isOf('letter') ? 'letter' : isOf('half_letter') ? 'half_letter' : 'custom'
}

export type PlacingStep = { move: { x: number; y: number } } | { grow: { width: number; height: number } }

const ARROWS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Step by which a key moves or resizes the focused field, in millimetres; undefined for other keys. */
export function stepOf(key: string, isShift: boolean): PlacingStep | undefined {
  if (key === 'PageUp') return { move: { x: 0, y: -10 } }
  if (key === 'PageDown') return { move: { x: 0, y: 10 } }
  const arrow = ARROWS[key]
  if (!arrow) return undefined
  const [x, y] = arrow
  return isShift ? { grow: { width: x, height: y } } : { move: { x, y } }
}

export function stepped(paper: OwnPaper, field: PaperField, step: PlacingStep): OwnPaper {
  const box = paper.fields[field]
  if (!box) return paper
  return 'move' in step
    ? moved(paper, field, { x: box.x + step.move.x, y: box.y + step.move.y })
    : sized(paper, field, { width: box.width + step.grow.width, height: box.height + step.grow.height })
}
