import { describe, expect, test } from 'vitest'
import { sheetType } from './sheet-type.ts'

type Said = Parameters<typeof sheetType>[0]

const row = { instructions: 'x', ended: null }
const said = (more: Partial<Said> = {}): Said => ({
  paper: 'letter',
  template: 'classic',
  notes: [],
  ended: null,
  diagnosis: null,
  header: '',
  footer: '',
  rows: [row],
  ...more,
})
/** Rows that take the given number of lines in all; one row takes three lines. */
const rowsOf = (lines: number) => Array.from({ length: lines / 3 }, () => row)
const noteOf = (length: number) => ({ label: 'Nota', value: 'x'.repeat(length) })

const plain = { hasDrawing: false }
const ENDED = { legend: 'CANCELADA', mark: 'CANCELADA' }
const DIAGNOSIS = { label: 'Diagnóstico', value: 'x' }
const LONG = { instructions: 'x'.repeat(90), ended: null }

/** Name of the density of a sheet, by the size of the text and the height of its rows. */
function densityOf(more: Partial<Said>, setting = plain) {
  const { pt, mm } = sheetType(said(more), setting)
  const sizes = { '11-4': 'roomy', '10-2.5': 'plain', '9.5-1.6': 'tight', '9-2.2': 'half', '9-1.3': 'dense' }
  return Object.entries(sizes).find(([size]) => size === `${pt.rowText}-${mm.rowInset}`)?.[1]
}

describe('the density of the rows', () => {
  test.each<[string, Partial<Said>, string]>([
    ['of one row', {}, 'roomy'],
    ['of 15 lines', { rows: rowsOf(15) }, 'roomy'],
    ['of 16 lines, by a longer instruction', { rows: [...rowsOf(12), LONG] }, 'plain'],
    ['of 16 lines, by a row that ended', { rows: [...rowsOf(12), { ...row, ended: 'CANCELADO' }] }, 'plain'],
    ['of 15 lines and a part beside them', { rows: rowsOf(15), header: 'x' }, 'plain'],
    ['of 12 lines and a part beside them', { rows: rowsOf(12), footer: 'x' }, 'roomy'],
    [
      'of 12 lines and two parts beside them',
      { rows: rowsOf(12), footer: 'x', diagnosis: DIAGNOSIS },
      'plain',
    ],
    ['of 12 lines that ended as a whole', { rows: rowsOf(12), ended: ENDED }, 'roomy'],
    ['of 15 lines that ended as a whole', { rows: rowsOf(15), ended: ENDED }, 'plain'],
    ['of 15 lines and a note', { rows: rowsOf(15), notes: [noteOf(1)] }, 'plain'],
    ['of 12 lines and a note of three lines', { rows: rowsOf(12), notes: [noteOf(3 * 97)] }, 'roomy'],
    ['of 12 lines and a note of four lines', { rows: rowsOf(12), notes: [noteOf(3 * 97 + 1)] }, 'plain'],
    // A second note has a heading of its own, of two lines.
    ['of 12 lines and two notes', { rows: rowsOf(12), notes: [noteOf(1), noteOf(1)] }, 'plain'],
    ['of 24 lines and a part beside them', { rows: rowsOf(24), header: 'x' }, 'plain'],
    ['of 27 lines', { rows: rowsOf(27) }, 'tight'],
    ['of 24 lines and two parts beside them', { rows: rowsOf(24), header: 'x', footer: 'x' }, 'tight'],
    ['of 38 lines', { rows: rowsOf(36), notes: [noteOf(98)] }, 'tight'],
    ['of 39 lines, which need two pages anyway', { rows: rowsOf(39) }, 'plain'],
    ['on half a letter, however much it is', { paper: 'half_letter', rows: rowsOf(39) }, 'half'],
    ['of a compact design', { template: 'compact' }, 'dense'],
    ['of a compact design on half a letter', { template: 'compact', paper: 'half_letter' }, 'dense'],
  ])('%s', (_what, more, density) => expect(densityOf(more)).toBe(density))

  test('counts the drawn signature as a part beside the rows', () => {
    expect(densityOf({ rows: rowsOf(15) }, { hasDrawing: true })).toBe('plain')
  })
})

describe('the sizes of a design', () => {
  test.each([
    ['classic', 'letter', 14, 24],
    ['classic', 'half_letter', 11.5, 14],
    ['centred', 'letter', 16, 32],
    ['centred', 'half_letter', 12.5, 21],
    ['compact', 'letter', 12, 14],
    ['compact', 'half_letter', 11, 14],
  ] as const)('%s on %s: a name of %s points beside an emblem of %s mm', (template, paper, name, emblem) => {
    const { pt, mm } = sheetType(said({ template, paper }), plain)
    expect([pt.name, mm.university]).toEqual([name, emblem])
  })
})

describe('the paper of the hospital', () => {
  const own = (size: number, width: number) =>
    sheetType(said(), { hasDrawing: false, own: { size, fields: { rows: { width } } } })

  test.each([
    [12, 10.5],
    [10, 8.5],
    [9, 8.5],
  ])('has rows in %s points and small text in %s', (size, small) => {
    expect(own(size, 120).pt).toMatchObject({ base: size, rowTitle: size, rowText: size, rowSmall: small })
  })

  test.each([
    [109, 18],
    [110, 26],
    [111, 26],
  ])('with rows %s mm wide has %s mm for the quantity', (width, amount) => {
    expect(own(10, width).mm.rowAmount).toBe(amount)
  })
})
