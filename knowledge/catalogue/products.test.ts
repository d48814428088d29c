import { describe, expect, test } from 'vitest'
import { Faults } from '../csv.ts'
import { writeTemporaryFiles } from '../testing/temporary-files.ts'
import { idOf, uidOf } from './identity.ts'
import { IMPORTED, readImported } from './imported.ts'
import { readControlled, readIngredients, readProhibited } from './ingredients.ts'
import type { Ingredient } from './product.ts'
import { readProducts } from './products.ts'

const SOURCES = new Map([['s', { id: 's', title: 'S', url: '', read: 'x' }]])
const NO_ARTICLES = new Map<string, string>()
const ANTIBIOTICS = { atcPrefixes: ['J01'], ingredients: new Set<string>(), routes: new Set(['oral']) }

describe('the reader of ingredients', () => {
  const read = (rows: string, prohibited = NO_ARTICLES) => {
    const faults = new Faults()
    const root = writeTemporaryFiles({
      'knowledge/catalogue/ingredients/A.csv': `name,synonyms,atc,class,sources\n${rows}`,
    })
    return {
      ...readIngredients(root, SOURCES, { prohibited, antibiotics: ANTIBIOTICS }, faults),
      faults: faults.list,
    }
  }
  const AT = 'knowledge/catalogue/ingredients/A.csv'

  test('finds an ingredient by each of its names and synonyms', () => {
    const { ingredients, names, faults } = read('ácido fictínico,fictinato|Fictina,A01AA01|B01,IV,s\n')
    const ingredient = {
      name: 'ácido fictínico',
      synonyms: ['fictinato', 'Fictina'],
      atc: ['A01AA01', 'B01'],
      fraction: 'IV',
      antibiotic: false,
      sources: ['s'],
    }
    expect(ingredients).toEqual([ingredient])
    expect([...names]).toEqual([
      ['acido fictinico', ingredient],
      ['fictinato', ingredient],
      ['fictina', ingredient],
    ])
    expect(faults).toEqual([`${AT}:2: bad ATC B01`])
  })

  test.each([
    ['without a code', 'uno,,,IV,s\n', [`${AT}:2: no ATC code`]],
    ['without a source', 'uno,,A01AA01,IV,\n', [`${AT}:2: no source`]],
    [
      'whose synonym is another',
      'uno,,A01AA01,IV,s\ndos,Uno,A01AA01,IV,s\n',
      [`${AT}:3: Uno already means uno`],
    ],
    ['whose synonym is its own name', 'uno,UNO,A01AA01,IV,s\n', []],
    ['that are prohibited', 'uno,dos,A01AA01,IV,s\n', [`${AT}:2: dos is prohibited (LGS 237)`]],
  ])('%s', (_what, rows, faults) => {
    const prohibited = _what === 'that are prohibited' ? new Map([['dos', '237']]) : NO_ARTICLES
    expect(read(rows, prohibited).faults).toEqual(faults)
  })
})

describe('the reader of the lists of prohibited and controlled substances', () => {
  test('reads prohibited substances with their article', () => {
    const faults = new Faults()
    const root = writeTemporaryFiles({
      'knowledge/law/prohibited.csv': 'name,article,sources\nHeroína,237,s\nOtra,245-I,\nTercera,9,s\n',
    })
    expect([...readProhibited(root, SOURCES, faults)]).toEqual([
      ['heroina', '237'],
      ['otra', '245-I'],
    ])
    expect(faults.list).toEqual([
      expect.stringMatching(/^knowledge\/law\/prohibited\.csv:4: article: /),
      'knowledge/law/prohibited.csv:3: no source',
    ])
  })

  test('refuses a controlled substance that is listed twice', () => {
    const faults = new Faults()
    const root = writeTemporaryFiles({
      'knowledge/law/controlled.csv':
        'name,synonyms,class,sources\nUna,sal de una,I,s\nDos,,II,s\nTres,,II,\nCuatro,una,II,s\n',
    })
    const known = {
      name: 'dos',
      synonyms: [],
      atc: [],
      fraction: 'IV' as const,
      antibiotic: false,
      sources: [],
    }
    const of = { sources: SOURCES, names: new Map([['dos', known]]), prohibited: new Map([['tres', '237']]) }
    const controlled = readControlled(root, of, faults)
    const una = {
      name: 'Una',
      synonyms: ['sal de una'],
      atc: [],
      fraction: 'I',
      antibiotic: false,
      sources: ['s'],
    }
    expect(controlled.get('sal de una')).toEqual(una)
    expect([...controlled.keys()]).toEqual(['una', 'sal de una', 'tres', 'cuatro'])
    const AT = 'knowledge/law/controlled.csv'
    expect(faults.list).toEqual([
      `${AT}:3: Dos is of class IV elsewhere`,
      `${AT}:4: no source`,
      `${AT}:4: Tres is listed elsewhere`,
      `${AT}:5: una is listed elsewhere`,
    ])
  })
})

