import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Faults } from '../csv.ts'
import { circumstanceColumns, circumstanceOf } from './circumstance.ts'

const Row = z.object(circumstanceColumns)

/** Circumstance that the cells of a row state, and the faults found in them. A cell of drugs is resolved to its own text. */
function read(cells: Record<string, string>) {
  const faults = new Faults()
  const row = Row.parse(cells)
  return { context: circumstanceOf(row, 'a.csv:2', (cell) => new Set([cell]), faults), faults: faults.list }
}

test.each<[string, string, object]>([
  ['age_from', '65', { ageFrom: 65 }],
  ['age_below', '12.5', { ageBelow: 12.5 }],
  ['sex', 'F', { sex: 'F' }],
  ['weight_to', '60', { weightTo: 60 }],
  ['if_codes', 'I50|N18', { codes: ['I50', 'N18'] }],
  ['without_codes', 'I48', { withoutCodes: ['I48'] }],
  ['crcl_from', '30', { crclFrom: 30 }],
  ['crcl_below', '50', { crclBelow: 50 }],
  ['creatinine_from', '1.5', { creatinineFrom: 1.5 }],
  ['child_pugh', 'B|C', { childPugh: ['B', 'C'] }],
  ['if_habits', 'smokes', { habits: ['smokes'] }],
  ['weeks_from', '20', { weeksFrom: 20 }],
  ['if_state', 'lactation', { state: 'lactation' }],
  ['with', '@nsaids & @diuretics', { with: [new Set(['@nsaids']), new Set(['@diuretics'])] }],
  ['without', '@ppis', { without: new Set(['@ppis']) }],
  ['without_taken', '@opioids', { withoutTaken: new Set(['@opioids']) }],
  ['if_routes', 'oral|rectal', { routes: ['oral', 'rectal'] }],
  ['dose_over', '100', { doseOver: 100 }],
  ['dose_to', '0', { doseTo: 0 }],
  ['single_over', '5', { singleOver: 5 }],
  ['dose_kg_over', '0.5', { doseKgOver: 0.5 }],
  ['days_over', '7', { daysOver: 7 }],
  ['days_to', '3', { daysTo: 3 }],
  ['times_over', '2', { timesOver: 2 }],
  ['if_when', 'MORN', { when: ['MORN'] }],
])('the column %s restricts a rule by %s', (column, cell, context) => {
  expect(read({ [column]: cell })).toEqual({ context, faults: [] })
})

test('a row without circumstances holds in all of them, whether its cells are empty or its columns absent', () => {
  const empty = Object.fromEntries(Object.keys(circumstanceColumns).map((column) => [column, '']))
  expect(read({})).toEqual({ context: null, faults: [] })
  expect(read(empty)).toEqual({ context: null, faults: [] })
})

test('all circumstances of a row hold together', () => {
  expect(read({ age_from: '65', sex: 'M', if_codes: 'I50' }).context).toEqual({
    ageFrom: 65,
    sex: 'M',
    codes: ['I50'],
  })
})

test.each<[Record<string, string>, object | null, string[]]>([
  [{ risks: 'qt', risks_from: '2' }, { risks: { list: 'qt', from: 2, to: Infinity } }, []],
  [{ risks: 'qt', risks_to: '1' }, { risks: { list: 'qt', from: 0, to: 1 } }, []],
  [{ risks: 'qt', risks_from: '1', risks_to: '3' }, { risks: { list: 'qt', from: 1, to: 3 } }, []],
  [
    { risks: 'qt' },
    { risks: { list: 'qt', from: 0, to: Infinity } },
    ['a.csv:2: risks without a number, or reverse'],
  ],
  [{ risks_from: '2' }, null, ['a.csv:2: risks without a number, or reverse']],
  [{ risks_to: '2' }, null, ['a.csv:2: risks without a number, or reverse']],
])('a list of risks has a number: %o', (cells, context, faults) =>
  expect(read(cells)).toEqual({ context, faults }),
)

test.each([
  { age_from: '65 years' },
  { age_from: '1.2.3' },
  { age_from: '-1' },
  { dose_over: '.5' },
  { sex: 'X' },
  { if_state: 'soon' },
  { if_habits: 'coffee' },
])('a cell of another kind is refused: %o', (cells) => expect(z.safeParse(Row, cells).success).toBe(false))
