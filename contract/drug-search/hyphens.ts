import { normalize } from '../values/normalize.ts'
import type { SearchedProduct } from './searched.ts'
import { readBrands } from './words-of-brands.ts'
import { type Word, wordsOf } from './words.ts'

/**
 * Maximum number of letters of a hyphenated part that is too short to be a name of its own, as in "Pen-Vi-K".
 * "Amoxi-Clav" is two names.
 */
const SHORT_PART = 3

/** Parts of a name that is written with hyphens: `pen`, `vi`, `k`. */
type Hyphenated = readonly string[]

const isNumber = (text: string): boolean => /^\d/.test(text)

/**
 * Whether hyphens make one name of the given words. A number after a longer word is a strength and no part of the name:
 * "Dolac-30".
 */
function isOneName(parts: Hyphenated): boolean {
  const names = parts.filter((part) => !isNumber(part))
  const isBesideNumber = names.length < parts.length
  if (names.length === 0 || parts.length < 2) return false
  return isBesideNumber
    ? parts.every((part) => part.length <= SHORT_PART)
    : names.some((part) => part.length <= SHORT_PART)
}

const HYPHENATED = /[a-z\d]+(?:-[a-z\d]+)+/g

/** The hyphenated names of a query that have a part too short to be searched alone. */
export const hyphenatedIn = (query: string): Hyphenated[] =>
  (normalize(query).match(HYPHENATED) ?? []).map((name) => name.split('-')).filter(isOneName)

/** Whether a name of a product has words side by side that are, or begin with, the parts of a hyphenated name. */
export function isNamedBy(product: SearchedProduct, parts: Hyphenated): boolean {
  const names = [
    ...readBrands(product.brands).map(({ all }) => all),
    ...[product.generic, ...product.ingredients.map(({ name }) => name)].map((name) =>
      wordsOf(name).map(({ text }) => text),
    ),
  ]
  return names.some((own) =>
    own.some((_, from) => parts.every((part, at) => own[from + at]?.startsWith(part) === true)),
  )
}

/** Words of a query, with each hyphenated name as one word before the others: `penvik`. */
export function withJoined(query: string): Word[] {
  const joined: Word[] = []
  const others = normalize(query).replaceAll(HYPHENATED, (name) => {
    const parts = name.split('-')
    if (!isOneName(parts)) return name
    joined.push({ text: parts.join(''), kind: 'word', unit: null })
    return ' '
  })
  return [...joined, ...wordsOf(others)]
}