describe('the reader of products', () => {
  const HEADER = 'generic,strength,per,form,route,contents,atc,class,brands,sources\n'
  const AT = 'knowledge/catalogue/products/A.csv'
  const ingredient = (name: string, atc: string): [string, Ingredient] => [
    name,
    { name, synonyms: [], atc: [atc], fraction: 'IV', antibiotic: atc.startsWith('J01'), sources: [] },
  ]
  const read = (rows: string) => {
    const faults = new Faults()
    const root = writeTemporaryFiles({ [AT]: HEADER + rows })
    const term = { plural: '', aliases: [], askedAs: [], listedAs: '', rank: 1, counted: true }
    const products = readProducts(
      root,
      {
        sources: SOURCES,
        names: new Map([ingredient('uno', 'A01AA01'), ingredient('dos', 'J01CA04')]),
        prohibited: new Map([['tres', '237']]),
        forms: [
          { ...term, name: 'tableta', route: 'oral' },
          { ...term, name: 'solución', route: '' },
        ],
        routes: ['oral', 'nasal'].map((name) => ({ name, aliases: [], antibioticRegime: name === 'oral' })),
        units: ['mg', 'mL'].map((name) => ({ name, aliases: [], measures: 'amount' as const })),
        antibiotics: { atcPrefixes: ['J01'], ingredients: new Set(), routes: new Set(['oral']) },
      },
      faults,
    )
    return { products, faults: faults.list }
  }

  test('makes one product with all values of the row for each content', () => {
    const { products, faults } = read(
      'uno / dos,5 mg / 10 mg,,tableta,oral,caja con 10|caja con 20,A01AA01,III,Marca|Otra,s\n',
    )
    expect(faults).toEqual([])
    const [id, other] = ['uno-dos-5-mg-10-mg-tableta-caja-con-10', 'uno-dos-5-mg-10-mg-tableta-caja-con-20']
    expect(products[0]).toEqual({
      id,
      uid: uidOf({ id, gtin: null }),
      generic: 'Uno / Dos',
      ingredients: [
        { name: 'uno', strength: '5 mg' },
        { name: 'dos', strength: '10 mg' },
      ],
      per: '',
      form: 'tableta',
      route: 'oral',
      content: 'caja con 10',
      atc: 'A01AA01',
      fraction: 'III',
      // The ATC code of the second ingredient is that of an antibiotic.
      antibiotic: true,
      brands: ['Marca', 'Otra'],
      gtin: null,
      registration: null,
      priceCents: null,
      compendium: null,
      sources: ['s'],
    })
    expect(products[1]).toMatchObject({ id: other, content: 'caja con 20' })
  })

  test('puts the route into the key of a product whose form does not imply it', () => {
    const { products } = read('uno,5 mg,1 mL,solución,nasal,frasco,A01AA01,IV,,s\n')
    expect(products[0]).toMatchObject({
      id: 'uno-5-mg-1-ml-solucion-nasal-frasco',
      antibiotic: false,
      compendium: null,
      brands: [],
    })
  })

  test.each([
    [
      'a quantity of reference without a unit',
      'uno,5 mg,5,tableta,oral,caja,A01AA01,IV,,s',
      'not a quantity: 5',
    ],
    [
      'one strength for two',
      'uno / dos,5 mg,,tableta,oral,caja,A01AA01,IV,,s',
      '2 ingredients but 1 strengths',
    ],
    ['no strength', 'uno,,,tableta,oral,caja,A01AA01,IV,,s', '1 ingredients but 0 strengths'],
    ['a prohibited substance', 'Tres,5 mg,,tableta,oral,caja,A01AA01,IV,,s', 'Tres is prohibited (LGS 237)'],
    ['a name in other letters', 'UNO,5 mg,,tableta,oral,caja,A01AA01,IV,,s', 'unknown ingredient UNO'],
    ['no source', 'uno,5 mg,,tableta,oral,caja,A01AA01,IV,,', 'no source'],
    ['no content', 'uno,5 mg,,tableta,oral,,A01AA01,IV,,s', 'no content'],
    ['a form that nobody knows', 'uno,5 mg,,otra,oral,caja,A01AA01,IV,,s', 'unknown form otra'],
    ['a route that nobody knows', 'uno,5 mg,,tableta,otra,caja,A01AA01,IV,,s', 'unknown route otra'],
  ])('refuses %s with file and line', (_what, row, fault) => {
    expect(read(`${row}\n`).faults).toEqual([`${AT}:2: ${fault}`])
  })

  test('refuses the same product in two rows with both lines', () => {
    const row = 'uno,5 mg,,tableta,oral,caja,A01AA01,IV,,s\n'
    expect(read(row + row).faults).toEqual([`${AT}:3: same product as ${AT}:2: uno-5-mg-tableta-caja`])
  })
})

test('the key of a registered product has its registration number', () => {
  const facts = {
    ingredients: [{ name: 'uno', strength: '5 mg' }],
    per: '',
    form: 'tableta',
    route: 'oral',
    content: 'caja',
    registration: '001M2020 SSA',
  }
  expect(idOf(facts, 'oral')).toBe('uno-5-mg-tableta-caja-001m2020-ssa')
  // The value of `drug_upc` is the digest of the digits of a GTIN, or of the product's key where there is no GTIN.
  expect(uidOf({ id: 'uno', gtin: '7501000000000' })).toBe(uidOf({ id: 'dos', gtin: '7501000000000' }))
  expect(uidOf({ id: 'uno', gtin: null })).toMatch(/^[0-9a-f]{64}$/)
  expect(uidOf({ id: 'uno', gtin: null })).not.toBe(uidOf({ id: 'dos', gtin: null }))
})

test('a damaged import is refused with its lines, and a missing one is empty', () => {
  const faults = new Faults()
  expect(readImported(writeTemporaryFiles({}), faults)).toEqual([])
  expect(readImported(writeTemporaryFiles({ [IMPORTED]: '\n{"id":1}\n{\n' }), faults)).toEqual([])
  expect(faults.list).toEqual([
    expect.stringContaining(`${IMPORTED}:2: `),
    expect.stringMatching(new RegExp(`^${IMPORTED}:3: SyntaxError`)),
  ])
})
