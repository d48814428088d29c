import { normalize } from '../values/normalize.ts'
import { isReleaseWord } from './releases.ts'
import { FIELD, type SearchIndex } from './search-index.ts'
import type { Spelling } from './search-spelling.ts'
import type { SearchedProduct } from './searched.ts'
import { type Word, wordsOf } from './words.ts'

/** Fields of a search result that name the drug. */
interface Found {
  brand: string | null
  product: SearchedProduct
}

/** Minimum number of letters of a word that names an ingredient. */
const SHORTEST_NAME = 4

const isNumber = (text: string): boolean => /^\d/.test(text)

const nameOf = (hit: Found): string => hit.brand ?? hit.product.generic

/**
 * The typed brand, where the catalogue lacks it and all results have longer names, as "Lescol XL" for a search for
 * `Lescol`; null otherwise.
 */
export const unsoldBrand = (words: Word[], found: readonly Found[], spelling: Spelling): string | null =>
  spelling.isOtherName(words) && found.every((hit) => wordsOf(nameOf(hit)).length > words.length)
    ? spelling.brandIn(words, (name) => name.length < words.length)
    : null

/**
 * Whether the name of a result is the typed name or contains it. A brand has to begin with the typed words, as
 * "Bedoyecta Tri" with `Bedoyecta`. A word before them adds an ingredient: "Dolo-Pangavit" holds diclofenaco, and
 * `Pangavit` does not.
 */
export function isNamedSo(hit: Found, words: readonly Word[]): boolean {
  const own = wordsOf(nameOf(hit)).map((word) => word.text)
  return words.every(({ text }, at) => (hit.brand === null ? own.includes(text) : own[at] === text))
}

const textsOf = (words: readonly Word[]): string[] =>
  words.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))

const isSameName = (brand: string, name: readonly string[]): boolean =>
  wordsOf(brand)
    .map(({ text }) => text)
    .join(' ') === name.join(' ')

const contentOf = ({ ingredients }: SearchedProduct): string =>
  ingredients
    .map(({ name }) => name)
    .toSorted()
    .join(' / ')

interface Names {
  /** Finds the products of which the given words are a whole brand. */
  named: (words: string[]) => SearchedProduct[]
  /** Words that describe drugs and name none alone, such as "forte". Such a word alone is never a whole brand. */
  describing: ReadonlySet<string>
  /** Names of inhalers and pens, which add no ingredient to a brand: "Anoro Ellipta". */
  devices: ReadonlySet<string>
}

/**
 * The typed words of a found brand that has further words: `vermin` of "Vermin Plus". Null where the further words are
 * only numbers or words for the release, which add no ingredient. Null also where the doctor is typing a further word,
 * or names an ingredient as well.
 */
function partOf(
  { brand, product }: Found,
  typed: readonly string[],
  { describing, devices }: Names,
): string[] | null {
  if (brand === null) return null
  const own = wordsOf(brand).map(({ text }) => text)
  const part = own.filter((word) => typed.includes(word))
  if (part.every((word) => describing.has(word))) return null
  const others = own.filter((word) => !part.includes(word))
  const last = typed.at(-1) ?? ''
  const isGoingOn = !part.includes(last) && others.some((word) => word.startsWith(last))
  const generic = wordsOf(product.generic).filter(({ text }) => text.length >= SHORTEST_NAME)
  const isNamed = typed.some((typedWord) => generic.some(({ text }) => text === typedWord))
  return isGoingOn || isNamed || others.every((word) => isNumber(word) || isReleaseWord(word, devices))
    ? null
    : part
}

/**
 * Separates results that the typed words name from results of longer brands, where the first result is a longer brand. "Vermin"
 * and "Vermin Plus" are two medicines, so that the doctor is asked about the longer brand. A longer brand stays a result where
 * the catalogue says that the typed brand has the same ingredients, as "Dalacin T" for "Dalacin".
 * @returns `longer`: the longer brands. Where the catalogue has the typed brand with other ingredients, that brand is first.
 */
