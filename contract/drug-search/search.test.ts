import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import { projectRoot } from '#server/root.ts'
import { createDrugSearch, type Hit } from './search.ts'

const { search } = createDrugSearch(loadCatalogue(projectRoot()))
const generics = (hits: Hit<Product>[]): string[] => [...new Set(hits.map((h) => h.product.generic))]
const first = (query: string): Hit<Product> => {
  const [hit] = search(query).results
  if (hit === undefined) throw new Error(`nothing found for ${query}`)
  return hit
}

describe('a typed name', () => {
  test.each(['paracetamol', 'PARACETAMOL', 'parac', 'Paracétamol', ' paracetamol '])('%s', (query) => {
    expect(first(query).product.generic).toBe('Paracetamol')
    expect(search(query).corrected).toBeNull()
  })

  test('accents need not be typed', () => {
    expect(first('acido folico').product.generic).toBe('Ácido fólico')
    expect(first('acidofolico').product.generic).toBe('Ácido fólico')
  })

  test('the drug itself comes before its combinations, tablets before other forms', () => {
    const { results } = search('paracetamol')
    expect(results[0]).toMatchObject({ matched: 'generic', product: { form: 'tableta' } })
    const single = results.map((h) => h.product.ingredients.length === 1)
    expect(single.indexOf(false)).toBeGreaterThan(single.lastIndexOf(true))
    expect(results.at(-1)?.matched).toBe('ingredient')
  })

  test('a synonym finds the drug', () => {
    expect(first('acetaminofen').product.generic).toBe('Paracetamol')
  })

  test('a brand finds the drug, and says so', () => {
    expect(first('tempra')).toMatchObject({
      matched: 'brand',
      brand: 'Tempra',
      product: { generic: 'Paracetamol' },
    })
  })

  test('a name that begins several drugs offers them all', () => {
    expect(generics(search('predniso').results)).toEqual([
      'Prednisona',
      'Prednisolona',
      'Prednisolona / Gatifloxacino',
      'Prednisolona / Cinchocaína',
      'Prednisolona / Sulfacetamida',
    ])
  })

  test('the same query always gives the same list', () => {
    expect(search('amox').results.map((h) => h.product.id)).toEqual(
      search('amox').results.map((h) => h.product.id),
    )
  })

  test('as many results as asked for at most', () => {
    expect(search('a', { limit: 3 }).results).toHaveLength(3)
    expect(search('a', { limit: 50 }).results).toHaveLength(50)
  })
})

describe('words that narrow the results, in any order', () => {
  test.each(['parac 500 tab', 'tab 500 mg parac', '500mg paracetamol tableta'])('%s', (query) => {
    expect(first(query).presentation).toMatch(/^Paracetamol tableta 500 mg, /)
    expect(search(query).corrected).toBeNull()
  })

  test.each([
    ['omeprazol iny', 'polvo para solución inyectable'],
    ['omeprazol caps', 'cápsula'],
    ['salbutamol jbe', 'jarabe'],
    ['paracetamol gts', 'solución oral en gotas'],
  ])('%s is a %s', (query, form) => expect(first(query).product.form).toBe(form))

  test.each([
    ['ambroxol jarabe', /^Ambroxol solución oral /],
    ['amoxicilina jbe', /^Amoxicilina suspensión oral /],
    ['loratadina jarabe', /^Loratadina jarabe /],
    ['omeprazol pastillas', /^Omeprazol cápsula /],
  ])('a form asked for in everyday words: %s', (query, presentation) => {
    const { corrected, results } = search(query)
    expect(corrected).toBeNull()
    expect(results[0]?.presentation).toMatch(presentation)
  })

  test('a strength in another unit is the same strength', () => {
    expect(first('metformina 1000 mg').product.ingredients[0]?.strength).toBe('1 g')
  })

  test('a number with its unit is not taken for a content', () => {
    const single = search('enalapril 10 mg').results.filter((h) => h.product.ingredients.length === 1)
    const strengths = single.map((h) => h.product.ingredients[0]?.strength)
    expect(new Set(strengths)).toEqual(new Set(['10 mg']))
  })

  test('a strength that does not exist is ignored, and the answer says so', () => {
    const { corrected, results } = search('omeprazol 999 mg')
    expect(corrected).toBe('omeprazol')
    expect(results[0]?.product.generic).toBe('Omeprazol')
  })
})

describe('a misspelt name', () => {
  test.each([
    ['parasetamol', 'paracetamol', 'Paracetamol'],
    ['lozartan 50', 'losartán 50', 'Losartán'],
    ['asido folico', 'ácido fólico', 'Ácido fólico'],
    ['buskapina', 'Buscapina', 'Butilhioscina'],
  ])('%s is announced as %s', (query, corrected, generic) => {
    expect(search(query).corrected).toBe(corrected)
    expect(first(query).product.generic).toBe(generic)
  })

  test('a name written as two words is found, and the answer says so', () => {
    expect(search('para cetamol').corrected).toBe('paracetamol')
  })

  test('a name between two drugs is answered by neither, and asks about both', () => {
    expect(search('hidroxalazina')).toEqual({
      query: 'hidroxalazina',
      corrected: null,
      results: [],
      guesses: [
        { name: 'hidralazina', generic: '' },
        { name: 'hidroxizina', generic: '' },
      ],
      known: null,
    })
  })
})

describe('a drug that the catalogue lacks is never silently replaced', () => {
  test.each([
    ['clopixol', 'Clopixol'],
    ['Clopixól', 'Clopixol'],
    ['daunorubicina', null],
    ['dacarbazina', null],
  ])('%s, known but not in the catalogue', (query, known) => {
    expect(search(query)).toEqual({ query, corrected: null, results: [], guesses: [], known })
  })

  test('a misspelt name of a drug that the catalogue lacks is announced as that drug', () => {
    expect(search('klopixol')).toEqual({
      query: 'klopixol',
      corrected: 'Clopixol',
      results: [],
      guesses: [],
      known: null,
    })
  })

  test.each(['zutanex', 'qwrtzp', '', '   ', '🙂', '%%%', 'paracetamol losartan', 'x'.repeat(120)])(
    'unknown or empty: %.30s',
    (query) => expect(generics(search(query).results)).toEqual([]),
  )

  test('a drug with a listed look-alike says so even when it was typed exactly', () => {
    expect(first('hidroxizina').lookAlike?.name).toBe('hidralazina')
  })
})
