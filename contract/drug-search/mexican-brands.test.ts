import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { projectRoot } from '#server/root.ts'
import { normalize } from '../values/normalize.ts'
import { createDrugSearch } from './search.ts'

const catalogue = loadCatalogue(projectRoot())
const { search } = createDrugSearch(catalogue)
const generics = (query: string): string[] => [
  ...new Set(search(query).results.map((hit) => hit.product.generic)),
]

describe('a brand of Mexico is answered by its own ingredients', () => {
  test.each([
    ['Lisalgil', 'Metamizol sódico', 'Ketorolaco'],
    ['Retin A', 'Tretinoína', 'Naproxeno'],
    ['Slo-Bid', 'Teofilina', 'Amoxicilina / Ácido clavulánico'],
    ['Vessel Due F', 'Sulodexida', 'Heparina'],
    ['Sermion', 'Nicergolina', 'Nicardipino'],
    ['Imdur', 'Mononitrato de isosorbida', 'Azatioprina'],
    ['Synthroid', 'Levotiroxina', 'Acenocumarol'],
    ['calamina', 'Calamina', 'Ketamina'],
    ['Vontrol', 'Difenidol', 'Fenofibrato'],
    ['difenidol', 'Difenidol', 'Difenhidramina'],
    ['Penamox', 'Amoxicilina', 'Pentoxifilina'],
    ['Zetia', 'Ezetimiba', 'Cetirizina'],
    ['Benicar', 'Olmesartán', 'Solifenacina'],
    ['Stilnox', 'Zolpidem', 'Ciprofloxacino'],
    ['Cardioaspirina', 'Ácido acetilsalicílico', 'Ácido acetilsalicílico / Cafeína'],
    ['Neurobion', 'Tiamina / Piridoxina / Cianocobalamina', 'Diclofenaco'],
    ['Valtrex', 'Valaciclovir', 'Loteprednol'],
    ['Lassar', 'Óxido de zinc', 'Losartán'],
    ['Lotrimin', 'Clotrimazol', 'Ibuprofeno'],
    ['Clamoxin', 'Amoxicilina / Ácido clavulánico', 'Digoxina'],
    ['Exel', 'Meloxicam', 'Exemestano'],
    ['Malival Compuesto', 'Indometacina / Metocarbamol', 'Indometacina'],
    ['Nitroderm TTS', 'Trinitrato de glicerilo', 'Nitrofurantoína'],
    ['Barmicil Compuesto', 'Betametasona / Clotrimazol / Gentamicina', 'Betametasona'],
    ['Toral', 'Ketorolaco', 'Torasemida'],
    ['Exel Gel', 'Meloxicam', 'Rivastigmina'],
    ['Zanidual', 'Enalapril / Lercanidipino', 'Lercanidipino'],
    ['Regulact', 'Lactulosa', 'Insulina humana regular'],
    ['Avapena', 'Cloropiramina', 'Clorfenamina'],
    ['Tafirol', 'Paracetamol', 'Fentanilo'],
    ['Neupax', 'Alprazolam', 'Carbamazepina'],
    ['Medral', 'Omeprazol', 'Metilprednisolona'],
    ['Vagitrol-V', 'Metronidazol / Nistatina / Fluocinolona', 'Valsartán'],
    ['Kelefusin', 'Cloruro de potasio', 'Cefalexina'],
    ['Treda', 'Neomicina / Caolín / Pectina', 'Tramadol'],
    ['Tritazide', 'Ramipril / Hidroclorotiazida', 'Hidroclorotiazida'],
    ['Ryzodeg', 'Insulina degludec / Insulina aspart', 'Insulina degludec'],
    ['Contrave', 'Naltrexona / Bupropión', 'Naltrexona'],
    ['Skudexa', 'Tramadol / Dexketoprofeno', 'Tramadol / Paracetamol'],
    ['Famvir', 'Famciclovir', 'Valaciclovir'],
    ['XL-3', 'Paracetamol / Fenilefrina / Clorfenamina', 'Ácido acetilsalicílico'],
    ['Sedalmerck', 'Paracetamol / Cafeína / Fenilefrina', 'Metamizol sódico'],
    ['Sinuberase', 'Bacillus clausii', 'Simvastatina'],
    ['Espacil', 'Butilhioscina', 'Espironolactona'],
    ['Espacil Compuesto', 'Clonixinato de lisina / Butilhioscina', 'Espironolactona'],
    ['Patector', 'Algestona / Estradiol', 'Permetrina'],
    ['Perlutal', 'Algestona / Estradiol', 'Terbutalina'],
    ['Gynoclin V', 'Clindamicina / Terconazol / Fluocinolona', 'Gliclazida'],
    ['Palexia', 'Tapentadol', 'Paliperidona'],
    ['Madopar', 'Levodopa / Benserazida', 'Metildopa'],
    ['Requip', 'Ropinirol', 'Rosuvastatina'],
    ['Tienam', 'Imipenem / Cilastatina', 'Tiamina'],
    ['Skinoren', 'Ácido azelaico', 'Acitretina'],
    ['Bifebral', 'Ketoprofeno / Paracetamol', 'Ketoprofeno'],
    ['Artrenac Pro', 'Diclofenaco / Misoprostol', 'Aceclofenaco'],
    ['Vymada', 'Sacubitrilo / Valsartán', 'Valsartán'],
    ['Triyotex', 'Liotironina', 'Trihexifenidilo'],
    ['Eulexin', 'Flutamida', 'Levofloxacino'],
    ['Skyrizi', 'Risankizumab', 'Rivaroxabán'],
    ['Kerendia', 'Finerenona', 'Finasterida'],
    ['Imot', 'Timolol', 'Lisinopril'],
    [
      'Alka-Seltzer',
      'Ácido acetilsalicílico / Bicarbonato de sodio / Ácido cítrico',
      'Ácido acetilsalicílico',
    ],
    ['Trinomia', 'Ácido acetilsalicílico / Atorvastatina / Ramipril', 'Atorvastatina'],
    ['Algitrin', 'Paracetamol / Ibuprofeno', 'Ibuprofeno'],
    ['Prikul', 'Pregabalina', 'Levonorgestrel'],
    ['Penamox M', 'Amoxicilina / Bromhexina', 'Amoxicilina / Ambroxol'],
    ['Alin Nasal', 'Dexametasona / Neomicina / Fenilefrina', 'Dexametasona'],
    ['vida suero oral', 'Glucosa / Cloruro de potasio / Cloruro de sodio / Citrato trisódico', 'Agua'],
  ])('%s is %s and never %s', (brand, generic, never) => {
    expect(generics(brand)[0]).toBe(generic)
    expect(search(brand).corrected).toBeNull()
    expect(generics(brand)).not.toContain(never)
  })
})

