import { parse } from 'csv-parse/sync'
import { ExpectedFailure } from '#contract/values/expected-failure.ts'
import type { ImportedCode } from './load.ts'

/** A row of the CIE-10 catalogue of the DGIS, by its column names (mexico.md 5.1). */
export type OfficialRow = Readonly<Record<string, string | undefined>>

export interface OfficialImport {
  accepted: ImportedCode[]
  skipped: { row: number; reason: 'no-code' | 'no-name' | 'not-valid' | 'repeated' | 'bad-limit' }[]
}

const SEX = new Map<string, ImportedCode['sex']>([
  ['', null],
  ['NO', null],
  ['0', null],
  ['HOMBRE', 'M'],
  ['MUJER', 'F'],
  ['1', 'M'],
  ['2', 'F'],
])

const COLUMNS = ['CATALOG_KEY', 'NOMBRE', 'LSEX', 'LINF', 'LSUP']

/**
 * Rows of the official file, encoded in UTF-8 or Windows-1252, with commas or semicolons.
 * @throws Error that names the columns that the file lacks
 */
export function readOfficial(bytes: Uint8Array): OfficialRow[] {
  const text = decode(bytes)
  const heading = text.slice(0, text.search(/[\r\n]|$/))
  const missing = COLUMNS.filter((name) => !heading.toUpperCase().includes(name))
  if (missing.length > 0)
    throw new ExpectedFailure(`not the official catalogue: no column ${missing.join(', ')}`)
  return parse(text, {
    bom: true,
    columns: (names: string[]) => names.map((name) => name.trim().toUpperCase()),
    delimiter: heading.includes(';') ? ';' : ',',
    skip_empty_lines: true,
  }) as unknown as OfficialRow[]
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads the official catalogue. A row that cannot be read is reported by its number and never guessed. */
export function importOfficial(rows: readonly OfficialRow[]): OfficialImport {
  const accepted = new Map<string, ImportedCode>()
  const skipped: OfficialImport['skipped'] = []
  for (const [index, row] of rows.entries()) {
    // Rows are reported by their number in the file, whose row 1 is the header.
    const skip = (reason: OfficialImport['skipped'][number]['reason']) =>
      skipped.push({ row: index + 2, reason })
    const cell = (name: string) => row[name]?.trim() ?? ''
    const match = /^([A-Z]\d{2})(\d|X)?$/.exec(cell('CATALOG_KEY').toUpperCase())
    const [, start, end] = match ?? []
    if (start === undefined) {
      skip('no-code')
      continue
    }
    const name = cell('NOMBRE')
    const sex = SEX.get(cell('LSEX').toUpperCase())
    const fromYears = yearsOf(cell('LINF'))
    const toYears = yearsOf(cell('LSUP'))
    const code = end === undefined || end === 'X' ? start : `${start}.${end}`
    if (name === '') skip('no-name')
    else if (cell('VALID').toUpperCase() === 'NO') skip('not-valid')
    else if (accepted.has(code)) skip('repeated')
    else if (sex === undefined || fromYears === undefined || toYears === undefined) skip('bad-limit')
    else accepted.set(code, { code, name: sentence(name), sex, fromYears, toYears })
  }
  return { accepted: [...accepted.values()], skipped }
}

/**
 * Age limit in whole years. Limits of the catalogue are a number and a letter or word of its unit: `028D`,
 * `011M`, `120A`. Days and months count as the year in which they lie.
 * @returns null for no limit, undefined for a text that is no age.
 */
function yearsOf(cell: string): number | null | undefined {
  if (cell === '' || cell.toUpperCase() === 'NO') return null
  const match = /^(\d{1,3})\s*([HDMA]?)$/i.exec(cell)
  if (match === null) return undefined
  const amount = Number(match[1])
  const unit = match[2]?.toUpperCase() ?? ''
  if (unit === 'H' || unit === 'D') return 0
  return unit === 'M' ? Math.floor(amount / 12) : amount
}

/** Writes the name of a diagnosis that is in capitals as a sentence in lower case; other names stay as they are. */
const sentence = (name: string): string =>
  name === name.toUpperCase() ? name.slice(0, 1) + name.slice(1).toLocaleLowerCase('es-MX') : name
