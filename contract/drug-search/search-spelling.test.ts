import { describe, expect, test } from 'vitest'
import { createDrugSearch } from './search.ts'
import type { SearchedProduct } from './searched.ts'
import { smallCatalogue, tablet } from './testing/small-catalogue.ts'

type Others = Parameters<typeof smallCatalogue>[1]

const search = (query: string, products: readonly SearchedProduct[], others: Others = {}) =>
  createDrugSearch(smallCatalogue(products, others)).search(query)
const generics = (...of: Parameters<typeof search>): string[] =>
  search(...of).results.map((hit) => hit.product.generic)

const guesses = (...of: Parameters<typeof search>): string[] => search(...of).guesses.map(({ name }) => name)

describe('a misspelt name in a small catalogue', () => {
  test('a word of three letters is never corrected', () => {
    expect(search('alf', [tablet('Olf')])).toEqual({
      query: 'alf',
      corrected: null,
      results: [],
      guesses: [],
      known: null,
    })
  })

  test('a word of four letters with one wrong letter is a question, and an unfinished one is not', () => {
    expect(guesses('alta', [tablet('Alda')])).toEqual(['alda'])
    expect(search('alta', [tablet('Alda')]).results).toEqual([])
    expect(guesses('alta', [tablet('Aldabrol')])).toEqual([])
  })

  test('a beginning of five letters with a wrong one is a question', () => {
    expect(guesses('altab', [tablet('Aldabrol')])).toEqual(['aldabrol'])
  })

  test('two wrong letters are a question, and more than a quarter of the word are too many', () => {
    expect(search('metoprolel', [tablet('Metoprolol')]).corrected).toBe('metoprolol')
    expect(guesses('metoprelel', [tablet('Metoprolol')])).toEqual(['metoprolol'])
    expect(guesses('detoprelel', [tablet('Metoprolol')])).toEqual([])
  })

  test('a brand is asked about with its generic name, and corrected only where two letters are swapped', () => {
    const products = [
      tablet('Alfanato', { brands: ['Imurat'] }),
      tablet('Betanato', { brands: ['Imuratol'] }),
    ]
    expect(search('imurot', products.slice(0, 1))).toEqual({
      query: 'imurot',
      corrected: null,
      results: [],
      guesses: [{ name: 'Imurat', generic: 'alfanato' }],
      known: null,
    })
    expect(guesses('imurotol', products.slice(1))).toEqual(['Imuratol'])
    expect(search('imuraotl', products.slice(1)).corrected).toBe('Imuratol')
  })

  test('a question is not asked about a drug that stands in the results', () => {
    const result = search('metoprolel', [tablet('Metoprolol'), tablet('Metoprelil')])
    expect(result.results.map((hit) => hit.product.generic)).toEqual(['Metoprolol'])
    expect(result.guesses.map(({ name }) => name)).not.toContain('metoprolol')
  })

  test('at most three questions are asked', () => {
    const names = ['Tolfabran', 'Tolfabren', 'Tolfabrin', 'Tolfabron']
    expect(
      guesses(
        'tolfadrun',
        names.map((name) => tablet(name)),
      ),
    ).toHaveLength(3)
  })

  test('the nearest of several names is the only one offered when the others are clearly farther', () => {
    expect(generics('clonasepan', [tablet('Clonazepam'), tablet('Clobazam')])).toEqual(['Clonazepam'])
  })

  test('names that are equally near are all asked about, and none is answered', () => {
    const products = [tablet('Brodal'), tablet('Brolal')]
    expect(search('brotal', products)).toMatchObject({ corrected: null, results: [] })
    expect(guesses('brotal', products)).toEqual(['brodal', 'brolal'])
  })

  test('a word that sounds the same is nearer than one with a wrong letter', () => {
    expect(generics('baxilol', [tablet('Vaxilol'), tablet('Daxilol')])[0]).toBe('Vaxilol')
  })

  test('a name one letter from two others is a question, and the one with the typed first letter is asked first', () => {
    const products = [tablet('Palovir'), tablet('Tamovir')]
    expect(search('talovir', products)).toMatchObject({ corrected: null, results: [] })
    expect(guesses('talovir', products)).toEqual(['tamovir', 'palovir'])
  })

  test('words that are typed right stay as they are beside the corrected one', () => {
    const products = [tablet('Losartán', { strength: '50 mg' }), tablet('Losartán', { strength: '100 mg' })]
    const result = search('lozartam 50 tab', products)
    expect(result.corrected).toBe('losartán 50 tab')
    expect(result.results.map((hit) => hit.product.ingredients[0]?.strength)).toEqual(['50 mg'])
  })

  test('a number keeps its unit in the corrected query', () => {
    expect(search('lozartam 50 mg', [tablet('Losartán', { strength: '50 mg' })]).corrected).toBe(
      'losartán 50 mg',
    )
  })

  test('two words are read as one name, with the words around them kept', () => {
    const result = search('tab alfa bet 500', [tablet('Alfabet')])
    expect(result).toMatchObject({
      corrected: 'tab alfabet 500',
      results: [{ product: { generic: 'Alfabet' } }],
    })
    expect(search('alfa 500 bet', [tablet('Alfabet')]).corrected).not.toBe('alfabet 500')
  })

  test('a name of two words is found when it is typed as one, and shown with its blank', () => {
    const products = [tablet('Ácido fólico')]
    expect(search('acidofolico', products).corrected).toBeNull()
    expect(search('acidofolyco', products).corrected).toBe('ácido fólico')
  })
})

