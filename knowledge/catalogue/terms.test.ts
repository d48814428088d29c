import { describe, expect, test } from 'vitest'
import { Faults } from '../csv.ts'
import { writeTemporaryFiles } from '../testing/temporary-files.ts'
import { isAntibiotic, isAntibioticIngredient, readAntibioticRules } from './antibiotics.ts'
import { computeLookAlikes, readLookAlikes } from './look-alikes.ts'
import { readShortNames, readContainers, readForms, readNoise, readRoutes, readSalts } from './terms.ts'
import { isQuantity, readUnits } from './units.ts'

const faults = new Faults()
const SOURCES = new Map([['s', { id: 's', title: 'S', url: '', read: 'x' }]])
const folder = (files: Record<string, string>) =>
  writeTemporaryFiles(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`knowledge/${name}`, text])),
  )

test('the reader of forms reads spellings, route and rank', () => {
  const root = folder({
    'catalogue/forms.csv':
      'form,plural,aliases,asked_as,listed_as,route,rank,counted\ntableta,tabletas,tab|tabs,pastilla,,oral,1,yes\npolvo,polvos,,,solución,,7,no\n',
  })
  expect(readForms(root, faults)).toEqual([
    {
      name: 'tableta',
      plural: 'tabletas',
      aliases: ['tab', 'tabs'],
      askedAs: ['pastilla'],
      listedAs: '',
      route: 'oral',
      rank: 1,
      counted: true,
    },
    {
      name: 'polvo',
      plural: 'polvos',
      aliases: [],
      askedAs: [],
      listedAs: 'solución',
      route: '',
      rank: 7,
      counted: false,
    },
  ])
})

test('the readers of routes, containers, salts and short names read every column', () => {
  const root = folder({
    'catalogue/routes.csv': 'route,aliases,antibiotic_regime\noral,vo|v.o.,yes\nnasal,,no\n',
    'catalogue/containers.csv': 'container,plural,aliases\ncaja,cajas,cja\n',
    'catalogue/salts.csv': 'word\nÁcido\n',
    'catalogue/noise.csv': 'word\nAdulto\n',
    'catalogue/short-names.csv':
      'short,ingredient,sources\nAAS,ácido acetilsalicílico,s\nXX,xenón,s\naas,ácido acetilsalicílico,\n',
  })
  expect(readRoutes(root, faults)).toEqual([
    { name: 'oral', aliases: ['vo', 'v.o.'], antibioticRegime: true },
    { name: 'nasal', aliases: [], antibioticRegime: false },
  ])
  expect(readContainers(root, faults)).toEqual([{ name: 'caja', plural: 'cajas', aliases: ['cja'] }])
  expect([...readSalts(root, faults)]).toEqual(['acido'])
  expect([...readNoise(root, faults)]).toEqual(['adulto'])
  expect(faults.list).toEqual([])
  const known = {
    sources: new Map([['s', { id: 's', title: 'S', url: '', read: 'x' }]]),
    names: new Map([
      [
        'acido acetilsalicilico',
        {
          name: 'ácido acetilsalicílico',
          synonyms: [],
          atc: [],
          fraction: 'IV' as const,
          antibiotic: false,
          sources: [],
        },
      ],
    ]),
  }
  expect(readShortNames(root, known, faults).get('aas')).toBe('ácido acetilsalicílico')
  expect(faults.list.map((fault) => fault.replace(/^.*csv:/, ''))).toEqual([
    '3: xenón is unknown',
    '4: no source',
    '4: aas stands twice',
  ])
})

describe('units', () => {
  const root = () =>
    folder({ 'catalogue/units.csv': 'unit,aliases,measures\nmg,mgs,amount\nmL,cc|ml,volume\n' })

  test('are read with what they measure', () => {
    expect(readUnits(root(), faults)).toEqual([
      { name: 'mg', aliases: ['mgs'], measures: 'amount' },
      { name: 'mL', aliases: ['cc', 'ml'], measures: 'volume' },
    ])
  })

  test.each([
    ['500 mg', true],
    ['1.5 mL', true],
    ['1.25 mL', true],
    ['mg', false],
    ['500', false],
    ['500mg', false],
    ['500 mgs', false],
    ['x500 mg', false],
    ['1. mg', false],
    ['', false],
  ])('"%s" is a quantity: %s', (text, isOne) => {
    expect(isQuantity(text, readUnits(root(), faults))).toBe(isOne)
  })
})

