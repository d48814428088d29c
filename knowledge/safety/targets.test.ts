import { describe, expect, test } from 'vitest'
import type { Ingredient } from '../catalogue/product.ts'
import { Faults } from '../csv.ts'
import { writeTemporaryFiles } from '../testing/temporary-files.ts'
import { readTargets } from './targets.ts'

const SOURCES = new Map([['s', { id: 's', title: 'S', url: '', read: 'x' }]])
const ingredient = (name: string, atc: string, synonyms: string[] = []): Ingredient => ({
  name,
  synonyms,
  atc: [atc],
  fraction: 'IV',
  antibiotic: false,
  sources: [],
})
const INGREDIENTS = [
  ingredient('Álfa', 'N06AB01', ['sal de alfa']),
  ingredient('beta', 'N06AB02'),
  ingredient('gamma', 'C01AA01'),
]
const GROUPS = 'id,name_es,name_en,aliases,members,allergy,sources\n'

function read({ others = '', groups = '' }: { others?: string; groups?: string }) {
  const faults = new Faults()
  const root = writeTemporaryFiles({
    'knowledge/safety/others.csv': `name,synonyms,atc,sources\n${others}`,
    'knowledge/safety/allergens.csv': 'id,name_es,name_en,aliases,nothing_on,sources\n',
    'knowledge/safety/groups/a.csv': GROUPS + groups,
  })
  const targets = readTargets(root, INGREDIENTS, SOURCES, faults)
  const resolved = (cell: string) => [...targets.resolve(cell, 'at', faults)]
  const members = (id: string) => [...(targets.groups.get(id)?.members ?? [])]
  return { ...targets, faults, resolved, members }
}

describe('the name of an ingredient in the safety rules', () => {
  test('is one of the catalogue, or of the rules’ own list', () => {
    const { names, printed, faults } = read({ others: 'Délta,sal de delta,A01,s\n' })
    expect([...names]).toEqual([
      ['alfa', 'alfa'],
      ['sal de alfa', 'alfa'],
      ['beta', 'beta'],
      ['gamma', 'gamma'],
      ['delta', 'delta'],
      ['sal de delta', 'delta'],
    ])
    expect(printed.get('alfa')).toBe('Álfa')
    expect(printed.get('delta')).toBe('Délta')
    expect(faults.list).toEqual([])
  })

  test.each([
    ['that means another one already', 'delta,beta,A01,s\n', ['beta already means beta']],
    ['that the catalogue has already', 'BETA,,A01,s\n', []],
    ['without a source', 'delta,,A01,\n', ['no source']],
  ])('%s', (_what, others, told) => {
    expect(read({ others }).faults.list).toEqual(told.map((one) => `knowledge/safety/others.csv:2: ${one}`))
  })
})

describe('a group of ingredients', () => {
  test('contains names, ATC codes and other groups, and excludes members', () => {
    const { groups, members, faults } = read({
      groups: 'all,Todas,All,cada una|todas,@some|gamma|-beta,yes,s\nsome,Unas,Some,,atc:N06AB,no,s\n',
    })
    expect(groups.get('all')).toEqual({
      id: 'all',
      name: { es: 'Todas', en: 'All' },
      aliases: ['cada una', 'todas'],
      members: new Set(['alfa', 'gamma']),
      allergy: true,
    })
    expect([members('some'), groups.get('some')?.allergy]).toEqual([['alfa', 'beta'], false])
    expect(faults.list).toEqual([])
  })

  test('excludes whole groups and ATC codes', () => {
    const { members } = read({
      groups: 'a,A,A,,alfa|beta|gamma|-@b,no,s\nb,B,B,,beta,no,s\nc,C,C,,alfa|beta|gamma|-atc:N06,no,s\n',
    })
    expect([members('a'), members('c')]).toEqual([['alfa', 'gamma'], ['gamma']])
  })

  test.each([
    ['that contains itself', 'a,A,A,,@a,no,s\n', ['group a contains itself']],
    ['that contains itself by another', 'a,A,A,,@b,no,s\nb,B,B,,@a,no,s\n', ['group a contains itself']],
    ['that contains an unknown one', 'a,A,A,,@z,no,s\n', ['unknown group z']],
    ['of an unknown ingredient', 'a,A,A,,zeta,no,s\n', ['unknown ingredient zeta']],
    ['of a code that nobody has', 'a,A,A,,atc:Z99,no,s\n', ['no ingredient with ATC Z99']],
    ['without a source', 'a,A,A,,alfa,no,\n', ['no source']],
  ])('%s is a fault', (_what, groups, told) => {
    const found = read({ groups }).faults.list.map((fault) => fault.replace(/^\S+: /, ''))
    expect(found).toEqual(told)
  })
})

describe('a cell of a rule that targets ingredients', () => {
  const group = { groups: 'some,Unas,Some,,alfa|beta,no,s\n' }
  test.each([
    ['an ingredient', 'beta', ['beta']],
    ['a synonym, in other letters', 'SAL de Álfa', ['alfa']],
    ['several', 'gamma | beta', ['gamma', 'beta']],
    ['a group', '@some', ['alfa', 'beta']],
    ['a group and a member of it', '@some|alfa|gamma', ['alfa', 'beta', 'gamma']],
  ])('names %s', (_what, cell, keys) => expect(read(group).resolved(cell)).toEqual(keys))

  test.each([
    ['an unknown group', '@zeta', 'at: unknown group @zeta'],
    ['an unknown ingredient', 'zeta', 'at: unknown ingredient zeta'],
    ['nothing', '', 'at: unknown ingredient '],
  ])('of %s is a fault', (_what, cell, told) => {
    const { resolved, faults } = read(group)
    expect([resolved(cell), faults.list]).toEqual([[], [told]])
  })
})

describe('a cell of a rule', () => {
  const groups = 'two,Dos,Two,,alfa|beta,no,s\n'
  test.each([
    ['alfa', ['alfa']],
    ['alfa | gamma', ['alfa', 'gamma']],
    ['@two', ['alfa', 'beta']],
    ['@two|gamma', ['alfa', 'beta', 'gamma']],
    ['atc:N06AB', ['alfa', 'beta']],
    ['atc:N06AB02', ['beta']],
    ['atc:N06AB|-beta', ['alfa']],
    ['@two|gamma|-alfa', ['beta', 'gamma']],
    ['-alfa|@two', ['beta']],
    ['@two|-atc:N06AB02', ['alfa']],
    ['atc:N06AB|-@two', []],
  ])('%s names %j', (cell, keys) => {
    const { resolved, faults } = read({ groups })
    expect(resolved(cell)).toEqual(keys)
    expect(faults.list).toEqual([])
  })

  test.each(['@three', 'atc:Z99', 'zzz', '@two|-zzz', ''])('"%s" is a fault', (cell) => {
    const { resolved, faults } = read({ groups })
    resolved(cell)
    expect(faults.list).toHaveLength(1)
  })
})

test('a group has one list of members', () => {
  const line = 'two,Dos,Two,,alfa|beta,no,s\n'
  expect(read({ groups: line }).faults.list).toEqual([])
  expect(read({ groups: line + line }).faults.list).toEqual([
    'knowledge/safety/groups/a.csv:2: group two is listed twice',
  ])
})