describe('what is left out of a query without results', () => {
  const products = () => [tablet('Alfabet', { strength: '50 mg' })]

  test('as few words as possible are left out, the last first', () => {
    expect(search('alfabet 50 capsula', [...products(), tablet('Otro', { form: 'cápsula' })]).corrected).toBe(
      'alfabet 50',
    )
    expect(search('alfabet 77 tab', products()).corrected).toBe('alfabet tab')
    expect(search('alfabet 77 capsula', [...products(), tablet('Otro', { form: 'cápsula' })]).corrected).toBe(
      'alfabet',
    )
  })

  test('a salt is left out, and the name is not', () => {
    const salts = new Set(['clorhidrato'])
    expect(search('clorhidrato alfabet', products(), { salts }).corrected).toBe('alfabet')
    expect(search('clorhidrato', products(), { salts })).toEqual({
      query: 'clorhidrato',
      corrected: null,
      results: [],
      guesses: [],
      known: null,
    })
  })

  test('a name is never left out: two names that match no product together find nothing', () => {
    const two = [tablet('Alfabet'), tablet('Gamonol')]
    expect(search('alfabet gamonol', two)).toEqual({
      query: 'alfabet gamonol',
      corrected: null,
      results: [],
      guesses: [],
      known: null,
    })
  })

  test('forms and numbers alone are not turned into a drug', () => {
    expect(search('tabletax 77', products()).results).toEqual([])
  })
})

describe('names of drugs that the catalogue lacks', () => {
  test('such a name, or its beginning of four letters, is not corrected into another', () => {
    const others = { otherNames: ['Alfabex'] }
    for (const query of ['alfabex', 'alfa bex'.slice(0, 4)])
      expect(search(query, [tablet('Olfabex')], others)).toEqual({
        query,
        corrected: null,
        results: [],
        guesses: [],
        known: null,
      })
  })

  test('a misspelling nearest to such a name is announced as that name, without results', () => {
    const result = search('zalfabix', [tablet('Zalfobux')], { otherNames: ['Zalfabex'] })
    expect(result.corrected?.split(', ')[0]).toBe('Zalfabex')
  })

  test('an ingredient without a product, its synonym and both of a pair of look-alikes are such names', () => {
    const others = {
      ingredients: [{ name: 'alfabex', synonyms: ['betabex'] }],
      lookAlikes: [{ a: 'Gamabex', b: 'Deltabex', sources: [] }],
    }
    for (const query of ['alfabex', 'betabex', 'gamabex', 'deltabex'])
      expect(search(query, [tablet('Alfabet'), tablet('Gamabet')], others)).toEqual({
        query,
        corrected: null,
        results: [],
        guesses: [],
        known: null,
      })
  })

  test('look-alikes are asked about together even when one is clearly nearer', () => {
    const products = [tablet('Hidralazina'), tablet('Hidroxizina')]
    const lookAlikes = [{ a: 'Hidralazina', b: 'Hidroxizina', sources: ['ismp'] }]
    expect(search('hidralasima', products).corrected).toBe('hidralazina')
    expect(guesses('hidroxalazina', products, { lookAlikes })).toEqual(['hidralazina', 'hidroxizina'])
  })

  test('a longer word that begins with an offered one adds nothing', () => {
    const result = search('asido', [tablet('Acido'), tablet('Acido folico')])
    expect(result.corrected).toBe('acido')
  })

  test('a salt in a synonym narrows and does not name the drug', () => {
    const others = {
      ingredients: [{ name: 'alfabet', synonyms: ['alfabet fosfato'] }],
      salts: new Set(['fosfato']),
    }
    expect(search('alfabet fosfato', [tablet('Alfabet')], others).corrected).toBeNull()
    expect(search('fosfato', [tablet('Alfabet')], others).results[0]?.matched).toBe('generic')
    expect(search('fosfato gamonol', [tablet('Alfabet'), tablet('Gamonol')], others).corrected).toBe(
      'gamonol',
    )
  })
})