test('a brand with a wrong letter is not corrected to a word that only describes a drug', () => {
  expect(generics('Acxion')).toEqual(['Fentermina'])
  expect(generics('Acpion')).not.toContain('Insulina humana isófana')
  expect(generics('insulina accion intermedia')[0]).toBe('Insulina humana isófana')
})

test('words of two brands of a drug are no brand of it', () => {
  expect(generics('Pred Forte')).toEqual(['Prednisolona'])
  expect(generics('Predial Glucophage')).toEqual([])
})

test.each([
  ['vitamin a', ['Retinol', 'Neomicina / Retinol']],
  ['Vitamina A 50 000 UI', ['Retinol']],
  ['vitamina e', ['Tocoferol']],
  ['vit C', ['Ácido ascórbico', 'Piperidolato / Hesperidina / Ácido ascórbico']],
])('the letter of %s is a part of the name, and begins no other', (query, found) => {
  expect(generics(query)).toEqual(found)
  expect(search(query).corrected).toBeNull()
})

test.each([
  ['Tafil LP', 'Alprazolam', 'Tafil'],
  ['Augmentin Junior', 'Amoxicilina / Ácido clavulánico', 'Augmentin'],
  ['Seroquel XR', 'Quetiapina', 'Seroquel'],
])(
  'a release that the catalogue does not have is answered by the drug of its brand: %s',
  (query, generic, base) => {
    const { corrected } = search(query)
    expect(generics(query)[0]).toBe(generic)
    expect([null, base.toLowerCase()]).toContain(corrected?.toLowerCase() ?? null)
  },
)

