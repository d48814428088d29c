import { nearest } from '../posology/reading/spelling.ts'
import { normalize } from '../values/normalize.ts'
import type { Fraction } from './document.ts'
import type { NamedIngredient, RecognisedCatalogue } from './recognised.ts'

/** Minimum number of letters of a name that is corrected: a slip in a shorter name makes another word. */
const SHORTEST = 6
const CONTROLLED: readonly Fraction[] = ['I', 'II', 'III']

/** Words and numbers of a text: "Clonazepam2mg" is three. */
export const wordsAndNumbers = (text: string): string[] => normalize(text).match(/\p{L}+|\p{N}+/gu) ?? []

/** Ingredients by every normalised name and synonym that means them. */
export const ingredientsByName = (all: readonly NamedIngredient[]): Map<string, NamedIngredient> =>
  new Map(
    all.flatMap((one) => [one.name, ...one.synonyms].map((spelling) => [normalize(spelling), one] as const)),
  )

/** Names of the ingredients that products of the antibiotics' regime hold. */
export function antibioticNames({ ingredients, products }: RecognisedCatalogue): Set<string> {
  const names = ingredientsByName(ingredients)
  return new Set(
    products
      .filter(({ antibiotic }) => antibiotic)
      .flatMap((product) => product.ingredients.flatMap((i) => names.get(normalize(i.name))?.name ?? [])),
  )
}

/**
 * Finds the controlled drug or antibiotic that a text means by one misspelling: "clonazepan", "amoxicilna". Taken
 * for an unknown drug, the row would evade the rules of its class.
 * @returns function of a text and of whether it names a drug as well, in which case no brand is looked for
 */
export function createMisspelt(
  catalogue: RecognisedCatalogue,
): (text: string, isNamed: boolean) => string | null {
  const antibiotics = antibioticNames(catalogue)
  const known = new Set<string>()
  const watched = new Map<string, string>()
  const brands = new Map<string, string>()
  const add = (to: Map<string, string>, name: string, meant: string): void => {
    const [word = '', ...more] = wordsAndNumbers(name)
    if (more.length === 0 && word.length >= SHORTEST) to.set(word, meant)
  }
  const named = [...ingredientsByName(catalogue.controlled), ...ingredientsByName(catalogue.ingredients)]
  for (const [name, { name: printed, fraction }] of named) {
    for (const word of wordsAndNumbers(name)) known.add(word)
    if (CONTROLLED.includes(fraction) || antibiotics.has(printed)) add(watched, name, printed)
  }
  for (const { brands: own, fraction, antibiotic } of catalogue.products)
    for (const brand of own) {
      for (const word of wordsAndNumbers(brand)) known.add(word)
      if (CONTROLLED.includes(fraction) || antibiotic) add(brands, brand, brand)
    }
  const near = (word: string, names: ReadonlyMap<string, string>): string | null => {
    for (const [name, meant] of names) if (nearest(word, [name]) !== null) return meant
    return null
  }
  return (text, isNamed) => {
    const words = wordsAndNumbers(text)
    for (const [at, word] of words.entries()) {
      // The name written as two words: "clona zepam".
      const parted = watched.get(word + (words[at + 1] ?? ''))
      if (known.has(word)) continue
      const meant = parted ?? (word.length < SHORTEST ? null : near(word, watched))
      if (meant !== null) return meant
      const brand = isNamed || word.length < SHORTEST ? null : near(word, brands)
      if (brand !== null) return brand
    }
    return null
  }
}
