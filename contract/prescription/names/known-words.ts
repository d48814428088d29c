import { normalize } from '../../values/normalize.ts'
import type { RecognisedCatalogue } from './recognised.ts'

/** Words and numbers of a text: "Clonazepam2mg" is three. */
export const wordsAndNumbers = (text: string): string[] => normalize(text).match(/\p{L}+|\p{N}+/gu) ?? []

/** Every name of the catalogue and every known name outside it; many products share a brand. */
function* allNames({
  ingredients,
  watched,
  otherNames,
  knownBrands,
  products,
}: RecognisedCatalogue): Generator<string, void, undefined> {
  for (const { name, synonyms } of [...ingredients, ...watched]) yield* [name, ...synonyms]
  for (const { brands } of products) yield* brands
  yield* otherNames
  yield* knownBrands
}

/** Words that are names of the catalogue, so that none of them is taken for a misspelling of another name. */
export function* knownWords(catalogue: RecognisedCatalogue): Generator<undefined, Set<string>, undefined> {
  const read = new Set<string>()
  const words = new Set<string>()
  for (const name of allNames(catalogue)) {
    yield
    if (read.has(name)) continue
    read.add(name)
    for (const word of wordsAndNumbers(name)) words.add(word)
  }
  return words
}
