import { expect, test } from 'vitest'
import { makeRule } from '#server/testing/clinical/safety.ts'
import { Faults } from './csv.ts'
import { readLabels, withLabelsOfNamed, withOwnLabels } from './labels.ts'
import { writeTemporaryFiles } from './testing/temporary-files.ts'

const labels = (...rows: string[]) => {
  const faults = new Faults()
  const root = writeTemporaryFiles({
    'knowledge/labels.csv': ['ingredient,agency,name', ...rows].join('\n'),
  })
  return { read: readLabels(root, faults), faults: faults.list }
}
const known = new Map(
  ['label:alfa', 'label:beta'].map((id) => [id, { id, title: id, url: '', read: 'invented' }]),
)

test('a label has a title by its agency, and an address where the agency has one', () => {
  const { read, faults } = labels('Álfa,FDA,alpha acid', 'beta,EU,beta', 'gama,MX,Gama')
  expect(faults).toEqual([])
  expect([...read.values()].map(({ id, title, url }) => [id, title, url])).toEqual([
    [
      'label:alfa',
      'Etiqueta de alpha acid (FDA, DailyMed)',
      'https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=alpha%20acid',
    ],
    ['label:beta', 'Ficha técnica europea de beta', ''],
    ['label:gama', 'Información para prescribir de Gama autorizada en México', ''],
  ])
  for (const { read: how } of read.values()) expect(how).toMatch(/compare with its current text/)
})

test('an ingredient has one label', () => {
  expect(labels('alfa,FDA,alpha', 'Álfa,EU,alpha').faults).toEqual([
    'knowledge/labels.csv:3: Álfa has two labels',
  ])
})

test('a rule that cites the own label becomes one for each ingredient, with the label of each', () => {
  const faults = new Faults()
  const of = (...sources: string[]) => ({ ...makeRule('r'), drugs: new Set(['alfa', 'beta']), sources })
  const split = withOwnLabels([of('s', 'own-label'), of('s')], known, faults)
  expect(split.map(({ drugs, sources }) => [[...drugs], sources])).toEqual([
    [['alfa'], ['s', 'label:alfa']],
    [['beta'], ['s', 'label:beta']],
    [['alfa', 'beta'], ['s']],
  ])
  expect(faults.list).toEqual([])
  withOwnLabels([{ ...of('own-label'), drugs: new Set(['alfa', 'gama']) }], known, faults)
  expect(faults.list).toEqual(['rule r: no label of gama in knowledge/labels.csv'])
})

test.each<[string, string[], string[], string[], string[]]>([
  ['cites no label', ['s'], ['alfa', 'beta'], ['s'], []],
  ['names ingredients on the first side', ['s', 'own-label'], ['alfa', '@group'], ['s', 'label:alfa'], []],
  ['names ingredients on the second side', ['own-label', 's'], ['@group', 'beta'], ['label:beta', 's'], []],
  ['names ingredients on both sides', ['own-label'], ['alfa', 'beta'], ['label:alfa'], []],
  ['names several ingredients', ['own-label'], ['alfa|beta', '@group'], ['label:alfa', 'label:beta'], []],
  ['names groups alone', ['own-label'], ['@a', '@b'], [], ['at: own-label needs a side without a group']],
  [
    'has no label',
    ['own-label'],
    ['gama', '@b'],
    ['label:gama'],
    ['at: no label:gama in knowledge/labels.csv'],
  ],
])('an interaction that %s', (_what, cited, sides, sources, told) => {
  const faults = new Faults()
  const resolve = (cell: string) => new Set(cell.split('|').filter((part) => part !== ''))
  expect(withLabelsOfNamed(cited, sides, resolve, { sources: known, faults }, 'at')).toEqual(sources)
  expect(faults.list).toEqual(told)
})