describe('a product under the agreement on antibiotics is recognised', () => {
  const rules = () => {
    const root = folder({
      'catalogue/routes.csv': 'route,aliases,antibiotic_regime\noral,,yes\ncutánea,,no\n',
      'law/antibiotics.csv': 'kind,value,note,sources\natc,J01,x,s\ningredient,Metronidazól,x,s\n',
    })
    return readAntibioticRules(root, readRoutes(root, faults), SOURCES, faults)
  }
  test.each([
    ['by its own code', { atc: 'J01CA04' }, [], true],
    ['by the code of an ingredient', {}, ['A01AA01', 'J01CA04'], true],
    ['by an ingredient that the agreement names', { ingredients: ['metronidazol'] }, [], true],
    ['by a second ingredient', { ingredients: ['otro', 'METRONIDAZOL'] }, [], true],
    ['by nothing', { atc: 'A01AA01', ingredients: ['otro'] }, ['A01AA01'], false],
    ['by a code that only contains the group', { atc: 'AJ01' }, [], false],
    ['on the skin', { atc: 'J01CA04', route: 'cutánea' }, ['J01CA04'], false],
    ['by a route that nobody knows', { atc: 'J01CA04', route: 'otra' }, [], false],
  ])(
    '%s',
    (
      _what,
      {
        atc = '',
        ingredients = [],
        route = 'oral',
      }: { atc?: string; ingredients?: string[]; route?: string },
      codes,
      isOne,
    ) => {
      const product = { atc, route, ingredients: ingredients.map((name) => ({ name, strength: '' })) }
      expect(isAntibiotic(product, codes, rules())).toBe(isOne)
    },
  )

  test.each([
    ['by one of its codes', 'otro', ['A01AA01', 'J01CA04'], true],
    ['by its name', 'METRONIDAZOL', [], true],
    ['by nothing', 'otro', ['A01AA01', 'AJ01'], false],
    ['without codes', 'otro', [], false],
  ])('an ingredient %s', (_what, name, atc, isOne) => {
    const { ingredients, routes } = rules()
    const of = { ingredients, routes, atcPrefixes: ['J01', 'P01AB'] }
    expect(isAntibioticIngredient({ name, atc }, of)).toBe(isOne)
  })

  test('only with rules that cite a source', () => {
    const told = new Faults()
    const root = folder({ 'law/antibiotics.csv': 'kind,value,note,sources\natc,J01,x,\n' })
    readAntibioticRules(root, [], SOURCES, told)
    expect(told.list).toEqual(['knowledge/law/antibiotics.csv:2: no source'])
  })
})

describe('look-alike names', () => {
  test('are read from the source’s list', () => {
    const told = new Faults()
    const root = folder({ 'catalogue/look-alikes.csv': 'a,b,sources\nuno,dos,s\ntres,seis,\n' })
    expect(readLookAlikes(root, SOURCES, told)[0]).toEqual({ a: 'uno', b: 'dos', sources: ['s'] })
    expect(told.list).toEqual(['knowledge/catalogue/look-alikes.csv:3: no source'])
  })

  test.each([
    ['one letter apart', ['abcdef', 'abcdeg'], 1],
    ['two letters apart', ['abcdef', 'abcdgh'], 1],
    ['three letters apart', ['abcdef', 'abcghi'], 0],
    ['two letters longer', ['abcdef', 'abcdefgh'], 1],
    ['three letters longer', ['abcdef', 'abcdefghi'], 0],
    ['of five letters', ['abcde', 'abcdf'], 0],
    ['of two words', ['abc def', 'abc deg'], 0],
    ['of another accent', ['ábcdef', 'abcdéf'], 1],
    ['each with each other', ['abcdef', 'abcdeg', 'abcdeh'], 3],
    ['with one far away between', ['abcdef', 'uvwxyz', 'abcdeg'], 1],
  ])('are computed from the letters: %s', (_what, names, pairs) => {
    expect(computeLookAlikes(names)).toHaveLength(pairs)
  })

  test('keep their spelling and have no source when they are computed', () => {
    expect(computeLookAlikes(['Abcdefg', 'ábcdef'])).toEqual([{ a: 'ábcdef', b: 'Abcdefg', sources: [] }])
  })
})
