import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/universal'
import { IMPORT_COLUMNS_AT_MOST, IMPORT_ROWS_AT_MOST } from '#contract/medications/import-limits.ts'
import { Problem } from '#contract/problem.ts'
import { checkWorkbook } from './check-workbook.ts'

/** One row of a catalogue file: its number, and its cells as text. */
export interface FileRow {
  line: number
  cells: string[]
}

const CELL_AT_MOST = 4000
/** Maximum number of characters of the heading by which the delimiter of a CSV is recognised. */
const HEADING_AT_MOST = 4000

/**
 * Reads the rows of a catalogue file, the heading first. The file's content decides whether it is read as XLSX or CSV.
 * @throws Problem `catalogue-unreadable`, `catalogue-empty`, `catalogue-quote`, `catalogue-too-long`, `catalogue-too-wide`,
 * `catalogue-too-large`
 */
export async function readCatalogueFile(bytes: Uint8Array): Promise<FileRow[]> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const rows = await (isZip ? readWorkbook(bytes) : readText(bytes))
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (filled.length < 2) throw new Problem('catalogue-empty')
  if (filled.length - 1 > IMPORT_ROWS_AT_MOST)
    throw new Problem('catalogue-too-long', { values: { most: IMPORT_ROWS_AT_MOST } })
  return filled
}

async function readWorkbook(bytes: Uint8Array): Promise<FileRow[]> {
  try {
    checkWorkbook(bytes)
    // The imported function of the library reads the workbook in the calling thread. Other functions of the library start
    // threads without limits.
    const rows = await readSheet(new Blob([Uint8Array.from(bytes)]))
    return rows.map((cells, at) => ({ line: at + 1, cells: cells.map(textOf) }))
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('catalogue-unreadable')
  }
}

function readText(bytes: Uint8Array): FileRow[] {
  const text = decode(bytes)
  if (text.includes('\u0000')) throw new Problem('catalogue-unreadable')
  const heading = text.slice(0, HEADING_AT_MOST).split(/[\r\n]/, 1)[0] ?? ''
  const delimiter = heading.split(';').length > heading.split(',').length ? ';' : ','
  let lastRead = 0
  try {
    const records = parse(text, {
      bom: true,
      info: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: IMPORT_ROWS_AT_MOST + 2,
      max_record_size: IMPORT_COLUMNS_AT_MOST * CELL_AT_MOST,
      on_record: (read: unknown) => {
        lastRead = (read as CsvRecord).info.lines
        return refuseWide(read)
      },
    }) as unknown as CsvRecord[]
    return records.map(({ record, info }) => ({ line: info.lines, cells: record.map(textOf) }))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'CSV_MAX_RECORD_SIZE') throw tooWide()
    if (code === 'CSV_QUOTE_NOT_CLOSED')
      throw new Problem('catalogue-quote', { values: { line: lastRead + 1 } })
    throw error instanceof Problem ? error : new Problem('catalogue-unreadable')
  }
}

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

/**
 * Stops the CSV parser at the first record with too many cells. With the parser's option `info`, a record comes with its line
 * number.
 */
function refuseWide(read: unknown): string[] {
  if ((read as CsvRecord).record.length > IMPORT_COLUMNS_AT_MOST) throw tooWide()
  return read as string[]
}

const tooWide = (): Problem => new Problem('catalogue-too-wide', { values: { most: IMPORT_COLUMNS_AT_MOST } })

/** Decodes a CSV file as UTF-8, or otherwise as windows-1252, which spreadsheets on Windows write. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const isPlain = typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
  return isPlain
    ? String(cell)
        .slice(0, CELL_AT_MOST)
        .replaceAll(/\p{Cc}(?<![\n\t])/gu, '')
        .trim()
    : ''
}
