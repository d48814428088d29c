import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { importedProduct } from '../testing/imported-product.ts'
import { uidOf } from './identity.ts'
import { IMPORTED } from './imported.ts'
import { loadCatalogue } from './load.ts'

const PROJECT = path.join(import.meta.dirname, '../..')
const PRODUCTS = 'knowledge/catalogue/products/T.csv'
const INGREDIENTS = 'knowledge/catalogue/ingredients/T.csv'
const COMPENDIUM = 'knowledge/catalogue/compendium.csv'
const USES = 'knowledge/catalogue/uses.csv'
const USES_HEADER = 'use,routes,atc,drugs,sources'
const FIRST_CHOICES = 'knowledge/catalogue/first-choices.csv'
const FIRST_CHOICES_HEADER = 'use,instead_of,when,codes,first,routes,sources'
const NOT_OFFERED = 'knowledge/catalogue/not-offered.csv'
const NOT_OFFERED_HEADER = 'atc,names,sources'
const ENGLISH = 'knowledge/catalogue/english-names.csv'
const ENGLISH_HEADER = 'english,name,sources'
const SHORT_NAMES = 'knowledge/catalogue/short-names.csv'
const SHORT_NAMES_HEADER = 'short,ingredient,sources'
const COMPENDIUM_HEADER = 'keys,generic,strength,per,forms,also,sources'
const CONTENTS = 'knowledge/catalogue/brand-contents.csv'
const HEADER = 'generic,strength,per,form,route,contents,atc,class,brands,sources'

