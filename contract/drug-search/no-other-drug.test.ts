import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '#server/root.ts'
import { normalize } from '../values/normalize.ts'
import { createDrugSearch } from './search.ts'

const catalogue = loadCatalogue(projectRoot())
const { search } = createDrugSearch(catalogue)
const generics = (query: string): string[] => search(query).results.map((hit) => hit.product.generic)

describe('a word that only describes drugs names none', () => {
  test.each(['Ramida', 'rapda', 'reguler', 'humama', 'forrte', 'rapid', 'Regulat'])(
    '%s is answered by no drug and asked about with no insulin',
    (typed) => {
      const { results, corrected, guesses } = search(typed)
      expect([results, corrected]).toEqual([[], null])
      expect(guesses.filter(({ generic, name }) => /insulina/.test(generic + name))).toEqual([])
    },
  )

  test.each([
    ['insulina rapda', 'insulina rápida'],
    ['insulina reguler', 'insulina regular'],
  ])('%s, beside a name, is %s', (typed, corrected) => expect(search(typed).corrected).toBe(corrected))

  test('the beginning of such a word is read while its name is typed', () => {
    expect(generics('insulina rapi')[0]).toBe('Insulina humana regular')
  })
})

describe('hyphens make one name of parts that are too short to be searched', () => {
  test.each([
    ['Co-Diovan', 'Valsartán / Hidroclorotiazida'],
    ['co-d', 'Valsartán / Hidroclorotiazida'],
    ['K-Dur', 'Cloruro de potasio'],
    ['XL-3', 'Paracetamol / Fenilefrina / Clorfenamina'],
    ['l-carnitina', 'Levocarnitina'],
    ['Amoxi-Clav', 'Amoxicilina / Ácido clavulánico'],
    ['Amlodipino-5', 'Amlodipino'],
    ['vitamina B-12', 'Hidroxocobalamina'],
    ['vitamina b 12', 'Hidroxocobalamina'],
  ])('%s is %s', (typed, generic) => expect(generics(typed)[0]).toBe(generic))

  test.each(['Pen-Ti-K', 'Snow-K', '4-Dol', 'Tri-Z', 'Min-Q', 'Topsyn-Y'])(
    '%s is answered by no drug',
    (typed) => {
      const { results, corrected } = search(typed)
      expect([results, corrected]).toEqual([[], null])
    },
  )
})

test('a brand without contents is said to be known', () => {
  expect(search('Celestamine NS').known).toBeNull()
  expect(search('Lescol')).toMatchObject({ known: 'Lescol', corrected: null })
  expect(new Set(search('Lescol').results.map((hit) => hit.brand))).toEqual(new Set(['Lescol XL']))
  // A search for Antiflu-Des Jr, a medicine for children, must not answer with the capsule for adults.
  expect(search('Antiflu-Des Jr')).toMatchObject({ known: 'Antiflu-Des Jr', results: [] })
  expect(search('Norflex').known).toBeNull()
  expect(generics('Norflex')[0]).toBe('Orfenadrina')
  expect(generics('Donodol')[0]).toBe('Clonixinato de lisina')
  expect(generics('Velsay S')).toEqual([])
})

test('letters after a brand are no beginning of a salt', () => {
  expect(generics('Toradol tr')).toEqual([])
  expect([...new Set(generics('Mavidol TR'))]).toEqual(['Tramadol / Ketorolaco'])
  expect(generics('ketorolaco trom')).toContain('Ketorolaco')
})

describe('a name that is only the beginning of a brand, and that is finished or has another strength, is a question', () => {
  const { search: ask } = createDrugSearch({
    ...catalogue,
    products: catalogue.products.map((one) => ({
      ...one,
      brands: one.brands.filter((brand) => !/^(?:Omnic|Selegil|Nix|Zipra)$/.test(brand)),
    })),
  })

  test.each([
    ['Omnic 0.4 mg', 'Omnicef'],
    ['Omnic tabletas', 'Omnicef'],
    ['Nix crema', 'Nixal'],
    ['Selegil 500 mg', 'selegilina'],
    ['Zipra 500 mg', 'ziprasidona'],
  ])('%s is perhaps %s', (typed, name) => {
    const { results, corrected, guesses } = ask(typed)
    expect([results, corrected]).toEqual([[], null])
    expect(guesses.map((guess) => guess.name)).toContain(name)
  })

  test.each([
    ['omnice', 'Cefdinir'],
    ['omnic', 'Cefdinir'],
    ['selegi', 'Selegilina'],
    ['losar 50', 'Losartán'],
    ['aspirin protec', 'Ácido acetilsalicílico'],
  ])('%s, which is still being typed, finds %s', (typed, generic) =>
    expect(ask(typed).results[0]?.product.generic).toBe(generic),
  )
})

test('a known brand is not corrected to an ingredient, and errors in the ingredients of a combination are corrected', () => {
  const { results, known } = search('Colastatina')
  expect([results, known]).toEqual([[], 'Colastatina'])
  for (const slip of ['trimetoprin', 'sulfametosazol'])
    expect(search(slip).results[0]?.product.generic).toBe('Trimetoprima / Sulfametoxazol')
})

