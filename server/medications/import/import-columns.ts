import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { ExpectedFailure } from '#contract/values/expected-failure.ts'
import { normalize } from '#contract/values/normalize.ts'

/** Names of the 29 columns in COFEPRIS's public viewer of registered medicines, in the viewer's order. */
export const COLUMNS = [
  'Número de Registro',
  'Denominación Distintiva',
  'Fecha Expedición Vigencia',
  'Fecha Expedición Vigencia Prorroga',
  'Estado',
  'Forma Farmaceutica',
  'Indicaciones Terapéuticas',
  'Contra Indicaciones',
  'Vida Útil',
  'Fracción',
  'Denominacion Generica',
  'Vista Administración',
  'Tipo Medicamento',
  'Presentación',
  'Cantidad',
  'Sistema Orgánico',
  'Grupo Farmacológico',
  'Subgrupo Farmacológico',
  'Subgrupo QuÍmico',
  'Sustancia Química',
  'Titular',
  'Domicilio',
  'Fabricantes Medicamentos',
  'Fabricantes Farmacos',
  'Acondicionado Por',
  'Acondicionado Extranjero',
  'Distribuidores',
  'Unidad Farmaco Vigilancia',
  'Fecha Emisión',
] as const
export type Column = (typeof COLUMNS)[number]

/** One row of COFEPRIS's register. `line` is the number of its line (CSV) or row (XLSX) in the file. */
export interface RegisterRow {
  line: number
  cells: Record<Column, string>
}

type Cells = readonly unknown[]

export function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell.trim()
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

/** Names of the columns of COFEPRIS's register that the heading of a file lacks, regardless of order and accents. */
export function missingColumns(header: Cells): Column[] {
  const names = new Set(header.map((cell) => normalize(textOf(cell))))
  return COLUMNS.filter((column) => !names.has(normalize(column)))
}

/** Index of each column of COFEPRIS's register in the heading of a file, regardless of order and accents. */
function placesOf(header: Cells): Record<Column, number> {
  const names = header.map((cell) => normalize(textOf(cell)))
  const missing = missingColumns(header)
  if (missing.length > 0) throw new ExpectedFailure(`missing columns: ${missing.join(', ')}`)
  return Object.fromEntries(COLUMNS.map((c) => [c, names.indexOf(normalize(c))])) as Record<Column, number>
}

function rowsOf(header: Cells, body: { line: number; cells: Cells }[]): RegisterRow[] {
  const places = placesOf(header)
  return body
    .filter(({ cells }) => cells.some((cell) => textOf(cell) !== ''))
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(COLUMNS.map((c) => [c, textOf(cells[places[c]])])) as Record<Column, string>,
    }))
}

async function readWorkbook(file: string): Promise<Cells[]> {
  const bytes = await readFile(file)
  try {
    return await readSheet(bytes)
  } catch {
    throw new ExpectedFailure(`${file} is no XLSX workbook that can be read`)
  }
}

/** Converts a parsed file to rows of COFEPRIS's register; null when the file's columns are not the register's. */
export function registerRowsOf(header: Cells, body: { line: number; cells: Cells }[]): RegisterRow[] | null {
  return missingColumns(header).length === 0 ? rowsOf(header, body) : null
}

/** Decodes the bytes of a CSV file as UTF-8, or otherwise as Latin-1, which some government files use. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}

/** Reads all lines of a CSV or XLSX file, the heading included. The ending of the file's name decides the format. */
export async function readTable(file: string): Promise<{ line: number; cells: Cells }[]> {
  if (file.toLowerCase().endsWith('.xlsx'))
    return (await readWorkbook(file)).map((cells, i) => ({ line: i + 1, cells }))
  const records = parse(decoded(await readFile(file)), {
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as { record: string[]; info: { lines: number } }[]
  return records.map(({ record, info }) => ({ line: info.lines, cells: record }))
}

/**
 * Reads the rows of a file of COFEPRIS's register.
 * @throws ExpectedFailure when a column is missing or the file has another format
 */
export async function readRegister(file: string): Promise<RegisterRow[]> {
  const [header, ...body] = await readTable(file)
  return rowsOf(header?.cells ?? [], body)
}
