import { expect, test } from 'vitest'
import { Faults } from '../csv.ts'
import { writeTemporaryFiles } from '../testing/temporary-files.ts'
import type { AllergyRule } from './rule.ts'
import { checkSubstances, readSubstances, substanceGroups } from './substances.ts'

const SOURCES = new Map([['s', { id: 's', title: 'S', url: '', read: 'x' }]])
const text = { es: 'x', en: 'x' }
const RULE: AllergyRule = {
  id: 'egg--x',
  severity: 'serious',
  mechanism: text,
  advice: text,
  sources: ['s'],
  allergens: new Set(['@egg']),
  reactsWith: new Set(['x']),
}

function faultsOf(line: string, rules: AllergyRule[] = []): string[] {
  const faults = new Faults()
  const root = writeTemporaryFiles({
    'knowledge/safety/allergens.csv': `id,name_es,name_en,aliases,nothing_on,sources\n${line}\n`,
  })
  const substances = readSubstances(root, faults)
  substanceGroups(substances, SOURCES, faults)
  checkSubstances(substances, rules, faults)
  return faults.list.map((fault) => fault.replace(/^.*?: /, ''))
}

test.each([
  ['a rule', 'egg,Huevo,Egg,,,s', [RULE], []],
  ['a day on which nothing was found', 'egg,Huevo,Egg,,2026-01-02,s', [], []],
  ['neither', 'egg,Huevo,Egg,,,s', [], ['egg has neither a rule nor a day']],
  ['both', 'egg,Huevo,Egg,,2026-01-02,s', [RULE], ['egg has a rule and a day']],
  ['an unknown source', 'egg,Huevo,Egg,,2026-01-02,t', [], ['unknown source t']],
])('a substance with %s', (_what, line, rules, told) => expect(faultsOf(line, rules)).toEqual(told))

test('a substance is a group of itself, which an allergy may name', () => {
  const root = writeTemporaryFiles({
    'knowledge/safety/allergens.csv':
      'id,name_es,name_en,aliases,nothing_on,sources\negg,Huevo,Egg,clara,2026-01-02,s\n',
  })
  const faults = new Faults()
  expect(substanceGroups(readSubstances(root, faults), SOURCES, faults)).toEqual([
    {
      id: 'egg',
      name: { es: 'Huevo', en: 'Egg' },
      aliases: ['clara'],
      members: new Set(['@egg']),
      allergy: true,
    },
  ])
})
