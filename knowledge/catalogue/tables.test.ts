import { describe, expect, test } from 'vitest'
import { Faults } from '../csv.ts'
import { writeTemporaryFiles } from '../testing/temporary-files.ts'
import { withBrandContents } from './brand-contents.ts'
import { withBrands } from './brands.ts'
import { withEnglishNames } from './english-names.ts'
import { readFirstChoices } from './first-choices.ts'
import { readNotOffered } from './not-offered.ts'
import type { Ingredient, Product } from './product.ts'
import { readDescribing, readDevices } from './terms.ts'
import { readUses } from './uses.ts'

const SOURCES = new Map([['s', { id: 's', title: 'S', url: '', read: 'x' }]])

const ingredient = (name: string, synonyms: string[] = []): Ingredient => ({
  name,
  synonyms,
  atc: [],
  fraction: 'IV',
  antibiotic: false,
  sources: ['s'],
})
const alfa = ingredient('alfa', ['alfanol'])
const beta = ingredient('ácido beta')
const NAMES = new Map([
  ['alfa', alfa],
  ['alfanol', alfa],
  ['acido beta', beta],
])

/**
 * Runs the reader of a table of the catalogue on a file with the given text.
 * @returns the table, and the faults that were reported
 */
function told<T>(file: string, text: string, read: (root: string, faults: Faults) => T): [T, string[]] {
  const faults = new Faults()
  const found = read(writeTemporaryFiles({ [`knowledge/catalogue/${file}`]: text }), faults)
  return [found, faults.list]
}

describe('English names', () => {
  const read = (rows: string) =>
    told('english-names.csv', `english,name,sources\n${rows}`, (root, faults) =>
      withEnglishNames(
        root,
        { ingredients: [alfa, beta], names: NAMES, prohibited: new Map([['heroin', '237']]) },
        SOURCES,
        faults,
      ),
    )
  const AT = 'knowledge/catalogue/english-names.csv'

  test('are synonyms of their ingredient, after its own, and find it', () => {
    const [{ ingredients, names }, faults] = read('Alpha,ALFA,s\nalphanol,alfa,s\nBeta acid,Ácido beta,s\n')
    expect(faults).toEqual([])
    expect(ingredients.map(({ name, synonyms }) => [name, synonyms])).toEqual([
      ['alfa', ['alfanol', 'Alpha', 'alphanol']],
      ['ácido beta', ['Beta acid']],
    ])
    expect([...names].map(([key, one]) => [key, one.name])).toEqual([
      ['alfa', 'alfa'],
      ['alfanol', 'alfa'],
      ['acido beta', 'ácido beta'],
      ['alpha', 'alfa'],
      ['alphanol', 'alfa'],
      ['beta acid', 'ácido beta'],
    ])
    expect(names.get('alfanol')).toBe(ingredients[0])
  })

  test.each([
    ['of an unknown ingredient', 'gamma,gama,s', [`${AT}:2: gama is unknown`]],
    ['that is a name already', 'Alfanol,ácido beta,s', [`${AT}:2: Alfanol already means alfa`]],
    ['of two ingredients', 'one,alfa,s\none,ácido beta,s', [`${AT}:3: one already means alfa`]],
    ['that is prohibited', 'Heroin,alfa,s', [`${AT}:2: Heroin is prohibited`]],
    ['without a source', 'alpha,alfa,', [`${AT}:2: no source`]],
    ['without an ingredient', 'alpha,,s', [`${AT}:2: name: empty`]],
  ])('%s are a fault', (_what, rows, faults) => {
    expect(read(`${rows}\n`)[1]).toEqual(faults)
  })

  test('with a fault name nothing', () => {
    const [{ ingredients, names }] = read('gamma,gama,s\nHeroin,alfa,s\n')
    expect(ingredients.map(({ synonyms }) => synonyms)).toEqual([['alfanol'], []])
    expect([...names.keys()]).toEqual(['alfa', 'alfanol', 'acido beta'])
  })
})

const ROUTES = [{ name: 'oral' }, { name: 'nasal' }]

