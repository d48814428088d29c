import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '#server/root.ts'
import { isReleaseWord } from './releases.ts'
import { createDrugSearch } from './search.ts'
import { wordsOf } from './words.ts'

const catalogue = loadCatalogue(projectRoot())
const { search } = createDrugSearch(catalogue)
const textsOf = (name: string): string[] => wordsOf(name).map(({ text }) => text)

describe('a brand of which only a part is typed is a question, and no result', () => {
  test.each([
    ['Vermin', 'Vermin Plus'],
    ['Vermin 200 mg', 'Vermin Plus'],
    ['Alkagel', 'Alkagel Complex'],
    ['alkagel suspensión', 'Alkagel Complex'],
    ['Celestamine', 'Celestamine NS'],
    ['Femoston', 'Femoston Conti'],
    ['Bedoyecta', 'Bedoyecta Tri'],
    ['Theraflu', 'Theraflu Therapillis'],
    ['Seltzer', 'Alka-Seltzer'],
    ['Vagitrol', 'Vagitrol-V'],
    ['Gynoclin', 'Gynoclin V'],
  ])('%s is perhaps %s', (typed, longer) => {
    const { results, corrected, guesses } = search(typed)
    expect([results, corrected]).toEqual([[], null])
    expect(guesses.map(({ name }) => name)).toContain(longer)
  })

  test.each(['Vermin', 'Alkagel', 'Celestamine', 'Femoston'])(
    '%s is known by its name, and not as the longer brand',
    (typed) => expect(search(typed).known).toBe(typed),
  )

  test.each([
    ['vermin p', 'Vermin Plus'],
    ['Celestamine NS', 'Celestamine NS'],
    ['Therafl', 'Theraflu Therapillis'],
  ])('%s, which is still being typed or whole, finds %s', (typed, brand) =>
    expect(search(typed).results[0]?.brand).toBe(brand),
  )

  test('a strength that the brand lacks is not answered by a longer brand that has it', () => {
    const { results, guesses } = search('Buscapina 500 mg')
    expect(results).toEqual([])
    expect(guesses.map(({ name }) => name)).toEqual(['Buscapina', 'Buscapina Duo'])
  })

  test('a longer brand with the ingredients of the typed one, its release or its number is a result', () => {
    expect(search('Dalacin 2 %').results.map(({ brand }) => brand)).toEqual(['Dalacin'])
    expect(search('Lescol').results[0]?.brand).toBe('Lescol XL')
    expect(search('Novo Herklin').results[0]?.product.generic).toBe('Permetrina')
  })

  test('the letter y behind a brand may name an ingredient, and behind a generic name links another', () => {
    for (const brand of ['Diprosone', 'Topsyn'])
      for (const typed of [`${brand} Y`, `${brand}-Y`]) {
        const { results, guesses } = search(typed)
        expect(results).toEqual([])
        expect(guesses.length).toBeLessThan(4)
      }
    expect(search('Diprosone Y').guesses).toEqual([{ name: 'Diprosone', generic: 'betametasona' }])
    expect(search('losartan y').results[0]?.product.generic).toBe('Losartán')
  })

  test.each([
    ['Aviant F', 'Aviant', 'desloratadina'],
    ['PATREX B', 'Patrex', 'sildenafil'],
    ['Aviant F tabletas', 'Aviant', 'desloratadina'],
    ['Diprosone Y crema', 'Diprosone', 'betametasona'],
    ['Naxodol comp', 'Naxodol', 'carisoprodol / naproxeno'],
    ['Prodolina Comp.', 'Prodolina', 'metamizol sódico'],
  ])('the capital letter of %s may name an ingredient', (typed, name, generic) =>
    expect(search(typed)).toMatchObject({ results: [], corrected: null, guesses: [{ name, generic }] }),
  )

  test.each(['Topsyn Y', 'topsyn y', 'Topsyn-Y', 'Topsyn Y crema'])(
    '%s is known by name, with a hyphen or without',
    (typed) => expect(search(typed)).toMatchObject({ results: [], corrected: null, known: 'Topsyn-Y' }),
  )

  test.each(['Espaven AL', 'Espaven AL suspensión', 'espaven al', 'Espaven Al'])(
    '%s may be the shorter brand or the longer',
    (typed) => {
      const { results, guesses } = search(typed)
      expect([results, guesses.map(({ name }) => name)]).toEqual([[], ['Espaven', 'Espaven Alcalino']])
    },
  )

  test.each([
    ['Espacil comp', 'Espacil Compuesto'],
    ['Buscapina Comp.', 'Buscapina Compositum'],
  ])('%s is %s', (typed, brand) => expect(search(typed).results[0]?.brand).toBe(brand))

  test.each([
    ['voltaren e', 'Voltaren'],
    ['alin de', 'Alin'],
    ['espaven alc', 'Espaven Alcalino'],
  ])('%s leaves no doubt about the brand, and finds %s', (typed, brand) =>
    expect(search(typed).results[0]?.brand).toBe(brand),
  )

  test('comprimidos of a generic name stay results', () =>
    expect(search('losartan comp').results[0]?.product.generic).toBe('Losartán'))

  test.each(['Tempra AC', 'tempra ac'])(
    '%s ends with a word by which other brands name an ingredient',
    (typed) => {
      const { results, corrected, guesses } = search(typed)
      expect([results, corrected, guesses[0]?.name]).toEqual([[], null, 'Tempra'])
    },
  )

  test.each([
    ['aviant t', 'Aviant'],
    ['Caltrate D', 'Caltrate 600+D'],
    ['Dalacin C', 'Dalacin C'],
    ['Tafirol AC', 'Tafirol AC'],
    ['Aldactone A', 'Aldactone A'],
    ['Cipro HC', 'Cipro HC'],
    ['Micardis HCT', 'Micardis Plus'],
  ])('%s, of which the letter may begin another word, finds %s', (typed, brand) =>
    expect(search(typed).results[0]?.brand).toBe(brand),
  )

  test('a misspelt brand is not corrected to a longer one', () =>
    expect(search('Celestanine')).toMatchObject({ results: [], corrected: null }))
})

