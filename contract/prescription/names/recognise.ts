import { normalize } from '../../values/normalize.ts'
import { inOneGo } from '../../values/steps.ts'
import type { Fraction } from '../document.ts'
import { createMisspelt } from './misspelt.ts'
import type { NamedIngredient, Recognised, RecognisedCatalogue, WatchedName } from './recognised.ts'
import { createWatchedNames, ingredientsByName, meansOther, wordsAndNumbers } from './watched-names.ts'

/** Classes from the one that the law watches most to the one that it watches least. */
const STRICTEST: readonly Fraction[] = ['I', 'II', 'III', 'IV', 'V', 'VI']
const LONGEST_NAME_WORDS = 8

type FindWatched = (text: string) => readonly WatchedName[]

/**
 * Reads which drugs a free text names: ingredients by name or synonym, else a brand. Their class is the default of the
 * strictest ingredient, because nobody has read a label.
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
  const brands = new Map<string, { name: string; ingredients: NamedIngredient[] }>()
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
  const names = new Map([...known].map(([name, i]) => [wordsAndNumbers(name).join(' '), i] as const))
  yield
  const prohibited = new Set(
    catalogue.prohibited
      .map(normalize)
      .filter(isWord)
      .map((n) => wordsAndNumbers(n).join(' ')),
  )
  const short = new Set(
    catalogue.prohibited.map(normalize).filter((name) => !isWord(name) && !meansOther(name)),
  )
  yield
  const elsewhere = new Set(catalogue.otherNames.map((name) => wordsAndNumbers(name).join(' ')))
  const misspelt = createMisspelt(watchedIn)
  return (text) => {
    const found = namedIn(text, (name) => names.get(name))
    const branded = namedIn(text, (name) => brands.get(name))
    const brand = branded[0]
    // The ingredients of a brand count even if the text also names other drugs.
    const ingredients = [...found, ...branded.flatMap((b) => b.ingredients)]
    const classes = ingredients.map((i) => i.fraction)
    return {
      generic: found.length > 0 ? found.map((i) => i.name).join(' / ') : null,
      brand: brand?.name ?? null,
      fraction: STRICTEST.find((f) => classes.includes(f)) ?? null,
      antibiotic: ingredients.some((i) => i.antibiotic),
      misspelt: misspelt(text, found.length > 0),
      otherGeneric: namedIn(text, (name) => (elsewhere.has(name) ? name : undefined)).length > 0,
      prohibited:
        short.has(wordsAndNumbers(text)[0] ?? '') ||
        namedIn(text, (name) => (prohibited.has(name) ? name : undefined)).length > 0,
    }
  }
}

/** Whether a prohibited name is unambiguous wherever it stands. A shorter one, such as LSD, must begin the text. */
const isWord = (name: string): boolean => name.length > 3

/** What sequences of words in a text name: longest names first, without duplicates, in the order of the text. */
function namedIn<T>(text: string, lookUp: (name: string) => T | undefined): T[] {
  const words = wordsAndNumbers(text)
  const found = new Set<T>()
  for (let at = 0; at < words.length;) {
    let taken = 1
    for (let length = Math.min(LONGEST_NAME_WORDS, words.length - at); length >= 1; length -= 1) {
      const named = lookUp(words.slice(at, at + length).join(' '))
      if (named !== undefined) {
        found.add(named)
        taken = length
        break
      }
    }
    at += taken
  }
  return [...found]
}
