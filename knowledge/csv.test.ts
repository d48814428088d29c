import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { filled } from './cells.ts'
import { Faults, readFolder, readRows } from './csv.ts'
import { writeTemporaryFiles } from './testing/temporary-files.ts'

const Row = z.object({ name: filled, note: z.string() })

function rowsOf(text: string) {
  const faults = new Faults()
  const rows = readRows(writeTemporaryFiles({ 'a.csv': text }), 'a.csv', Row, faults)
  return { rows, faults: faults.list }
}

test('a row is read with its file and the number of its last line', () => {
  expect(rowsOf('\uFEFFname,note\n one , first \n\n"two, three","of\ntwo lines"\n')).toEqual({
    rows: [
      { row: { name: 'one', note: 'first' }, at: 'a.csv:2' },
      { row: { name: 'two, three', note: 'of\ntwo lines' }, at: 'a.csv:5' },
    ],
    faults: [],
  })
})

test.each([
  ['a row that does not hold', 'name,note\n,x\nok,y\n', ['ok'], ['a.csv:2: name: empty']],
  ['a row that lacks a column', 'name\nok\n', [], [expect.stringContaining('a.csv:2: note: ')]],
  ['a line that is cut', 'name,note\nok,y\nzz', [], [expect.stringContaining('a.csv: ')]],
  ['a quote that is never closed', 'name,note\n"ok,y\n', [], [expect.stringContaining('a.csv: ')]],
  ['an empty file', '', [], []],
])('%s', (_what, text, names, faults) => {
  const read = rowsOf(text)
  expect([read.rows.map(({ row }) => row.name), read.faults]).toEqual([names, faults])
})

test('a missing file is a fault with its name', () => {
  const faults = new Faults()
  expect(readRows(writeTemporaryFiles({}), 'gone.csv', Row, faults)).toEqual([])
  expect(faults.list).toEqual([expect.stringMatching(/^gone\.csv: .*ENOENT/)])
})

test('a folder is read by its CSV files alone, in alphabetical order', () => {
  const faults = new Faults()
  const root = writeTemporaryFiles({
    'f/b.csv': 'name,note\nsecond,\n',
    'f/a.csv': 'name,note\nfirst,\n',
    'f/notes.txt': 'name,note\nthird,\n',
  })
  expect(readFolder(root, 'f', Row, faults).map(({ row, at }) => [row.name, at])).toEqual([
    ['first', 'f/a.csv:2'],
    ['second', 'f/b.csv:2'],
  ])
})

test('all faults are thrown in one error', () => {
  const faults = new Faults()
  expect(() => faults.throwIfAny()).not.toThrow()
  faults.add('a.csv:2', 'empty')
  faults.add('b.csv', 'cut')
  expect(() => faults.throwIfAny()).toThrow('knowledge does not hold:\na.csv:2: empty\nb.csv: cut')
})
