import { normalize } from '../../values/normalize.ts'
import { inOneGo } from '../../values/steps.ts'
import type { Fraction } from '../document.ts'
import { wordsAndNumbers } from './known-words.ts'
import { createMisspelt } from './misspelt.ts'
import { NamesOfWords } from './names-of-words.ts'
import type { NamedIngredient, Recognised, RecognisedCatalogue, WatchedName } from './recognised.ts'
import { createWatchedNames, ingredientsByName, meansOther } from './watched-names.ts'

/** Classes of article 226 (Ley General de Salud), from the most to the least strictly controlled. */
const STRICTEST: readonly Fraction[] = ['I', 'II', 'III', 'IV', 'V', 'VI']
/** Number of names that are read in one step, which takes less than a millisecond. */
const STEP = 100

type FindWatched = (text: string) => readonly WatchedName[]

/**
 * Reads which drugs a free text names: ingredients by name or synonym, else a brand. Their class is the default class of the
 * strictest ingredient, because a free text names no product whose label states a class.
 */
export const createRecogniser = (
  catalogue: RecognisedCatalogue,
  watchedIn: FindWatched = createWatchedNames(catalogue),
): ((text: string) => Recognised) => inOneGo(recogniserInSteps(catalogue, watchedIn))

/** Builds the recogniser in short steps, between which a browser can handle the user's input. */
export function* recogniserInSteps(
  catalogue: RecognisedCatalogue,
  watchedIn: FindWatched,
): Generator<undefined, (text: string) => Recognised, undefined> {
  const brands = new Map<string, Branded>()
  const known = ingredientsByName([...catalogue.watched, ...catalogue.ingredients])
  const ingredientsOf = (all: readonly string[]): NamedIngredient[] =>
    all.flatMap((name) => known.get(normalize(name)) ?? [])
  for (const { brand, ingredients } of catalogue.watchedBrands)
    brands.set(wordsAndNumbers(brand).join(' '), { name: brand, ingredients: ingredientsOf(ingredients) })
  yield
  for (const product of catalogue.products) {
    yield
    const ingredients = ingredientsOf(product.ingredients.map(({ name }) => name))
    for (const brand of product.brands)
      brands.set(wordsAndNumbers(brand).join(' '), { name: brand, ingredients })
  }
  yield
  // Texts are read word by word, so that the name `Bi-Euglucon` has two words.
  const names = new NamesOfWords<NamedIngredient>()
  for (const [name, ingredient] of known) {
    yield
    names.add(wordsAndNumbers(name).join(' '), ingredient)
  }
  const branded = yield* withLongerBrands(brands, catalogue.knownBrands)
  yield
  const prohibited = new NamesOfWords(byWords(catalogue.prohibited.map(normalize).filter(isWord)))
  const short = new Set(
    catalogue.prohibited.map(normalize).filter((name) => !isWord(name) && !meansOther(name)),
  )
  yield
  const elsewhere = new NamesOfWords(byWords(catalogue.otherNames))
  const misspelt = createMisspelt(watchedIn)
  return (text) => {
    const words = wordsAndNumbers(text)
    const found = names.in(words)
    const foundBrands = branded.in(words)
    // The ingredients of a brand count even if the text also names other drugs.
    const ingredients = [...found, ...foundBrands.flatMap((b) => b.ingredients)]
    const classes = ingredients.map((i) => i.fraction)
    return {
      generic: found.length > 0 ? found.map((i) => i.name).join(' / ') : null,
      brand: foundBrands[0]?.name ?? null,
      fraction: STRICTEST.find((f) => classes.includes(f)) ?? null,
      antibiotic: ingredients.some((i) => i.antibiotic),
      misspelt: misspelt(text, found.length > 0),
      otherGeneric: elsewhere.in(words).length > 0,
      prohibited: short.has(words[0] ?? '') || prohibited.in(words).length > 0,
    }
  }
}

interface Branded {
  name: string
  ingredients: NamedIngredient[]
}

/**
 * The brands of the catalogue, and known brands that have one of them as a part, as "Laritol D" has `Laritol`. The contents
 * of the longer brand are not known, so that the class of the shorter one counts. The brands are read in short steps.
 */
function* withLongerBrands(
  brands: ReadonlyMap<string, Branded>,
  knownBrands: readonly string[],
): Generator<undefined, NamesOfWords<Branded>, undefined> {
  const names = new NamesOfWords<Branded>()
  let read = 0
  for (const [words, brand] of brands) {
    if (read++ % STEP === 0) yield
    names.add(words, brand)
  }
  const longer: [string, Branded][] = []
  for (const name of knownBrands) {
    if (read++ % STEP === 0) yield
    const words = wordsAndNumbers(name)
    const parts = brands.has(words.join(' ')) ? [] : names.in(words)
    if (parts.length > 0)
      longer.push([words.join(' '), { name, ingredients: parts.flatMap((one) => one.ingredients) }])
  }
  for (const [words, brand] of longer) names.add(words, brand)
  return names
}

/** Each name under its words as a text is read: normalised, and joined by spaces. */
const byWords = (names: readonly string[]): Map<string, string> =>
  new Map(names.map((name) => [wordsAndNumbers(name).join(' '), name] as const))

/**
 * Whether a prohibited name is long enough to be unambiguous anywhere in a text. A shorter one, such as LSD, must begin the
 * text.
 */
const isWord = (name: string): boolean => name.length > 3
