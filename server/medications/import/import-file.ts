import { inflateRawSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { IMPORT_ROWS_AT_MOST } from '#contract/medications/own-medications.ts'
import { Problem } from '#contract/problem.ts'

/** One row of a file: its number, and its cells as text. */
export interface FileRow {
  line: number
  cells: string[]
}

/** Maximum unpacked size of a workbook: a file of two megabytes could otherwise fill the memory. */
const UNPACKED_AT_MOST = 24 * 1024 * 1024
const CELL_AT_MOST = 4000

/**
 * Rows of a catalogue file, the heading first. Its content decides whether it is read as XLSX or CSV.
 * @throws Problem `catalogue-unreadable`, `catalogue-too-long`
 */
export async function readCatalogueFile(bytes: Uint8Array): Promise<FileRow[]> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const rows = await (isZip ? readWorkbook(bytes) : readText(bytes))
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (filled.length < 2) throw new Problem('catalogue-unreadable')
  if (filled.length - 1 > IMPORT_ROWS_AT_MOST)
    throw new Problem('catalogue-too-long', { values: { most: IMPORT_ROWS_AT_MOST } })
  return filled
}

async function readWorkbook(bytes: Uint8Array): Promise<FileRow[]> {
  const file = Buffer.from(bytes)
  try {
    refuseBomb(file)
    return (await readSheet(file)).map((cells, at) => ({ line: at + 1, cells: cells.map(textOf) }))
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('catalogue-unreadable')
  }
}

function readText(bytes: Uint8Array): FileRow[] {
  const text = decode(bytes)
  if (text.includes('\u0000')) throw new Problem('catalogue-unreadable')
  const heading = text.slice(0, text.search(/[\r\n]|$/))
  try {
    const records = parse(text, {
      bom: true,
      info: true,
      delimiter: heading.split(';').length > heading.split(',').length ? ';' : ',',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: IMPORT_ROWS_AT_MOST + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records.map(({ record, info }) => ({ line: info.lines, cells: record.map(textOf) }))
  } catch {
    throw new Problem('catalogue-unreadable')
  }
}

/** Decodes a CSV as UTF-8, or else as windows-1252, which spreadsheets on Windows write. */
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

const ENTRY = 0x02014b50
const DEFLATED = 8

/** Refuses a zip bomb by unpacking each part within limits: the sizes that a workbook states may be false. */
function refuseBomb(file: Buffer): void {
  let left = UNPACKED_AT_MOST
  for (let at = file.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0;) {
    if (file.readUInt32LE(at) !== ENTRY) return
    const packed = file.readUInt32LE(at + 20)
    const local = file.readUInt32LE(at + 42)
    const data = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const part = file.subarray(data, data + packed)
    left -= file.readUInt16LE(at + 10) === DEFLATED ? unpackedSize(part, left) : part.length
    if (left <= 0) throw new Problem('catalogue-too-long', { values: { most: IMPORT_ROWS_AT_MOST } })
    const next =
      at + 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    at = next + 4 <= file.length ? next : -1
  }
}

/** Unpacked size of a part in bytes; `most` when it is that or more. */
function unpackedSize(part: Buffer, most: number): number {
  try {
    return inflateRawSync(part, { maxOutputLength: most }).length
  } catch (error) {
    if (error instanceof RangeError) return most
    throw error
  }
}
