import { describe, expect, test } from 'vitest'
import { projectRoot } from '#server/root.ts'
import { Faults } from '../csv.ts'
import { writeTemporaryFiles } from '../testing/temporary-files.ts'
import { loadCatalogue } from './load.ts'
import { readPrintedEnglish } from './printed-english.ts'
import type { Ingredient } from './product.ts'

const SOURCES = new Map([['s', { id: 's', title: 'S', url: '', read: 'x' }]])
const ingredient = (name: string): Ingredient => ({
  name,
  synonyms: [],
  atc: [],
  fraction: 'IV',
  antibiotic: false,
  sources: ['s'],
})
const [alfa, beta, gama] = [ingredient('alfá'), ingredient('ácido beta'), ingredient('gamo')]
const NAMES = new Map([
  ['alfa', alfa],
  ['acido beta', beta],
  ['beta acid', beta],
  ['gamo', gama],
])

function read(chosen: string, listed = '') {
  const faults = new Faults()
  const root = writeTemporaryFiles({
    'knowledge/catalogue/printed-english.csv': `name,english,sources\n${chosen}`,
    'knowledge/catalogue/english-names.csv': `english,name,sources\n${listed}`,
  })
  const of = { ingredients: [alfa, beta, gama], names: NAMES, sources: SOURCES }
  return { printed: Object.fromEntries(readPrintedEnglish(root, of, faults)), faults: faults.list }
}

describe('the English name that a page prints', () => {
  const AT = 'knowledge/catalogue/printed-english.csv'

  test('is the chosen one, else the only one, else the Spanish name without accents; an empty cell leaves it Spanish', () => {
    const { printed, faults } = read('gamo,,s\n', 'Beta acid,ácido beta,s\n')
    expect(faults).toEqual([])
    expect(printed).toEqual({ alfá: 'alfa', 'ácido beta': 'Beta acid' })
    expect(read('gamo,gam,s\n').printed).toMatchObject({ gamo: 'gam' })
  })

  test('is chosen where there are several, and never the name of another ingredient', () => {
    const several = 'Beta acid,ácido beta,s\nBetate,ácido beta,s\n'
    expect(read('', several).faults).toEqual([`${AT}: ácido beta has several English names`])
    expect(read('ácido beta,Betate,s\n', several)).toMatchObject({
      faults: [],
      printed: { 'ácido beta': 'Betate' },
    })
    expect(read('gamo,alfa,s\n').faults).toEqual([`${AT}:2: alfa means alfá`])
    expect(read('delta,delt,\n').faults).toEqual([`${AT}:2: no source`, `${AT}:2: delta is unknown`])
  })
})

describe('the English names of the catalogue', () => {
  const faults = new Faults()
  const knowledge = loadCatalogue(projectRoot())
  const printed = readPrintedEnglish(projectRoot(), knowledge, faults)

  test('are without faults, and only two ingredients have none', () => {
    expect(faults.list).toEqual([])
    expect(knowledge.ingredients.map(({ name }) => name).filter((name) => !printed.has(name))).toEqual([
      'lisado bacteriano OM-85',
      'lisado bacteriano OM-89',
    ])
  })

  test.each([
    ['naproxeno', 'naproxen'],
    ['losartán', 'losartan'],
    ['warfarina', 'warfarin'],
    ['paracetamol', 'paracetamol'],
    ['ácido valproico', 'valproic acid'],
    ['levotiroxina', 'levothyroxine'],
    ['metformina', 'metformin'],
  ])('%s is printed as %s', (name, english) => {
    expect(printed.get(name)).toBe(english)
  })

  test('have no accent, and no Spanish ending of a drug’s name', () => {
    const strange = [...printed.values()].filter((name) =>
      /[áéíóúñü]|(?:ino|ina|ona|ida|ato|eno|aco|ilo)$/.test(name),
    )
    expect(strange).toEqual([])
  })
})
