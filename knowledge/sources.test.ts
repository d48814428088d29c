import { expect, test } from 'vitest'
import { Faults } from './csv.ts'
import { checkSources, readSources } from './sources.ts'
import { writeTemporaryFiles } from './testing/temporary-files.ts'

const FILE = 'knowledge/sources.csv'
const read = (text: string) => {
  const faults = new Faults()
  return { sources: readSources(writeTemporaryFiles({ [FILE]: text }), faults), faults }
}

test('a source is found by its id', () => {
  const { sources, faults } = read('id,title,url,read\none,One,https://a.example,in full\ntwo,Two,,general\n')
  expect([...sources.values()]).toEqual([
    { id: 'one', title: 'One', url: 'https://a.example', read: 'in full' },
    { id: 'two', title: 'Two', url: '', read: 'general' },
  ])
  expect(faults.list).toEqual([])
})

test('a source that is listed twice is a fault', () => {
  expect(read('id,title,url,read\none,One,,x\none,Uno,,x\n').faults.list).toEqual([
    `${FILE}:3: source one is listed twice`,
  ])
})

test.each([
  [['one'], []],
  [[], ['at: no source']],
  [['one', 'two'], ['at: unknown source two']],
  [
    ['two', 'three'],
    ['at: unknown source two', 'at: unknown source three'],
  ],
])('a row that cites %j', (cited, told) => {
  const { sources } = read('id,title,url,read\none,One,,x\n')
  const faults = new Faults()
  checkSources(cited, sources, 'at', faults)
  expect(faults.list).toEqual(told)
})