function withoutLongerBrands<F extends Found>(
  found: F[],
  words: readonly Word[],
  names: Names,
): { results: F[]; longer: Found[] } {
  const typed = textsOf(words)
  const bases = new Map<string, Found>()
  const isLonger = (hit: F): boolean => {
    const part = partOf(hit, typed, names)
    if (part === null) return false
    const base = names.named(part)
    if (base.some((product) => contentOf(product) === contentOf(hit.product))) return false
    for (const product of base) {
      const brand = product.brands.find((one) => isSameName(one, part))
      if (brand !== undefined) bases.set(brand, { brand, product })
    }
    return true
  }
  const [first] = found
  if (first === undefined || !isLonger(first)) return { results: found, longer: [] }
  const longer = found.filter(isLonger)
  return { results: found.filter((hit) => !longer.includes(hit)), longer: [...bases.values(), ...longer] }
}

const NAMES = [FIELD.generic, FIELD.synonym, FIELD.ingredient, FIELD.brand]

const whole = (words: readonly Word[]): string => words.map(({ text }) => text).join('')

/** The longest sequence of first words of a query that `accepts` returns true for, always without the last word. */
function beginningOf(words: Word[], accepts: (beginning: Word[]) => boolean): Word[] | null {
  for (let end = words.length - 1; end > 0; end -= 1)
    if (accepts(words.slice(0, end))) return words.slice(0, end)
  return null
}

/**
 * The brand with which a query begins, where the other words are only numbers, forms and contents: `Citra` of "Citra
 * tabletas". Null where another word may name something else.
 */
export function soldNameOf(words: Word[], { wholeBrands, postings }: SearchIndex): Word[] | null {
  const brand = beginningOf(words, (beginning) => wholeBrands.has(whole(beginning)))
  const others = brand === null ? [] : words.slice(brand.length)
  const isDetail = ({ kind, text }: Word): boolean => {
    const held = postings.get(text)
    return (
      kind === 'number' ||
      (text.length > 1 && held !== undefined && NAMES.every((field) => held[field].length === 0))
    )
  }
  return others.every(isDetail) ? brand : null
}

/** Whether a word of a brand after its first word begins with the given letters: `d` of "Caltrate 600+D". */
const hasLetter = (brand: string, letters: string): boolean =>
  wordsOf(brand)
    .slice(1)
    .some(({ text }) => text.startsWith(letters))

/** Maximum number of letters of a word by which a brand names a further ingredient: `ac` of "Paracetamol AC". */
const MOST_ENDING = 3

/**
 * The text of a short word that stands in brands and in no form or content; null for another word. After a brand, such
 * a word means that another medicine is wanted.
 */
function shortBrandWord(word: Word | undefined, postings: SearchIndex['postings']): string | null {
  if (word?.kind !== 'word' || word.text.length === 1 || word.text.length > MOST_ENDING) return null
  const held = postings.get(word.text)
  const isOnlyOfBrands =
    held !== undefined &&
    held[FIELD.brand].length > 0 &&
    held[FIELD.form].length + held[FIELD.content].length === 0
  return isOnlyOfBrands ? word.text : null
}

/**
 * Separates results that the query names from results of longer brands. A name with words after it is complete, so that
 * it only names products that hold each of its words: "Isox tabletas" does not find isoxsuprina. A known brand that the
 * catalogue lacks is not named by a part of it: "Brogal T tabletas" does not mean Brogal.
 */
export const divider =
  (
    { wholeBrands, postings, products }: SearchIndex,
    spelling: Spelling,
    own: Pick<Names, 'describing' | 'devices'>,
  ) =>
  <F extends Found>(hits: F[], words: Word[]): { results: F[]; longer: Found[] } => {
    const isSold = (name: Word[]): boolean => wholeBrands.has(whole(name))
    const name = beginningOf(words, (beginning) => isSold(beginning) || spelling.isOtherName(beginning)) ?? []
    const holding = name.map(
      ({ text }) =>
        new Set(NAMES.flatMap((field) => postings.get(text)?.[field] ?? []).map((at) => products[at])),
    )
    const isMeant = (hit: F): boolean =>
      name.length === 0 ||
      (isSold(name)
        ? name.every(({ kind }, at) => kind === 'number' || holding[at]?.has(hit.product) === true)
        : isNamedSo(hit, name))
    const last = words.length > 1 ? shortBrandWord(words.at(-1), postings) : null
    const isOfOther = (hit: F): boolean => last !== null && hit.brand !== null && !hasLetter(hit.brand, last)
    const meant = hits.filter(isMeant)
    const [first] = meant
    if (first !== undefined && isOfOther(first))
      return { results: [], longer: meant.filter((hit) => isNamedSo(hit, words.slice(0, -1))) }
    return withoutLongerBrands(meant, words, {
      named: (part) => (wholeBrands.get(part.join('')) ?? []).flatMap((at) => products[at] ?? []),
      ...own,
    })
  }