test('a release alone, or after a name that is not known, finds nothing', () => {
  expect(search('Xyzafrol XR').results).toEqual([])
})

test('the beginning of a form is searched from its fifth letter', () => {
  expect(search('colir').results.length).toBeGreaterThan(0)
  expect(search('colirio').results.length).toBeGreaterThan(0)
})

describe('a brand that the catalogue only knows by name, or not at all, is answered by no drug', () => {
  test.each(['E coli', 'H pylori', 'coli'])('%s', (name) =>
    expect(search(name)).toEqual({ query: name, corrected: null, results: [], guesses: [], known: null }),
  )

  test.each(['Redotex NF', 'Contac', 'Next', 'Electrolit', 'Tabcin', 'Sig'])('%s', (brand) =>
    expect(search(brand)).toEqual({
      query: brand,
      corrected: null,
      results: [],
      guesses: [],
      known: brand,
    }),
  )

  test.each(['citrato de magnesio', 'bicarbonato de potasio', 'nitrato de plata', 'Protamina sulfato'])(
    'the salt %s is not answered by another drug of a common word',
    (name) =>
      expect(search(name)).toEqual({ query: name, corrected: null, results: [], guesses: [], known: null }),
  )

  test('Aciban, of which only the name is known, is no slip of Ativan', () =>
    expect(search('Aciban')).toMatchObject({ known: 'Aciban', corrected: null, results: [], guesses: [] }))

  test('a brand without contents is answered by no brand that has it as a part', () => {
    expect(search('Pangavit')).toMatchObject({ results: [], known: 'Pangavit' })
    expect(search('Broxol Plus')).toMatchObject({ results: [], known: 'Broxol Plus' })
    expect(search('Mucovibrol caja').results.map((hit) => hit.brand)).toContain('Mucovibrol')
  })
})

test.each([
  ['lozartan', 'Losartán'],
  ['metfromina', 'Metformina'],
  ['amoxcilina', 'Amoxicilina'],
  ['ivuprofeno', 'Ibuprofeno'],
  ['omeprasol', 'Omeprazol'],
  ['paracetmol', 'Paracetamol'],
  ['ketorolako', 'Ketorolaco'],
  ['enalaprl', 'Enalapril'],
  ['atorbastatina', 'Atorvastatina'],
  ['neomelubrina', 'Metamizol sódico'],
  ['buskapina', 'Butilhioscina'],
  ['aspirna', 'Ácido acetilsalicílico'],
])('one slip still finds the drug: %s', (typed, generic) => expect(generics(typed)).toContain(generic))

test('a known brand without contents is named as such, with a strength after it as well, and never answered', () => {
  for (const brand of [
    'Falmonox',
    'Danzen',
    'Gopten',
    'Gramaxin',
    'Brogal T',
    'Thrombo Aspirina',
    'Broncolin',
    'Eno',
    'Nerisona C',
    'Amefin',
    'Clopixol',
    'Fem-V',
    'Centrum',
    'Vivitrol',
    'Lunesta',
    'Propess',
    'Mycamine',
    'Halaven',
    'Synvisc',
    'Flanax Nocto',
    'Rapamic',
  ])
    for (const query of [brand, `${brand} 500 mg`])
      expect(search(query)).toEqual({ query, corrected: null, results: [], guesses: [], known: brand })
  expect(search('Artribion').known).toBe('Artribión')
  expect(search('Fluoxetina Tabcin').known).toBeNull()
  expect(search('Tempra').known).toBeNull()
})

