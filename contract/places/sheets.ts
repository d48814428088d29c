import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PathNumber } from '../schemas/path-number.ts'
import { paperFaults, paperLimits, SHEET_COLOURS, sheetLimits, TEMPLATES } from './sheet-layout.ts'
import { optionalText } from '../schemas/text.ts'

/** Choices of an administrator for a hospital's sheets that are not saved yet. */
const SheetDesign = z.strictObject({
  template: z.enum(TEMPLATES),
  paper: z.enum(['letter', 'half_letter']),
  header: optionalText(sheetLimits.header),
  footer: optionalText(sheetLimits.footer),
  colour: z.enum(SHEET_COLOURS),
  info: z.boolean(),
  prints_diagnosis: z.boolean(),
})
export type SheetDesign = z.input<typeof SheetDesign>

const millimetres = z.number().check(z.minimum(0), z.maximum(500))
const between = ({ least, most }: { least: number; most: number }) =>
  z.number().check(z.minimum(least), z.maximum(most))
const Box = z.strictObject({ x: millimetres, y: millimetres, width: millimetres, height: millimetres })

const Layout = z.strictObject({
  width: between(paperLimits.width),
  height: between(paperLimits.height),
  offset: z.strictObject({ x: between(paperLimits.offset), y: between(paperLimits.offset) }),
  size: between(paperLimits.size),
  preprinted: z.boolean(),
  fields: z.strictObject({
    doctor: z.optional(Box),
    place: z.optional(Box),
    patient: Box,
    date: Box,
    diagnosis: z.optional(Box),
    rows: Box,
    signature: Box,
    qr: Box,
  }),
})

/** A layout with a place for everything that the law requires on a prescription. */
const CompleteLayout = Layout.check(({ value, issues }) => {
  for (const [field, fault] of Object.entries(paperFaults(value)))
    issues.push({ code: 'custom', message: `paper-${fault}`, path: ['fields', field], input: value })
})

/** A doctor's own printing paper at one hospital, with the layout for it. */
export const PaperAtHospital = z.object({
  layout: z.nullable(Layout),
  /** Address of the picture that the page shows under the fields while the doctor places them on the paper; null without one. */
  picture: z.nullable(z.string()),
  /** Whether this installation is a demonstration. If it is, everything that is printed says so. */
  demo: z.boolean(),
})
export type PaperAtHospital = z.output<typeof PaperAtHospital>

const ById = z.object({ id: PathNumber })
/**
 * Parts of a prescription's sheet that were not signed: the brand, the mark of a demonstration, and whether the
 * prescription was cancelled or rejected.
 */
export const SheetLook = z.object({
  brand: z.object({
    name: z.string(),
    /** Accent colour of the brand, as `#rrggbb`. */
    accent: z.string(),
    /** The brand's mark for light paper, as a `data:` address; '' for none. */
    mark: z.string(),
  }),
  /** Whether this installation is a demonstration. If it is, everything that is printed says so. */
  demo: z.boolean(),
  /**
   * The day on which the doctor cancelled or a pharmacy rejected the whole prescription, and the name of that pharmacy (''
   * for the doctor); null for a valid prescription.
   */
  ended: z.nullable(z.object({ day: z.string(), by: z.string() })),
})
export type SheetLook = z.output<typeof SheetLook>
/**
 * All pages of a sheet, one under the other, as one SVG without a background; width and height of each page in
 * millimetres.
 */
const Drawing = z.object({ svg: z.string(), pages: z.number(), width: z.number(), height: z.number() })
export type Drawing = z.output<typeof Drawing>
const Printed = z.object({ pdf: z.string() })

export const sheets = {
  preview: endpoint({
    method: 'POST',
    path: '/api/v2/hospital/:id/sheet/preview/',
    summary: 'A fictional prescription as a design would print it: the same pages as the PDF',
    audience: 'doctor',
    params: ById,
    body: SheetDesign,
    answers: { 200: Drawing },
  }),
  paper: endpoint({
    method: 'GET',
    path: '/api/v2/hospital/:id/paper/',
    summary: 'The doctor’s own paper at a hospital',
    audience: 'doctor',
    params: ById,
    answers: { 200: PaperAtHospital },
  }),
  keepPaper: endpoint({
    method: 'PUT',
    path: '/api/v2/hospital/:id/paper/',
    summary: 'Save the position of each field; refused while a field that the law requires is missing',
    audience: 'doctor',
    params: ById,
    body: CompleteLayout,
    answers: { 200: PaperAtHospital },
  }),
  keepPaperPicture: endpoint({
    method: 'PUT',
    path: '/api/v2/hospital/:id/paper/picture/',
    summary: 'Save a picture of the paper, which is never printed',
    audience: 'doctor',
    params: ById,
    pictures: ['picture'],
    answers: { 200: PaperAtHospital },
    perMinute: 20,
  }),
  removePaperPicture: endpoint({
    method: 'DELETE',
    path: '/api/v2/hospital/:id/paper/picture/',
    summary: 'Delete the picture of the paper',
    audience: 'doctor',
    params: ById,
    answers: { 200: PaperAtHospital },
  }),
  drawPaper: endpoint({
    method: 'POST',
    path: '/api/v2/hospital/:id/paper/preview/',
    summary: 'Drawing of what would be printed on the paper, for a fictional prescription',
    audience: 'doctor',
    params: ById,
    body: Layout,
    answers: { 200: Drawing },
  }),
  testPaper: endpoint({
    method: 'POST',
    path: '/api/v2/hospital/:id/paper/test/',
    summary: 'A test print with rulers, as PDF in base64',
    audience: 'doctor',
    params: ById,
    body: CompleteLayout,
    answers: { 200: Printed },
  }),
  look: endpoint({
    method: 'GET',
    path: '/api/v2/rx/sheet-look/:signature/',
    summary: 'Parts of a prescription’s sheet that were not signed',
    audience: 'doctor',
    params: z.object({ signature: z.string() }),
    answers: { 200: SheetLook },
  }),
  printOnPaper: endpoint({
    method: 'GET',
    path: '/api/v2/rx/own-paper/:signature/',
    summary: 'The sheet of a prescription for the doctor’s own paper, as PDF in base64',
    audience: 'doctor',
    params: z.object({ signature: z.string() }),
    answers: { 200: Printed },
  }),
  removePaper: endpoint({
    method: 'DELETE',
    path: '/api/v2/hospital/:id/paper/',
    summary: 'Remove the doctor’s own paper, so that plain paper is used',
    audience: 'doctor',
    params: ById,
    answers: { 204: z.undefined() },
  }),
} as const