describe('the catalogue refuses invalid rows with file and line', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'catalogue-'))
    // The test copies the lists against which every product row is checked. The product rows themselves are few and made up.
    for (const list of ['sources.csv', 'labels.csv', 'law', 'catalogue'])
      cpSync(path.join(PROJECT, 'knowledge', list), path.join(root, 'knowledge', list), {
        recursive: true,
        filter: (from) => !/catalogue[\\/](?:ingredients|products|brands)[\\/].*\.csv$/.test(from),
      })
    writeFileSync(path.join(root, COMPENDIUM), `${COMPENDIUM_HEADER}\n`)
    writeFileSync(path.join(root, USES), `${USES_HEADER}\n`)
    writeFileSync(path.join(root, CONTENTS), 'brands,strengths,forms,sources\n')
    writeFileSync(path.join(root, FIRST_CHOICES), `${FIRST_CHOICES_HEADER}\n`)
    writeFileSync(path.join(root, NOT_OFFERED), `${NOT_OFFERED_HEADER}\n`)
    writeFileSync(path.join(root, ENGLISH), `${ENGLISH_HEADER}\n`)
    writeFileSync(path.join(root, SHORT_NAMES), `${SHORT_NAMES_HEADER}\n`)
    writeFileSync(
      path.join(root, INGREDIENTS),
      'name,synonyms,atc,class,sources\nfictina,,A01AA01,IV,mex-label\notrina,,A01AA02,IV,mex-label\n',
    )
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const GOOD = [
    'fictina',
    '5 mg',
    '',
    'tableta',
    'oral',
    'caja con 10 tabletas',
    'A01AA01',
    'IV',
    '',
    'mex-label',
  ]
  const withProducts = (...rows: string[][]): void =>
    writeFileSync(path.join(root, PRODUCTS), [HEADER, ...rows.map((row) => row.join(','))].join('\n'))
  const changed = (place: number, cell: string): string[] => GOOD.with(place, cell)

  test('a valid row becomes one product for each content', () => {
    withProducts(changed(5, 'caja con 10 tabletas|caja con 20 tabletas'))
    const products = loadCatalogue(root).products.filter((p) => p.generic === 'Fictina')
    expect(products.map((p) => p.id)).toEqual([
      'fictina-5-mg-tableta-caja-con-10-tabletas',
      'fictina-5-mg-tableta-caja-con-20-tabletas',
    ])
    expect(products[0]?.uid).toMatch(/^[0-9a-f]{64}$/)
  })

  test.each([
    ['an unknown source', 9, 'nobody', 'unknown source nobody'],
    ['no source', 9, '', 'no source'],
    ['an unknown ingredient', 0, 'inexistina', 'unknown ingredient inexistina'],
    ['a synonym instead of the ingredient', 0, 'Fictina', 'unknown ingredient Fictina'],
    ['strengths that do not align', 1, '5 mg / 10 mg', '1 ingredients but 2 strengths'],
    ['a strength without a known unit', 1, '5 mgs', 'not a quantity: 5 mgs'],
    ['a bad ATC code', 6, '12345', 'atc: not an ATC code'],
    ['an unknown class', 7, 'VII', 'class: '],
    ['an unknown form', 3, 'pastillita', 'unknown form pastillita'],
    ['an unknown route', 4, 'VO', 'unknown route VO'],
    ['no content', 5, '', 'no content'],
    ['a substance prohibited by LGS 237', 0, 'heroína', 'heroína is prohibited (LGS 237)'],
    ['a substance prohibited by LGS 245-I', 0, 'psilocibina', 'psilocibina is prohibited (LGS 245-I)'],
  ])('%s', (_, place, cell, what) => {
    withProducts(GOOD, changed(place, cell))
    expect(() => loadCatalogue(root)).toThrow(`${PRODUCTS}:3: ${what}`)
  })

  test('the same product in two rows', () => {
    withProducts(GOOD, GOOD)
    expect(() => loadCatalogue(root)).toThrow(`${PRODUCTS}:3: same product as ${PRODUCTS}:2`)
  })

  test('C5 a prohibited ingredient, and a synonym of two ingredients', () => {
    appendFileSync(
      path.join(root, INGREDIENTS),
      'mefedrona,,A01AA03,IV,mex-label\ntercina,otrina,A01AA04,IV,mex-label\n',
    )
    expect(() => loadCatalogue(root)).toThrow(`${INGREDIENTS}:4: mefedrona is prohibited (LGS 245-I)`)
    expect(() => loadCatalogue(root)).toThrow(`${INGREDIENTS}:5: otrina already means otrina`)
  })

  test.each(['prohibited', 'controlled'])('a list of %s substances that lacks rows', (list) => {
    const file = `knowledge/law/${list}.csv`
    const [head = '', first = ''] = readFileSync(path.join(root, file), 'utf8').split('\n')
    writeFileSync(path.join(root, file), `${head}\n${first}\n`)
    expect(() => loadCatalogue(root)).toThrow(`${file}: rows are missing`)
  })

  test.each([
    ['a bad key', '123,fictina,5 mg,,tableta,,mex-label', 'not a key of the Compendio: 123'],
    ['no key', ',fictina,5 mg,,tableta,,mex-label', 'no key'],
    ['no product', '010.000.0001.00,fictina,7 mg,,tableta,,mex-label', 'no product of fictina'],
    ['no source', '010.000.0001.00,fictina,5 mg,,tableta,,', 'no source'],
    [
      'one strength for two',
      '010.000.0001.00,fictina / otrina,5 mg,,tableta,,mex-label',
      '2 ingredients but 1 strengths',
    ],
  ])('a line of the Compendio with %s', (_, line, what) => {
    withProducts(GOOD)
    writeFileSync(path.join(root, COMPENDIUM), `${COMPENDIUM_HEADER}\n${line}\n`)
    expect(() => loadCatalogue(root)).toThrow(`${COMPENDIUM}:2: ${what}`)
  })

  test.each([
    ['a brand of no product', 'inexistina,,Inexis,mex-label', 'no product of inexistina'],
    ['a brand by a route that no product has', 'fictina,nasal,Fictex,mex-label', 'no product of fictina'],
    ['a brand without a source', 'fictina,,Fictex,', 'no source'],
    ['a brand in two rows', 'fictina,,Fictex,mex-label\nfictina,,Fictex,mex-label', 'Fictex is already in'],
  ])('%s', (_, lines, what) => {
    withProducts(GOOD)
    const file = 'knowledge/catalogue/brands/T.csv'
    writeFileSync(path.join(root, file), `generic,routes,brands,sources\n${lines}\n`)
    expect(() => loadCatalogue(root)).toThrow(what)
  })

  test('first-choices.csv names only drugs of the catalogue', () => {
    withProducts(GOOD)
    const row = (first: string) => `${FIRST_CHOICES_HEADER}\ntos,A01,pregnancy,,${first},,mex-label\n`
    writeFileSync(path.join(root, USES), `${USES_HEADER}\ntos,oral,,fictina,mex-label\n`)
    writeFileSync(path.join(root, FIRST_CHOICES), row('fictina'))
    expect(loadCatalogue(root).firstChoices).toHaveLength(1)
    writeFileSync(path.join(root, FIRST_CHOICES), row('inexistina'))
    expect(() => loadCatalogue(root)).toThrow(`${FIRST_CHOICES}:2: inexistina is unknown`)
  })

  test('not-offered.csv names only drugs of the catalogue', () => {
    withProducts(GOOD)
    const rows = (name: string) => `${NOT_OFFERED_HEADER}\nL01,,mex-label\n,${name},mex-label\n`
    writeFileSync(path.join(root, NOT_OFFERED), rows('Fictina'))
    expect(loadCatalogue(root).notOffered).toEqual({ atc: ['L01'], names: new Set(['fictina']) })
    writeFileSync(path.join(root, NOT_OFFERED), rows('inexistina'))
    expect(() => loadCatalogue(root)).toThrow(`${NOT_OFFERED}:3: inexistina is unknown`)
  })

  test('short-names.csv stands for ingredients of the catalogue', () => {
    withProducts(GOOD)
    const row = (name: string) => `${SHORT_NAMES_HEADER}\nFC,${name},mex-label\n`
    writeFileSync(path.join(root, SHORT_NAMES), row('fictina|otrina'))
    expect(loadCatalogue(root).shortNames).toEqual(new Map([['fc', 'fictina|otrina']]))
    writeFileSync(path.join(root, SHORT_NAMES), row('inexistina'))
    expect(() => loadCatalogue(root)).toThrow(`${SHORT_NAMES}:2: inexistina is unknown`)
  })

  test('other-names.csv keeps only names that the catalogue does not have, and each needs a source', () => {
    withProducts(GOOD)
    const file = 'knowledge/catalogue/other-names.csv'
    writeFileSync(path.join(root, file), 'name,sources\nFICTINA,mex-label\najenina,mex-label\n')
    expect(loadCatalogue(root).otherNames).toEqual(['ajenina'])
    appendFileSync(path.join(root, file), 'sinfuente,\n')
    expect(() => loadCatalogue(root)).toThrow(`${file}:4: no source`)
  })

  test('english-names.csv gives each ingredient its English names, and no name two ingredients', () => {
    withProducts(GOOD)
    const english = (...rows: string[]): void =>
      writeFileSync(path.join(root, ENGLISH), `${[ENGLISH_HEADER, ...rows].join('\n')}\n`)
    english('fictin,fictina,mex-label')
    const { ingredients, names } = loadCatalogue(root)
    expect(ingredients.find(({ name }) => name === 'fictina')?.synonyms).toEqual(['fictin'])
    expect(names.get('fictin')?.synonyms).toEqual(['fictin'])
    expect(names.get('fictina')).toBe(names.get('fictin'))
    english('fictin,fictina,mex-label', 'Fictin,otrina,mex-label')
    expect(() => loadCatalogue(root)).toThrow(`${ENGLISH}:3: Fictin already means fictina`)
    english('otrina,fictina,mex-label')
    expect(() => loadCatalogue(root)).toThrow(`${ENGLISH}:2: otrina already means otrina`)
    english('fictin,inexistina,mex-label')
    expect(() => loadCatalogue(root)).toThrow(`${ENGLISH}:2: inexistina is unknown`)
    english('heroína,fictina,mex-label')
    expect(() => loadCatalogue(root)).toThrow(`${ENGLISH}:2: heroína is prohibited`)
    english('fictin,fictina,')
    expect(() => loadCatalogue(root)).toThrow(`${ENGLISH}:2: no source`)
  })

  test('look-alikes are the pairs of the sources and pairs that differ by one or two letters', () => {
    appendFileSync(path.join(root, INGREDIENTS), 'ficlina,,A01AA03,IV,mex-label\n')
    withProducts(GOOD)
    const pairs = loadCatalogue(root).lookAlikes
    expect(pairs).toContainEqual({ a: 'fictina', b: 'ficlina', sources: [] })
    expect(pairs.filter(({ sources }) => sources.length > 0).length).toBeGreaterThan(0)
  })

  test('imported products follow the curated ones, and are validated', () => {
    const imported = importedProduct(
      'fictina-5-mg-tableta-caja-con-10-tabletas-001m2020-ssa',
      uidOf({ id: 'fictina', gtin: null }),
    )
    const file = path.join(root, 'data', IMPORTED)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(imported)}\n`)
    const last = loadCatalogue(root, path.join(root, 'data')).products.at(-1)
    expect(last).toMatchObject({ registration: '001M2020 SSA', brands: ['Fictex'] })
    appendFileSync(file, '{"id":1}\n')
    expect(() => loadCatalogue(root, path.join(root, 'data'))).toThrow(`${IMPORTED}:2: `)
  })
})
