import type { NewOwnMedication } from '#contract/medications/own-medications.ts'
import { formatMoney } from '#contract/values/money.ts'
import type { Fraction } from '#contract/prescription/document.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { FileRow } from './import-file.ts'

/** Columns of our own layout. `ingredientes` and `concentraciones` hold several with ` + ` between. */
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
/** Without these a file is not of this layout. */
const NEEDED: readonly OwnColumn[] = ['ingredientes', 'forma', 'via']

/** What one row asks for, or why it cannot. */
export type ImportedRow = { line: number; label: string } & (
  | { written: NewOwnMedication }
  | { reason: { key: string; detail: string } }
)

/** Where each column stands, in any order and spelling; null for another layout. */
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

/** As the contract bounds them. */
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

/** What a spreadsheet would run when it opens the text again. It is never kept. */
const isFormula = (text: string): boolean => /^[=@\t\r]|^[+-](?![\d\s]*$)/.test(text)

/** Undefined for what is no class; null where none is said. */
function fractionOf(text: string): Fraction | null | undefined {
  if (text === '') return null
  return /^(?:fracci[oó]n\s+)?(VI|IV|V|I{1,3})$/i.exec(text)?.[1]?.toUpperCase() as Fraction | undefined
}

/** `$1,250.00`, `90.5` as the field of money writes it; '' where none is said. */
function priceOf(text: string): string | null {
  if (text === '') return ''
  const found = /^(?:MXN)?\s*\$?\s*(\d{1,3}(?:,\d{3})*|\d{1,7})(?:\.(\d{1,2}))?$/i.exec(text)
  if (!found) return null
  return formatMoney(
    Number((found[1] ?? '').replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0')),
  )
}
