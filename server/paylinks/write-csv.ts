import { mexicoDay } from '#contract/values/mexico-day.ts'
import type { paylinkFile } from '#locales/es/paylink-file.ts'
import type { StoredLedgerLine } from './movement-queries.ts'

/**
 * First characters of a cell that make a spreadsheet read it as a formula (OWASP ASVS 5.0, 1.2.10). Some spreadsheets
 * also accept the full-width forms of these characters.
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\0]/

/**
 * CSV file of money movements for the accountant, by RFC 4180 with CRLF. The file begins with a byte order mark,
 * without which a spreadsheet misreads accents.
 */
export function writeCsv(lines: readonly StoredLedgerLine[], t: typeof paylinkFile): string {
  const rows = lines.map((line) => [
    mexicoDay(line.at),
    text(line.concept),
    text(line.reference),
    t.methods[line.method],
    text(line.external),
    text(line.note),
    pesos(line.amount_cents),
  ])
  return `\uFEFF${[t.columns, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`
}

/** A CSV text that no spreadsheet takes for a formula. */
const text = (written: string): string => (FORMULA.test(written) ? `'${written}` : written)

/** Amount as a plain number, such as `-1250.00`, so that a spreadsheet can add it up. */
function pesos(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