/** Questions to the doctor whether a longer brand is meant, one for each brand. */
export const guessesOfLonger = (
  longer: readonly Found[],
  most: number,
): { name: string; generic: string }[] => {
  const guesses = new Map<string, string>()
  for (const { brand, product } of longer)
    if (brand !== null && !guesses.has(brand)) guesses.set(brand, product.generic.toLocaleLowerCase('es'))
  return [...guesses].slice(0, most).map(([name, generic]) => ({ name, generic }))
}

interface Answer {
  query: string
  known: string | null
  corrected: string | null
  results: Found[]
  guesses: { name: string; generic: string }[]
}

/**
 * Pattern of a query that ends with a capital letter or "comp" behind a word. A brand may name a further ingredient
 * in this way; "comp" may mean compuesto or comprimidos.
 */
const LAST_LETTER = /\p{L}[ -](\p{Lu}|[Cc]omp\.?|COMP\.?)$/u
/**
 * Pattern of a query with "y" or "AL" behind a word, at the end or before a form. The search drops them as linking
 * words, although they may belong to a brand.
 */
const LINKING_LETTER = /(\p{L})[ -](y|Y|AL)((?: \p{L}+)?)$/u

/**
 * Pattern of a linking word at the end of a query. The search drops such a word, although a longer brand may go on with
 * it.
 */
const LINKING_WORD = /\p{L}[ -](al|cada|con|del?|el|en|la)$/iu

/**
 * The linking word at the end of a query, where a result has a longer brand that goes on with it and holds other
 * ingredients.
 */
function linkingWordOf(query: string, [first, ...others]: readonly Found[]): string | undefined {
  const word = LINKING_WORD.exec(query)?.[1]
  if (word === undefined || first === undefined) return undefined
  const begun = `${nameOf(first)} ${word}`.toLowerCase()
  const isOther = (hit: Found): boolean =>
    nameOf(hit).toLowerCase().startsWith(begun) && contentOf(hit.product) !== contentOf(first.product)
  return others.some(isOther) ? word : undefined
}

/** The letter after the brand of a query, where no other word follows than the form of the found product. */
function letterBehind(query: string, found: Found | undefined): string | undefined {
  const [, , letter, form = ''] = LINKING_LETTER.exec(query) ?? []
  const isForm = form === '' || normalize(found?.product.form ?? '').includes(normalize(form.trim()))
  return letter !== undefined && isForm ? letter : LAST_LETTER.exec(query)?.[1]
}

/**
 * Makes a search ask the doctor instead of answering when a capital letter, "y" or "comp" stands last, behind a brand.
 * Without the question, "Fazolin F" and "Diprosone Y", which hold a second ingredient, would be answered by Fazolin and
 * Diprosone: a letter also begins forms and contents, and "y" links words. A linking word with which a longer brand
 * goes on is asked about too: "espaven al" may be Espaven Alcalino.
 */
export const withLastLetter = <R extends Answer, O>(engine: {
  search: (query: string, options?: O) => R
}): { search: (query: string, options?: O) => R } => ({
  search(query, options) {
    const answer = engine.search(query, options)
    const [first] = answer.results
    if (first === undefined || first.brand === null) return answer
    const text = query.trim()
    if (LINKING_LETTER.test(text)) {
      // A letter may belong to a known brand that is written with a hyphen: "Topsyn Y" is Topsyn-Y.
      const hyphenated = engine.search(text.replace(LINKING_LETTER, '$1-$2'), options)
      if (hyphenated.known !== null) return { ...hyphenated, query: answer.query }
    }
    const behind =
      letterBehind(text, first) ??
      letterBehind(answer.corrected ?? '', first) ??
      linkingWordOf(text, answer.results) ??
      ''
    const letter = normalize(behind).replace('.', '')
    return letter === '' || hasLetter(first.brand, letter)
      ? answer
      : { ...answer, corrected: null, results: [], guesses: guessesOfLonger(answer.results, letter.length) }
  },
})
