import { inflateRawSync } from 'node:zlib'
import { IMPORT_COLUMNS_AT_MOST, IMPORT_ROWS_AT_MOST } from '#contract/medications/import-limits.ts'
import { Problem } from '#contract/problem.ts'

/**
 * Maximum unpacked size of an Excel workbook, in megabytes. Without this limit, a file of two megabytes could fill the memory.
 */
const UNPACKED_AT_MOST_MB = 16
/**
 * Maximum number of rows of a workbook: the heading, the rows of products, and one row more, by which the reader notices that
 * there are too many.
 */
const LAST_ROW = IMPORT_ROWS_AT_MOST + 2
const CELLS_AT_MOST = LAST_ROW * IMPORT_COLUMNS_AT_MOST

/**
 * Refuses a workbook whose table would be too large in memory, before the table is built. The library that reads workbooks
 * builds all rows and columns up to the furthest cell, so that one distant cell is enough to exhaust the memory.
 * @throws Problem `catalogue-too-large` by unpacked size or number of cells, `catalogue-too-long` by row, `catalogue-too-wide`
 * by column
 */
export function checkWorkbook(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left = UNPACKED_AT_MOST_MB * 1024 * 1024
  for (const packed of packedParts(file)) {
    const part = packed.isDeflated ? unpack(packed.content, left) : packed.content
    left -= part.length
    if (left <= 0) throw tooLarge()
    if (packed.name.startsWith('xl/worksheets/')) checkCells(part.toString('latin1'))
  }
}

const tooLarge = (): Problem => new Problem('catalogue-too-large', { values: { most: UNPACKED_AT_MOST_MB } })

const CELL_OR_ROW = /<(?:[\w-]+:)?(c|row)(?=[\s/>])(?:[^>]{0,300}?\sr\s*=\s*["']([A-Za-z]*)(\d+)["'])?/g

/** Checks the cells and rows of a worksheet's XML by the addresses that they give, such as `B12`. */
function checkCells(xml: string): void {
  const counts = { c: 0, row: 0 }
  for (const [, element, letters = '', row = '0'] of xml.matchAll(CELL_OR_ROW)) {
    counts[element as keyof typeof counts] += 1
    if (counts.c > CELLS_AT_MOST) throw tooLarge()
    if (Math.max(counts.row, Number(row)) > LAST_ROW)
      throw new Problem('catalogue-too-long', { values: { most: IMPORT_ROWS_AT_MOST } })
    if (columnOf(letters) > IMPORT_COLUMNS_AT_MOST)
      throw new Problem('catalogue-too-wide', { values: { most: IMPORT_COLUMNS_AT_MOST } })
  }
}

/** Converts the letters of a column to its number: A is 1, AA is 27. */
const columnOf = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

const ENTRY = 0x02014b50
const DEFLATED = 8

interface PackedPart {
  name: string
  isDeflated: boolean
  content: Buffer
}

/** Lists the parts of a zip file by its central directory. */
function* packedParts(file: Buffer): Generator<PackedPart> {
  for (let at = file.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0;) {
    if (file.readUInt32LE(at) !== ENTRY) return
    const size = file.readUInt32LE(at + 20)
    const nameEnd = at + 46 + file.readUInt16LE(at + 28)
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    yield {
      name: file.toString('latin1', at + 46, nameEnd),
      isDeflated: file.readUInt16LE(at + 10) === DEFLATED,
      content: file.subarray(start, start + size),
    }
    const next = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    at = next + 4 <= file.length ? next : -1
  }
}

/** Unpacks a part of a zip file, up to `most` bytes. The sizes that a zip file states may be false. */
function unpack(content: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(content, { maxOutputLength: most })
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge()
    throw error
  }
}