describe('a slip among names that are alike', () => {
  const catalogue = () =>
    smallCatalogue(
      [
        tablet('Alfabet'),
        tablet('Alfabut'),
        tablet('Acido'),
        tablet('Acido folico'),
        tablet('Clonazepam'),
        tablet('Clobazam', { form: 'cápsula' }),
        tablet('Hidralazina'),
        tablet('Hidroxizina'),
        tablet('Prednisonal'),
        tablet('Prednisolonal'),
        tablet('Gamal', { brands: ['Imurat', 'Linconal'] }),
        tablet('Losartan', { brands: ['Imuratol', 'Cozal C'] }),
        tablet('Palovir', { brands: ['Incodal'] }),
      ],
      {
        otherNames: ['Zalfabex', 'Indocal'],
        salts: new Set(['fosfato']),
        ingredients: [
          { name: 'omegalol', synonyms: [] },
          { name: 'losartan', synonyms: ['cozartan', 'losartan fosfato'] },
        ],
        lookAlikes: [{ a: 'Hidralazina', b: 'Hidroxizina', sources: ['ismp'] }],
      },
    )
  const told = (query: string) => {
    const { corrected, results, guesses: asked } = createDrugSearch(catalogue()).search(query)
    return {
      corrected,
      found: results.map((hit) => hit.product.generic),
      asked: asked.map(({ name }) => name),
    }
  }

  test.each([
    ['a name and the longer one that begins with it', 'axido', 'acido', ['Acido', 'Acido folico']],
    ['an unfinished name', 'clonazepp', 'clonazepam', ['Clonazepam']],
    ['a synonym, without the form that no product has', 'cazartan caps', 'cozartan', ['Losartan']],
    ['two first letters that changed places', 'ihdroxizina', 'hidroxizina', ['Hidroxizina']],
    ['a name that the catalogue lacks', 'zaalfabex', 'Zalfabex', []],
  ])('is %s: %s', (_what, query, corrected, found) =>
    expect(told(query)).toEqual({ corrected, found, asked: [] }),
  )

  test.each([
    ['a name of five letters beside a salt', 'azio fosfato', ['acido']],
    ['a synonym with another first letter', 'mozartan c', ['cozartan C']],
    ['a short brand of two words', 'oczal c', ['Cozal C']],
    ['a consonant for the vowel of a brand', 'imuratdl', ['Imuratol']],
    ['the beginning of a name with a strength that it lacks', 'aci 77', ['acido']],
    ['all but one letter of a brand, and a strength', 'imurato 50', ['Imuratol']],
  ])('is a question: %s', (_what, query, asked) =>
    expect(told(query)).toEqual({ corrected: null, found: [], asked }),
  )

  test.each([
    ['two slips in a name of seven letters', 'aftlabut'],
    ['the beginning of an ingredient without a product', 'omegalo'],
  ])('is neither answered nor asked about: %s', (_what, query) =>
    expect(told(query)).toEqual({ corrected: null, found: [], asked: [] }),
  )

  test('the answer and a question stand side by side where both names are near', () => {
    expect(told('predniosal')).toEqual({
      corrected: 'prednisonal',
      found: ['Prednisonal'],
      asked: ['prednisolonal'],
    })
  })
})