describe('uses', () => {
  const read = (rows: string) =>
    told('uses.csv', `use,routes,atc,drugs,sources\n${rows}\n`, (root, faults) =>
      readUses(root, { sources: SOURCES, names: NAMES, routes: ROUTES }, faults),
    )
  const AT = 'knowledge/catalogue/uses.csv:2'

  test('are read with their routes, groups and ingredients, each by its own name', () => {
    expect(read('dolor,oral|nasal,N02BE|M01AB05,alfanol|Ácido beta,s')).toEqual([
      [
        {
          name: 'dolor',
          routes: ['oral', 'nasal'],
          atc: ['N02BE', 'M01AB05'],
          drugs: new Set(['alfa', 'acido beta']),
        },
      ],
      [],
    ])
  })

  test.each([
    ['a wide group', 'N02'],
    ['one letter', 'N'],
    ['a group in small letters', 'n02be'],
    ['a group after another text', 'xN02BE'],
    ['three letters', 'N02BEX'],
  ])('of %s are a fault', (_what, code) =>
    expect(read(`dolor,,${code},,s`)[1]).toEqual([
      `${AT}: neither a chemical group nor a substance of the ATC: ${code}`,
    ]),
  )

  test.each([
    ['without a name', ',,,alfa,s', `${AT}: use: empty`],
    ['without a source', 'dolor,,,alfa,', `${AT}: no source`],
    ['of an unknown drug', 'dolor,,,gama,s', `${AT}: gama is unknown`],
    ['by an unknown route', 'dolor,lunar,,alfa,s', `${AT}: lunar is no route`],
  ])('%s are a fault', (_what, row, fault) => expect(read(row)[1]).toEqual([fault]))

  test('that stand twice are a fault', () => {
    expect(read('dolor,,,alfa,s\ndolor,,,alfa,s')[1]).toEqual([
      'knowledge/catalogue/uses.csv:3: dolor stands twice',
    ])
  })
})

const USES = [{ name: 'dolor', routes: [], atc: [], drugs: new Set<string>() }]

describe('first choices', () => {
  const read = (rows: string) =>
    told('first-choices.csv', `use,instead_of,when,codes,first,routes,sources\n${rows}\n`, (root, faults) =>
      readFirstChoices(root, { sources: SOURCES, names: NAMES, uses: USES }, faults),
    )
  const AT = 'knowledge/catalogue/first-choices.csv:2'

  test('are read with the drugs that they replace, in their order', () => {
    expect(read('dolor,N02BE01|M01,condition,K25|K26,Ácido beta|alfa,nasal,s\ndolor,J01,any,,,,s')).toEqual([
      [
        {
          use: 'dolor',
          insteadOf: ['N02BE01', 'M01'],
          when: 'condition',
          codes: ['K25', 'K26'],
          first: ['acido beta', 'alfa'],
          routes: ['nasal'],
        },
        { use: 'dolor', insteadOf: ['J01'], when: 'any', codes: [], first: [], routes: [] },
      ],
      [],
    ])
  })

  test.each([
    ['a group that is none', 'dolor,dolor,any,,alfa,,s', `${AT}: not an ATC group: dolor`],
    ['a group after another text', 'dolor,xN02,any,,alfa,,s', `${AT}: not an ATC group: xN02`],
    ['a group before another text', 'dolor,N02-B,any,,alfa,,s', `${AT}: not an ATC group: N02-B`],
    ['a condition without codes', 'dolor,N02,condition,,alfa,,s', `${AT}: codes belong to a condition`],
    ['codes without a condition', 'dolor,N02,kidney,N18,alfa,,s', `${AT}: codes belong to a condition`],
    ['an unknown ingredient', 'dolor,N02,any,,gama,,s', `${AT}: gama is unknown`],
    ['a use that is none', 'tos,N02,any,,alfa,,s', `${AT}: no use tos`],
    ['no source', 'dolor,N02,any,,alfa,,', `${AT}: no source`],
  ])('with %s are a fault', (_what, row, fault) => expect(read(row)[1]).toEqual([fault]))

  test.each(['any', 'pregnancy', 'lactation', 'kidney', 'child', 'older'])('belong to the state %s', (when) =>
    expect(read(`dolor,N02,${when},,alfa,,s`)[0][0]?.when).toBe(when),
  )

  test('of a state that nobody knows are a fault', () => {
    const [found, faults] = read('dolor,N02,winter,,alfa,,s')
    expect([found, faults.length]).toEqual([[], 1])
  })
})

describe('drugs that are never offered', () => {
  const read = (rows: string) =>
    told('not-offered.csv', `atc,names,sources\n${rows}\n`, (root, faults) =>
      readNotOffered(root, SOURCES, NAMES, faults),
    )
  const AT = 'knowledge/catalogue/not-offered.csv'

  test('are read by group and by name from all rows', () => {
    const [{ atc, names }, faults] = read('L01|L02,,s\n,Ácido beta|ALFA,s')
    expect([atc, [...names], faults]).toEqual([['L01', 'L02'], ['acido beta', 'alfa'], []])
  })

  test('of an unknown name, or without a source, are a fault', () => {
    expect(read('L01,gama,s\nL02,,')[1]).toEqual([`${AT}:2: gama is unknown`, `${AT}:3: no source`])
  })
})

