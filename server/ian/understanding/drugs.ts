import type { Drug } from '#contract/medications/medications.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { Records } from '../records.ts'
import { nearWord } from './near-word.ts'
import type { ReadQuestion, ReadWord } from './words-of-question.ts'

/** Names of the drugs that a question means, and the words by which it names them. */
export interface MeantDrugs {
  names: string[]
  used: ReadonlySet<ReadWord>
}

/** Minimum number of letters of an unknown word that is searched among drugs. */
const SHORTEST = 5

/**
 * Finds the drugs of a question: the correctly written ones, and those of the unknown words in `tries` that the drug search
 * understands as one drug.
 */
export async function meantDrugs(
  { words, mentions }: ReadQuestion,
  records: Pick<Records, 'searchDrugs'>,
  tries: readonly ReadWord[],
): Promise<MeantDrugs> {
  const found = mentions.map(({ name, from }) => ({ name, at: from }))
  const used = new Set<ReadWord>(words.filter(({ kind }) => kind === 'drug'))
  for (const word of tries) {
    const name = await misspeltDrug(word, records)
    if (name === undefined) continue
    found.push({ name, at: words.indexOf(word) })
    used.add(word)
  }
  const names = found.toSorted((a, b) => a.at - b.at).map(({ name }) => name)
  return { names: [...new Set(names)], used }
}

/** Finds the only drug that a word may be a misspelling or the beginning of; undefined when there are several. */
async function misspeltDrug(
  { text }: ReadWord,
  records: Pick<Records, 'searchDrugs'>,
): Promise<string | undefined> {
  if (text.length < SHORTEST) return undefined
  const { results } = await records.searchDrugs(text, 12)
  const near = results.filter((drug) => isNear(text, drug))
  const generics = new Set(near.map(({ generic }) => generic))
  const single = [...generics].filter((name) => !name.includes(' / '))
  return generics.size === 1 || single.length === 1 ? (single[0] ?? [...generics][0]) : undefined
}

/**
 * Whether a word is a brand, or is the beginning or a misspelling of an ingredient. A word that only resembles a brand does not
 * count, because many verbs do.
 */
function isNear(text: string, { generic, brands }: Pick<Drug, 'generic' | 'brands'>): boolean {
  const ingredients = normalize(generic).split(/[^\p{L}\p{N}]+/u)
  return (
    ingredients.some((word) => word.startsWith(text)) ||
    nearWord(text, ingredients) !== undefined ||
    brands.some((brand) => normalize(brand).split(' ').includes(text))
  )
}

/** Replaces a brand by the generic name of its drug. The name of an ingredient stays as it is. */
export async function genericNameOf(name: string, records: Pick<Records, 'searchDrugs'>): Promise<string> {
  const [first] = (await records.searchDrugs(name, 1)).results
  return first?.brand ? first.generic : name
}