test('no brand of several words answers its own beginning, unless the catalogue has that too', () => {
  const contents = new Map<string, Set<string>>()
  for (const { brands, ingredients } of catalogue.products)
    for (const brand of brands) {
      const name = textsOf(brand).join(' ')
      const content = ingredients.map((one) => one.name).toSorted()
      contents.set(name, new Set([...(contents.get(name) ?? []), content.join(' / ')]))
    }
  const brands = [...new Set(catalogue.products.flatMap((product) => product.brands))]
  const others = brands.flatMap((brand) => {
    const own = textsOf(brand)
    return own.slice(1).flatMap((_, at) => {
      const [typed, rest] = [own.slice(0, at + 1), own.slice(at + 1)]
      if (rest.every((word) => /^\d/.test(word) || isReleaseWord(word, catalogue.devices))) return []
      if (typed.every((word) => catalogue.describing.has(word))) return []
      return ['', ' 500 mg', ' caja'].flatMap((more) => {
        const [first] = search(typed.join(' ') + more).results
        if (first?.brand !== brand) return []
        const content = first.product.ingredients.map(({ name }) => name).toSorted()
        return contents.get(typed.join(' '))?.has(content.join(' / ')) === true
          ? []
          : [`${typed.join(' ')}${more}: ${brand}`]
      })
    })
  })
  expect(brands.filter((brand) => textsOf(brand).length > 1).length).toBeGreaterThan(300)
  expect(others).toEqual([])
}, 60_000)

describe('a name that other words follow is finished', () => {
  test.each([
    ['Citra tabletas', 'Tramadol'],
    ['Isox tabletas', 'Itraconazol'],
    ['Incresina P tabletas', 'Alogliptina / Pioglitazona'],
    ['Brax suspensión', 'Paracetamol / Naproxeno'],
  ])('%s is %s', (typed, generic) => expect(search(typed).results[0]?.product.generic).toBe(generic))

  test.each(['Broxol Plus tabletas', 'Brogal T tabletas', 'Rinofren Pediátrico gotas'])(
    '%s is answered by no shorter brand',
    (typed) => {
      const { results, corrected, known } = search(typed)
      expect([results, corrected]).toEqual([[], null])
      expect(known).not.toBeNull()
    },
  )

  test('no brand of one word is answered by a drug that it only begins', () => {
    const sold = [...new Set(catalogue.products.flatMap(({ brands }) => brands))]
    const names = [...sold, ...catalogue.knownBrands].filter((name) => /^\p{L}{3,}$/u.test(name))
    const others = names.flatMap((name) =>
      ['tabletas', '500 mg', 'caja con 20 tabletas', 'suspensión 250 mg'].flatMap((more) => {
        const [first] = search(`${name} ${more}`).results
        if (first === undefined) return []
        const { product, brand } = first
        const synonyms = product.ingredients.flatMap(
          (one) => catalogue.ingredients.find((known) => known.name === one.name)?.synonyms ?? [],
        )
        const own = [product.generic, ...product.brands, ...synonyms].flatMap(textsOf)
        return textsOf(name).every((text) => own.includes(text)) ? [] : [`${name} ${more}: ${brand}`]
      }),
    )
    expect(names.length).toBeGreaterThan(3000)
    expect(others).toEqual([])
  }, 120_000)
})