describe('brands', () => {
  const product = (names: string[], more: Partial<Product> = {}): Product => ({
    id: names.join(),
    uid: names.join(),
    generic: names.join(' / '),
    ingredients: names.map((name) => ({ name, strength: '1 mg' })),
    per: '',
    form: 'tableta',
    route: 'oral',
    content: 'caja con 10 tabletas',
    atc: 'A01AA01',
    fraction: 'IV',
    antibiotic: false,
    brands: [],
    gtin: null,
    registration: null,
    priceCents: null,
    compendium: null,
    sources: ['s'],
    ...more,
  })
  const products = [
    product(['alfa'], { brands: ['Own'] }),
    product(['alfa'], { route: 'cutánea' }),
    product(['alfa', 'ácido beta']),
    product(['ácido beta']),
  ]
  const read = (rows: string) => {
    const [found, faults] = told('brands/A.csv', `generic,routes,brands,sources\n${rows}\n`, (root, list) =>
      withBrands(root, products, SOURCES, list),
    )
    return [found.map(({ brands }) => brands), faults]
  }
  const AT = 'knowledge/catalogue/brands/A.csv'

  test('name every product of exactly these ingredients, after its own brands', () => {
    expect(read('alfa,,Uno|Dos,s')).toEqual([[['Own', 'Uno', 'Dos'], ['Uno', 'Dos'], [], []], []])
  })

  test('name the products by the routes of their row alone', () => {
    expect(read('alfa,cutánea,Uno,s\nalfa,oral,Uno,s')).toEqual([[['Own', 'Uno'], ['Uno'], [], []], []])
  })

  test('of a combination name it in any order of its ingredients', () => {
    expect(read('ácido beta / alfa,,Uno,s')).toEqual([[['Own'], [], ['Uno'], []], []])
  })

  test('that a product has already stand once', () => {
    expect(read('alfa,oral,Own,s')[0]).toEqual([['Own'], [], [], []])
  })

  test('are left only to the products of the strengths and forms in which they are sold', () => {
    const sold = [
      product(['alfa'], { brands: ['Uno', 'Dos'], form: 'tableta' }),
      product(['alfa'], { brands: ['Uno', 'Dos'], form: 'crema' }),
    ].map((one, at) => ({ ...one, ingredients: [{ name: 'alfa', strength: at === 0 ? '5 mg' : '9 mg' }] }))
    const left = (rows: string) => {
      const [found, faults] = told(
        'brand-contents.csv',
        `brands,strengths,forms,sources\n${rows}\n`,
        (root, list) => withBrandContents(root, sold, SOURCES, list),
      )
      return [found.map(({ brands }) => brands), faults]
    }
    const at = 'knowledge/catalogue/brand-contents.csv:2'
    expect(left('Uno,5 mg,,s')).toEqual([[['Uno', 'Dos'], ['Dos']], []])
    expect(left('Uno|Dos,,crema|gel,s')).toEqual([[[], ['Uno', 'Dos']], []])
    expect(left('Uno,9 mg,tableta,s')[1]).toEqual([`${at}: no product of Uno`])
    expect(left('Tres,5 mg,,s')[1]).toEqual([`${at}: no product of Tres`])
    expect(left('Uno,5 mg,,')[1]).toEqual([`${at}: no source`])
  })

  test.each([
    ['of no product', 'gama,,Uno,s', [`${AT}:2: no product of gama`]],
    ['of no product by their route', 'alfa,nasal,Uno,s', [`${AT}:2: no product of alfa`]],
    ['of a part of a combination', 'alfa / gama,,Uno,s', [`${AT}:2: no product of alfa / gama`]],
    ['that stand twice', 'alfa,,Uno,s\nácido beta,,Uno,s', [`${AT}:3: Uno is already in ${AT}:2`]],
    ['without a source', 'alfa,,Uno,', [`${AT}:2: no source`]],
    ['without a generic name', ',,Uno,s', [`${AT}:2: generic: empty`]],
  ])('%s are a fault', (_what, rows, faults) => expect(read(rows)[1]).toEqual(faults))
})

test('devices are read in small letters, each with its source', () => {
  const sources = new Map([['s', { id: 's', title: 'S', url: '', read: 'x' }]])
  const [found, faults] = told('devices.csv', 'word,sources\nKwikPen,s\nDiskus,\n', (root, into) =>
    readDevices(root, sources, into),
  )
  expect([[...found], faults]).toEqual([['kwikpen', 'diskus'], [expect.stringContaining('no source')]])
})

test('words that describe drugs are read without accents', () => {
  const [found, faults] = told('describing.csv', 'word\nRápida\nforte\n', readDescribing)
  expect([[...found], faults]).toEqual([['rapida', 'forte'], []])
})