test.each([
  ['digtoxina', 'digoxina'],
  ['kanamiina', 'calamina'],
  ['marotilina', 'Marovilina'],
  ['estreptozicina', 'estreptomicina'],
  ['rifamciina', 'rifampicina'],
  ['soldrim', 'Soltrim'],
  ['tafirl', 'Tafirol'],
  ['incocin', 'Indocin'],
  ['spirina', 'Spiriva'],
])('%s, one letter from another name as well, is not answered by %s', (typed) => {
  const { results, corrected } = search(typed)
  expect([results, corrected]).toEqual([[], null])
})

describe('an unknown name with a letter that is no slip of a brand is asked about, and answered by no drug', () => {
  test.each([
    ['Kenalin', 'Ketalin'],
    ['Rivotrin', 'Rivotril'],
    ['Tylenon', 'Tylenol'],
    ['Ciprolina', 'Ciproxina'],
    ['Clavudin', 'Clavulin'],
    ['Seretine', 'Seretide'],
    ['Risperdan', 'Risperdal'],
    ['Coumadil', 'Coumadin'],
    ['Zoviran', 'Zovirax'],
    ['Janumex', 'Janumet XR'],
    ['Eutiron', 'Eutirox'],
    ['Dolofor', 'Dolotor'],
    ['Bactrin', 'Bactrim'],
    ['Cataflan', 'Cataflam'],
    ['Ventolun', 'Ventolin'],
    ['Voltarem', 'Voltaren'],
    ['Augmebtin', 'Augmentin'],
    ['Seredide', 'Seretide'],
    ['Toradl', 'Toradol'],
  ])('%s is perhaps %s', (typed, name) => {
    expect(search(typed)).toMatchObject({ results: [], corrected: null })
    expect(search(typed).guesses.map((guess) => guess.name)).toContain(name)
  })

  test.each([
    ['Ribotril', 'Rivotril'],
    ['Lirika', 'Lyrica'],
    ['Bactirm', 'Bactrim'],
    ['Amaril', 'Amaryl'],
  ])('%s, of the same sound or with two letters swapped, is %s', (typed, name) =>
    expect(search(typed).corrected).toBe(name),
  )
})

// The test makes thousands of searches, for which a busy machine needs longer than other tests may take.
test('no name without one of its letters is answered by another drug', () => {
  const meanings = new Map<string, Set<string>>()
  const mean = (name: string, ingredients: readonly string[]) => {
    if (/^\p{L}{7,}$/u.test(name))
      meanings.set(name, new Set([...(meanings.get(name) ?? []), ...ingredients]))
  }
  for (const { brands, ingredients } of catalogue.products)
    for (const brand of brands)
      mean(
        brand,
        ingredients.map(({ name }) => name),
      )
  for (const { name, synonyms } of catalogue.ingredients)
    for (const one of [name, ...synonyms]) mean(one, [name])
  for (const name of [...catalogue.otherNames, ...catalogue.knownBrands]) mean(name, [])
  const others = [...meanings].flatMap(([name, ingredients]) =>
    [2, 4, 6].flatMap((at) => {
      const typed = name.slice(0, at) + name.slice(at + 1)
      const { results, corrected } = search(typed)
      const [first] = results
      // Where a correction contains the intended name, the doctor can choose it: the search does not count as failed.
      const isSaid = normalize(corrected ?? '')
        .split(', ')
        .includes(normalize(name))
      if (first === undefined || corrected === null || isSaid) return []
      return first.product.ingredients.some((one) => ingredients.has(one.name))
        ? []
        : [`${typed}: ${corrected}`]
    }),
  )
  expect(meanings.size).toBeGreaterThan(2000)
  expect(others).toEqual([])
}, 120_000)
