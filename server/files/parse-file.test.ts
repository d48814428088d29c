import { describe, expect, test } from 'vitest'
import { IMPORT_COLUMNS_AT_MOST, IMPORT_ROWS_AT_MOST } from '#contract/medications/import-limits.ts'
import { Problem } from '#contract/problem.ts'
import {
  HOSTILE_KINDS,
  hostileFiles,
  type HostileKind,
  sheetOfRows,
  workbook,
} from '../testing/files/hostile-files.ts'
import { fileParser, parseFile } from './parse-file.ts'

const codeOf = (parsed: Promise<unknown>): Promise<string> =>
  parsed.then(
    () => 'read',
    (error: unknown) => {
      if (error instanceof Problem) return error.code
      throw error
    },
  )

const parsed = (kind: HostileKind, bytes: Uint8Array): Promise<unknown> =>
  kind === 'picture'
    ? parseFile('picture', bytes, { width: 100, height: 100, type: 'image/jpeg' })
    : parseFile('catalogue', bytes)

const row = (number: number, ...cells: string[]): string =>
  `<row r="${number}">${cells.map((address) => `<c r="${address}" t="inlineStr"><is><t>x</t></is></c>`).join('')}</row>`
const read = (sheet: string) => codeOf(parseFile('catalogue', workbook(sheetOfRows(sheet))))

describe('tables of the largest size allowed, and one row or column more', () => {
  test.each([
    ['the last column', row(1, 'A1', 'BH1') + row(2, 'A2'), 'read'],
    ['a column more', row(1, 'A1', 'BI1') + row(2, 'A2'), 'catalogue-too-wide'],
    ['the last row', row(1, 'A1') + row(IMPORT_ROWS_AT_MOST + 1, `A${IMPORT_ROWS_AT_MOST + 1}`), 'read'],
    [
      'a row far below',
      row(1, 'A1') + row(IMPORT_ROWS_AT_MOST + 3, `A${IMPORT_ROWS_AT_MOST + 3}`),
      'catalogue-too-long',
    ],
  ])('workbook: %s', async (_, sheet, outcome) => {
    expect(await read(sheet)).toBe(outcome)
  })

  test.each([
    [IMPORT_COLUMNS_AT_MOST, 'read'],
    [IMPORT_COLUMNS_AT_MOST + 1, 'catalogue-too-wide'],
  ])('text: %i columns', async (columns, outcome) => {
    const line = Array<string>(columns).fill('x').join(',')
    expect(await codeOf(parseFile('catalogue', Buffer.from(`${line}\n${line}`)))).toBe(outcome)
  })
})

/**
 * Codes of the problems with which some of the hostile files must be refused. The other files may be read if they do no harm.
 */
const REFUSED: Record<HostileKind, Record<string, string>> = {
  distant: {
    'one cell at XFD1048576': 'catalogue-too-long',
    'one cell at XFD1': 'catalogue-too-wide',
    'a row at 1048576 without cells': 'catalogue-too-long',
    // The check of a workbook does not decode character references, so this file is stopped by the limit of memory.
    'a distant address of character references': 'file-too-heavy',
  },
  nested: { 'elements nested 200,000 deep': 'catalogue-unreadable' },
  large: {
    'a million rows without address': 'catalogue-too-long',
    'a million cells in one row': 'catalogue-too-large',
    'thirty megabytes of zeros': 'catalogue-too-large',
  },
  table: {
    'a heading of 990,000 cells': 'catalogue-too-wide',
    'rows of 61 cells': 'catalogue-too-wide',
    'a quote without end': 'catalogue-too-wide',
    'carriage returns alone': 'catalogue-too-long',
  },
  broken: { 'half a workbook': 'catalogue-unreadable' },
  picture: { 'a picture of 6,000 by 6,000': 'image-too-large', 'half a picture': 'image-unreadable' },
}

test.each(HOSTILE_KINDS)(
  'hostile files, %s: each is read or refused, and the next file is parsed',
  async (kind) => {
    const outcomes: Record<string, string> = {}
    for (const { name, bytes } of await hostileFiles(kind)) outcomes[name] = await codeOf(parsed(kind, bytes))
    expect(outcomes).toMatchObject(REFUSED[kind])
    expect(await read(row(1, 'A1') + row(2, 'A2'))).toBe('read')
  },
  // Timeout as a guard against a hang. On a busy machine each of a dozen files takes seconds.
  60_000,
)

test('files beyond the limits of time and of the queue are refused, and the next one is read', async () => {
  const parse = fileParser({ seconds: 3, heap: 2048, waiting: 1 })
  const endless = workbook(sheetOfRows('<row><c r="&#88;FD&#49;048576"><v>1</v></c></row>'))
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => codeOf(parse('catalogue', endless))))
  expect(new Set(outcomes)).toEqual(new Set(['file-too-slow', 'unavailable']))
  expect(await codeOf(parse('catalogue', Buffer.from('a,b\nc,d')))).toBe('read')
})