test.each([
  ['omn', undefined],
  ['omni', undefined],
  ['omnice', true],
  ['omnicef', undefined],
])('whether one or two letters of Omnicef are missing in %s: %s', (typed, begun) => {
  const hit = search(typed, { limit: 40 }).results.find(({ brand }) => brand === 'Omnicef')
  expect(hit).toBeDefined()
  expect(hit?.begun).toBe(begun)
})

// Brands of the catalogue that are one letter from the name of an ingredient, or that sound like another brand. A
// search for such a brand finds no other drug as long as the catalogue has the brand. The second word of Terra-Trociscos
// is a form, and a form is no part of a name.
const NEAR_NAMES = [
  'Acacin: Akacin',
  'Aspra: aspart',
  'Benoxyl: Venoxil',
  'Busprina: buspirona',
  'Cefabroxil: cefadroxil',
  'Clobex: Clovex',
  'Clovex: Clobex',
  'Colastatina: cilastatina',
  'Dorsal: Doral',
  'Maracina: Marcaína',
  'Marcaína: Maracina',
  'Teroxina: tiroxina',
  'Terra-Trociscos: terra',
  'Tiaminal B12: tiamina B12',
  'Tiniazol: tinidazol',
  'Venoxil: Benoxyl',
]

// The test leaves out a tenth of the brand families at a time, to imitate brands that the catalogue lacks.
test('a brand that the catalogue lacks is corrected to another drug only where it is one letter from its name', () => {
  const family = (brand: string): string => normalize(brand).split(/[\s-]/)[0] ?? ''
  const contents = new Map<string, string[]>()
  for (const { brands, ingredients } of catalogue.products)
    for (const brand of brands)
      contents.set(brand, [...(contents.get(brand) ?? []), ...ingredients.map(({ name }) => name)])
  const all = [...new Set([...contents.keys(), ...catalogue.knownBrands])]
  const families = [...new Set(all.map(family))]
  const others = Array.from({ length: 10 }, (_, part) => {
    const out = new Set(families.filter((_one, at) => at % 10 === part))
    const keeps = (brand: string): boolean => !out.has(family(brand))
    const lacking = createDrugSearch({
      ...catalogue,
      products: catalogue.products.map((one) => ({ ...one, brands: one.brands.filter(keeps) })),
      knownBrands: catalogue.knownBrands.filter(keeps),
      watchedBrands: catalogue.watchedBrands.filter(({ brand }) => keeps(brand)),
      otherNames: catalogue.otherNames.filter(keeps),
      lookAlikes: catalogue.lookAlikes.filter(({ a, b }) => keeps(a) && keeps(b)),
    })
    return all
      .filter((brand) => !keeps(brand))
      .flatMap((brand) => {
        const { corrected, results } = lacking.search(brand, { limit: 1 })
        const drugs = results.flatMap(({ product }) => product.ingredients.map(({ name }) => name))
        const isSame = drugs.some((name) => contents.get(brand)?.includes(name) === true)
        return corrected === null || drugs.length === 0 || isSame ? [] : [`${brand}: ${corrected}`]
      })
  }).flat()
  expect(all.length).toBeGreaterThan(2000)
  expect(others.filter((one) => !NEAR_NAMES.includes(one))).toEqual([])
}, 120_000)

test.each(['Terra-Trociscos', 'Dulcolax Gotas', 'Acularen LS', 'Glipa', 'Espaven M.D.', 'Ferranina IM'])(
  '%s, of which only the name is known, is answered by no shorter brand',
  (brand) => expect(search(brand)).toMatchObject({ results: [], known: brand }),
)

test('a word that only describes insulins is asked about where a brand is one letter from it', () => {
  expect(search('accion').guesses).toEqual([{ name: 'Acxion', generic: 'fentermina' }])
})

test.each([
  ['Vitacilina', 'Neomicina / Retinol'],
  ['Dolaren', 'Carisoprodol / Diclofenaco'],
  ['LM6', 'Paracetamol / Clorfenamina'],
  ['Ventide', 'Salbutamol / Beclometasona'],
  ['Butrew', 'Bupropión'],
  ['Diapride', 'Glimepirida'],
  ['Tirotax', 'Cefotaxima'],
  ['Vraylar', 'Cariprazina'],
  ['Obinese', 'Clorpropamida / Metformina'],
  ['Insogen Plus', 'Clorpropamida / Metformina'],
  ['Fycompa', 'Perampanel'],
  ['Saflutan', 'Tafluprost'],
  ['Quimosporina', 'Cefalexina'],
  ['Robaxisal', 'Metocarbamol / Ácido acetilsalicílico'],
  ['Glipa-MT', 'Metformina / Sitagliptina'],
  ['Cronolevel', 'Dipropionato de betametasona / Betametasona'],
  ['Optive', 'Carmelosa sódica / Glicerol'],
  ['Momate', 'Mometasona'],
])('%s, of which a list of brands had the contents, is %s', (brand, generic) => {
  const { corrected, results } = search(brand)
  expect(corrected).toBeNull()
  expect(new Set(results.map(({ product }) => product.generic))).toEqual(new Set([generic]))
})

test.each([
  'docusato de sodio',
  'fenoprofeno cálcico',
  'escopolamina',
  'bambuterol',
  'clorhidrato de protriptilina',
])('for %s, which the catalogue lacks, no other drug is suggested', (name) => {
  expect(search(name)).toEqual({ query: name, corrected: null, results: [], guesses: [], known: null })
})
