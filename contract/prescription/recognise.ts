import { normalize } from '../values/normalize.ts'
import type { Fraction } from './document.ts'
import { antibioticNames, createMisspelt, ingredientsByName, wordsAndNumbers } from './misspelt.ts'
import type { NamedIngredient, Recognised, RecognisedCatalogue } from './recognised.ts'

/** Classes from the one that the law watches most to the one that it watches least. */
const STRICTEST: readonly Fraction[] = ['I', 'II', 'III', 'IV', 'V', 'VI']
const LONGEST_NAME_WORDS = 8

/**
 * Reads which drugs a free text names: ingredients by name or synonym, else a brand. Their class is the default of the
 * strictest ingredient, because nobody has read a label.
 */
export function createRecogniser(catalogue: RecognisedCatalogue): (text: string) => Recognised {
  const brands = new Map<string, { name: string; ingredients: NamedIngredient[] }>()
  const antibiotics = antibioticNames(catalogue)
  const known = ingredientsByName(catalogue.ingredients)
  for (const product of catalogue.products) {
    const ingredients = product.ingredients
      .map((i) => known.get(normalize(i.name)))
      .filter((i) => i !== undefined)
    for (const brand of product.brands)
      brands.set(wordsAndNumbers(brand).join(' '), { name: brand, ingredients })
  }
  // Texts are read word by word, so that the name `Bi-Euglucon` has two words.
  const names = new Map(
    [...ingredientsByName(catalogue.controlled), ...known].map(
      ([name, i]) => [wordsAndNumbers(name).join(' '), i] as const,
    ),
  )
  const prohibited = new Set(
    catalogue.prohibited
      .map(normalize)
      .filter(isWord)
      .map((n) => wordsAndNumbers(n).join(' ')),
  )
  const misspelt = createMisspelt(catalogue)
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
      antibiotic: ingredients.some((i) => antibiotics.has(i.name)),
      misspelt: misspelt(text, found.length > 0),
      prohibited: namedIn(text, (name) => (prohibited.has(name) ? name : undefined)).length > 0,
    }
  }
}

/**
 * Whether a prohibited name is long enough to be unambiguous. Shorter ones mean other things: K2 is a vitamin,
 * DOM a day.
 */
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
