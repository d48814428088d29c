import type { Variant } from './search-variants.ts'
import type { SearchedProduct } from './searched.ts'
import type { Word } from './words.ts'

interface Found {
  product: SearchedProduct
  brand: string | null
}

const MOST_DRUGS_OFFERED = 5
export const MOST_GUESSES = 3

/** Ingredients of the first of the given search results. */
function ingredientsOf(hits: readonly Pick<Found, 'product'>[]): Set<string> {
  return new Set(hits.slice(0, 1).flatMap((h) => h.product.ingredients.map((i) => i.name)))
}

export const askedGeneric = ({ product }: Pick<Found, 'product'>): string =>
  product.generic.toLocaleLowerCase('es')

/**
 * Other spellings of a query that differ from it by more than a typing error, as names that the doctor is asked about:
 * each drug once, and none that is among the results.
 * @param results results of the query, best first
 */
export function guessesAmong(
  readings: Variant[],
  results: readonly Found[],
  answer: (words: Word[]) => { hit: Found | undefined; text: string },
): { name: string; generic: string }[] {
  const known = ingredientsOf(results)
  const guesses: { name: string; generic: string }[] = []
  for (const { words, finds, isSlip } of readings) {
    if (isSlip || !finds || guesses.length === MOST_GUESSES) continue
    const { hit, text } = answer(words)
    const drugs = hit === undefined ? [] : [...ingredientsOf([hit])]
    if (hit === undefined || drugs.every((name) => known.has(name))) continue
    for (const name of drugs) known.add(name)
    guesses.push({ name: hit.brand ?? text, generic: hit.brand === null ? '' : askedGeneric(hit) })
  }
  return guesses
}

/** The drugs that a query without results may misspell, nearest first: each drug once, with its results. */
export function slipsAmong<F extends Found>(
  readings: Variant[],
  hitsOf: (words: Word[]) => F[],
): { variant: Variant; hits: F[] }[] {
  const offered: { variant: Variant; hits: F[] }[] = []
  const cheapest = Math.min(...readings.filter((r) => r.finds).map((r) => r.cost))
  for (const variant of readings.filter((r) => r.isSlip)) {
    // The nearest name may be a drug that the catalogue lacks. That drug is then named as a correction, but adds no
    // results.
    if (!variant.finds && variant.cost >= cheapest) continue
    if (offered.length === MOST_DRUGS_OFFERED) break
    const hits = variant.finds ? hitsOf(variant.words) : []
    const drugs = ingredientsOf(hits)
    const known = offered.some((o) => [...ingredientsOf(o.hits)].some((name) => drugs.has(name)))
    if (!known) offered.push({ variant, hits })
  }
  return offered
}
