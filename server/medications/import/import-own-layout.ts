import type { NewOwnMedication } from '#contract/medications/own-medications.ts'
import { formatMoney } from '#contract/values/money.ts'
import type { Fraction } from '#contract/prescription/document.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { FileRow } from '../../files/read-catalogue-file.ts'

/**
 * Columns of the product's own file layout for a doctor's medications. `ingredientes` and `concentraciones` hold several
 * values, separated by ` + `.
 */
export const OWN_COLUMNS = [
  'nombre',
  'clave',
  'ingredientes',
  'concentraciones',
  'forma',
  'contenido',
  'via',
  'fraccion',
  'precio',
] as const
type OwnColumn = (typeof OWN_COLUMNS)[number]
/** Required columns of the product's own file layout. A file without them has another layout. */
const NEEDED: readonly OwnColumn[] = ['ingredientes', 'forma', 'via']

/** Result of reading one row of a file: the medication that it describes, or the reason why it can't be imported. */
export type ImportedRow = { line: number; label: string } & (
  | { written: NewOwnMedication }
  | { reason: { key: string; detail: string } }
)

/** Required columns of the product's own file layout that the heading of a file lacks. */
export function missingOwn(heading: FileRow): string[] {
  const names = new Set(heading.cells.map(normalize))
  return NEEDED.filter((column) => !names.has(column))
}

/**
 * Index of each column of the product's own file layout in a heading, in any order and spelling; null for a file with
 * another layout.
 */
export function placesOf(heading: FileRow): ReadonlyMap<OwnColumn, number> | null {
  const names = heading.cells.map(normalize)
  const places = new Map(OWN_COLUMNS.map((c) => [c, names.indexOf(c)] as const).filter(([, at]) => at >= 0))
  return NEEDED.every((column) => places.has(column)) ? places : null
}

export function readOwnLayout(
  rows: readonly FileRow[],
  places: ReadonlyMap<OwnColumn, number>,
): ImportedRow[] {
  return rows.map(({ line, cells }) => {
    const cell = (column: OwnColumn): string => cells[places.get(column) ?? -1] ?? ''
    const label = [cell('nombre'), cell('ingredientes'), cell('concentraciones')].filter(Boolean).join(', ')
    const refused = (key: string, detail: string): ImportedRow => ({ line, label, reason: { key, detail } })
    const formula = OWN_COLUMNS.map(cell).find(isFormula)
    if (formula !== undefined) return refused('formula', formula)
    const tooLong = OWN_COLUMNS.find((column) => cell(column).length > LONGEST[column])
    if (tooLong !== undefined) return refused('too-long', `${tooLong}: ${cell(tooLong).slice(0, 60)}…`)
    const names = several(cell('ingredientes'))
    const strengths = several(cell('concentraciones'))
    if (names.length === 0) return refused('ingredient-missing', label)
    if (strengths.length > 0 && strengths.length !== names.length)
      return refused('strengths-differ', cell('concentraciones'))
    if (cell('forma') === '' || cell('via') === '') return refused('form-missing', label)
    const fraction = fractionOf(cell('fraccion'))
    if (fraction === undefined) return refused('class-unreadable', cell('fraccion'))
    const price = priceOf(cell('precio'))
    if (price === null) return refused('price-unreadable', cell('precio'))
    const written = {
      name: cell('nombre'),
      code: cell('clave'),
      ingredients: names.map((name, at) => ({ name, strength: strengths[at] ?? '' })),
      form: cell('forma'),
      content: cell('contenido'),
      route: cell('via'),
      fraction,
      price,
    }
    return { line, label, written }
  })
}

/** Maximum length of the text in each column of the product's own file layout, as in the contract. */
const LONGEST: Record<OwnColumn, number> = {
  nombre: 80,
  clave: 40,
  ingredientes: 600,
  concentraciones: 300,
  forma: 60,
  contenido: 120,
  via: 40,
  fraccion: 20,
  precio: 24,
}

const several = (text: string): string[] =>
  text
    .split(/\s\+\s|\n/)
    .map((part) => part.trim())
    .filter(Boolean)

/** Whether a spreadsheet would run a text as a formula when it is opened again. Such texts are never stored. */
const isFormula = (text: string): boolean => /^[=@\t\r]|^[+-](?![\d\s]*$)/.test(text)

/** Legal class (fraction of article 226) in a text; undefined for an unknown text, null for an empty one. */
function fractionOf(text: string): Fraction | null | undefined {
  if (text === '') return null
  return /^(?:fracci[oó]n\s+)?(VI|IV|V|I{1,3})$/i.exec(text)?.[1]?.toUpperCase() as Fraction | undefined
}

/**
 * Converts a price such as `$1,250.00` or `90.5` to the format of the price field; '' for an empty text, null for an unreadable
 * one.
 */
function priceOf(text: string): string | null {
  if (text === '') return ''
  const found = /^(?:MXN)?\s*\$?\s*(\d{1,3}(?:,\d{3})*|\d{1,7})(?:\.(\d{1,2}))?$/i.exec(text)
  if (!found) return null
  return formatMoney(
    Number((found[1] ?? '').replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0')),
  )
}
