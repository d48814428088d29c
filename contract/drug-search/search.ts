import { inOneGo } from '../values/steps.ts'
import { hyphenatedIn, isNamedBy, withJoined } from './hyphens.ts'
import { withIngredientsAlone } from './answers/ingredients-alone.ts'
import { type LookAlikeMark, LookAlikes } from './look-alikes.ts'
import { indexing, type SearchIndex, shownWord } from './search-index.ts'
import {
  divider,
  guessesOfLonger,
  isNamedSo,
  soldNameOf,
  unsoldBrand,
  withLastLetter,
} from './longer-brands.ts'
import { withNamesApart } from './answers/names-apart.ts'
import { askedWhereNear, isNearlyTyped, isOfNearName, withBrandsNearDescribing } from './nearly-typed.ts'
import { type DrugMatch, GRADE, isBeginningOfForm, type Match, Matcher } from './search-match.ts'
import { withoutRelease } from './releases.ts'
import { askedGeneric, guessesAmong, MOST_GUESSES, slipsAmong } from './search-guesses.ts'
import { pick } from './search-pick.ts'
import { spellingInSteps } from './search-spelling.ts'
import { withSameWords } from './answers/same-words.ts'
import { type Variant, Variants } from './search-variants.ts'
import type { SearchedProduct, SearchedCatalogue } from './searched.ts'
import { withShortNames } from './short-names.ts'
import { readBrands } from './words-of-brands.ts'
import { withWholeVitamins, type Word, wordsOf } from './words.ts'

/** One presentation that matches a query. */
export interface FoundProduct<P extends SearchedProduct> {
  product: P
  /** Brand that the query matched; null when it matched no brand. */
  brand: string | null
  /**
   * Another drug's name that is easily confused with the text shown (`brand ?? product.generic`). The marks are
   * ranges of letters in that text.
   */
  lookAlike: LookAlikeMark | null
  presentation: string
  /** Present where the query lacks one or two letters of the brand, so that the query may mean another brand. */
  begun?: true
}

/** One search result from the catalogue. */
export interface Hit<P extends SearchedProduct> extends FoundProduct<P> {
  /** Field in which the query matched. `ingredient`: one of several ingredients of a combination. */
  matched: 'generic' | 'brand' | 'ingredient'
}

/** A name that the typed one resembles, but that may well be another drug: the doctor is asked. */
export interface Guess {
  /** Name to search if the doctor means it: `Imuran`. */
  name: string
  /** Generic name of the drug if `name` is a brand, else empty. */
  generic: string
}

export interface SearchResult<P extends SearchedProduct, F extends FoundProduct<P> = FoundProduct<P>> {
  query: string
  /**
   * The query that was searched instead of the typed one, and after a comma a nearer name that the
   * catalogue lacks. Null when the typed query was searched.
   */
  corrected: string | null
  results: F[]
  /** Names that differ from the typed one by more than a typing error, so that the doctor is asked whether one is meant. */
  guesses: Guess[]
  /** The brand that the query names, where it exists and the catalogue lacks its contents; else null. */
  known: string | null
}

export interface SearchEngine<P extends SearchedProduct> {
  search: (query: string, options?: { limit?: number }) => SearchResult<P, Hit<P>>
}

const DEFAULT_LIMIT = 12
/** Maximum number of products with parts of a hyphenated name that are searched for the whole name. */
const MOST_PARTED = 200

/** Whether a word of a corrected query is only the beginning of a name; the question to the doctor shows whole names. */
const isBegun = (words: readonly Word[], matcher: Matcher): boolean =>
  words.some((word) => word.kind === 'word' && !matcher.holds(word))

/** A reading of a query that is no typing error, so that the doctor is asked whether it is meant. */
const asQuestion = (reading: Variant): Variant => ({ ...reading, isSlip: false })

/** Type-ahead search over the catalogue, in memory. An answer says so when another query than the typed one was searched. */
export function createDrugSearch<P extends SearchedProduct>(
  catalogue: SearchedCatalogue<P>,
): SearchEngine<P> {
  return inOneGo(drugSearchInSteps(catalogue))
}

/** Builds the search in short steps, between which a browser can handle the user's input. */
export function* drugSearchInSteps<P extends SearchedProduct>(
  catalogue: SearchedCatalogue<P>,
): Generator<undefined, SearchEngine<P>, undefined> {
  const index = yield* indexing(catalogue)
  const matcher = new Matcher(index)
  const lookAlikes = new LookAlikes(catalogue.lookAlikes)
  yield
  const spelling = yield* spellingInSteps(index, catalogue)
  const variants = new Variants(index, matcher, spelling, lookAlikes, catalogue)

  const hitsOf = (words: Word[], found: DrugMatch[], limit: number): Hit<P>[] =>
    pick(found, matcher, limit, (match) => keyOfMatch(index, match, words)).flatMap(
      hitMaker(index, lookAlikes, words),
    )

  const divided = divider(index, spelling, catalogue)

  const guessOf = (words: Word[]) => {
    const [hit] = hitsOf(words, matcher.match(words), 1)
    return { hit, text: isBegun(words, matcher) && hit ? askedGeneric(hit) : shownQuery(words, index) }
  }

  /** Results of the only drug that a query without results may misspell; for several such drugs, one question each. */
  const instead = (query: string, read: Variant[], limit: number): SearchResult<P, Hit<P>> => {
    const resultsOf = (words: Word[]) => divided(hitsOf(words, matcher.match(words), limit), words).results
    const isMeant = ({ finds, words }: Variant): boolean => !finds || resultsOf(words).length > 0
    const readings = askedWhereNear(read, wordsOf(query), (words) => guessOf(words).hit).map((one) =>
      one.isSlip && !isMeant(one) ? asQuestion(one) : one,
    )
    const offered = slipsAmong(readings, resultsOf)
    const answered = offered.filter(({ hits }) => hits.length > 0)
    // A typed name that is one letter from two drugs may mean either of them, so that neither is a result.
    const isOpen = answered.length > 1
    const corrected = offered.map((o) => shownQuery(o.variant.words, index)).join(', ')
    const results = isOpen ? [] : answered.flatMap(({ hits }) => hits)
    return {
      query,
      corrected: isOpen || corrected === '' ? null : corrected,
      results,
      known: null,
      guesses: guessesAmong(isOpen ? readings.map(asQuestion) : readings, results, guessOf),
    }
  }

  const renamed = (query: string, name: Word[], limit: number): SearchResult<P, Hit<P>> => {
    const { results } = divided(hitsOf(name, matcher.match(name), limit), name)
    return { query, corrected: shownQuery(name, index), results, guesses: [], known: null }
  }

  /** Results of a query as it was typed, without corrections; null where there are none. */
  const asTyped = (query: string, words: Word[], limit: number): SearchResult<P, Hit<P>> | null => {
    const matched = words.every((word) => matcher.knows(word)) ? matcher.match(words) : []
    const found = isBeginningOfForm(words, matched, matcher) || variants.onlyDescribes(words) ? [] : matched
    const hits = found.length > 0 ? hitsOf(words, found, limit) : []
    const isOther = spelling.isOtherName(words)
    const meant = hits.filter((hit) => (isOther ? isNamedSo(hit, words) : !isOfNearName(hit, words)))
    const { results, longer } = divided(meant, words)
    const isSold = (name: Word[]): boolean =>
      divided(hitsOf(name, matcher.match(name), 1), name).results.some((hit) => isNamedSo(hit, name))
    const known = results.length > 0 ? unsoldBrand(words, results, spelling) : spelling.brandIn(words, isSold)
    return results.length > 0 || known !== null || longer.length > 0 || isOther
      ? { query, corrected: null, results, guesses: guessesOfLonger(longer, MOST_GUESSES), known }
      : null
  }

  const engine = withShortNames(catalogue.shortNames, {
    search(query, { limit = DEFAULT_LIMIT } = {}) {
      const typed = withWholeVitamins(wordsOf(query))
      if (typed.length === 0) return { query, corrected: null, results: [], guesses: [], known: null }
      const names = hyphenatedIn(query)
      const found = asNamed(asTyped(query, typed, names.length === 0 ? limit : MOST_PARTED), names, limit)
      if (found !== null) return found
      const words = withWholeVitamins(withJoined(query))
      const whole = names.length === 0 ? null : asTyped(query, words, limit)
      if (whole !== null) return whole
      const known = names.length === 0 ? null : spelling.brandIn(typed, () => false)
      if (known !== null) return { query, corrected: null, results: [], guesses: [], known }
      const less = names.length === 0 ? null : variants.narrowedLess({ words: typed, cost: 0, isSlip: true })
      const lessFound = less?.isSlip ? asNamed(renamed(query, less.words, MOST_PARTED), names, limit) : null
      if (lessFound !== null && lessFound.results.length > 0) return lessFound
      const base = baseOf(words, matcher, catalogue.devices)
      if (base !== null) return renamed(query, base, limit)
      const other = instead(query, variants.of(words), limit)
      const brand = other.results.length > 0 ? null : soldNameOf(words, index)
      return brand === null ? other : renamed(query, brand, limit)
    },
  })
  const asking = withSameWords(withLastLetter(withBrandsNearDescribing(engine, index, catalogue.describing)))
  return yield* withNamesApart(yield* withIngredientsAlone(asking, catalogue), catalogue)
}

/**
 * An answer without the products that hold only the parts of a hyphenated name, each in another word: "Pen-Vi-K" begins
 * "pentoxifilina" and "Kentadin". Null where no product is left.
 */
function asNamed<P extends SearchedProduct>(
  answer: SearchResult<P, Hit<P>> | null,
  names: ReturnType<typeof hyphenatedIn>,
  limit: number,
): typeof answer {
  if (answer === null || names.length === 0) return answer
  if (answer.results.length === 0) return answer.guesses.length === 0 ? answer : null
  const results = answer.results
    .filter((hit) => names.every((parts) => isNamedBy(hit.product, parts)))
    .slice(0, limit)
  return results.length > 0 ? { ...answer, results } : null
}

const shownQuery = (words: Word[], index: SearchIndex): string =>
  words.map((word) => shownWord(word, index)).join(' ')

/** Key of the presentation and brand of a match: two matches with the same key are one result. */
function keyOfMatch({ products, presentations }: SearchIndex, match: Match, words: Word[]): string {
  const product = products[match.place]
  const brand = product === undefined ? null : brandOf(product, match, words)
  return `${presentations[match.place] ?? ''} ${brand ?? ''}`
}

/** A query without makers and words for the release of a drug; null where it has none, or names no drug without them. */
function baseOf(words: Word[], matcher: Matcher, devices: ReadonlySet<string>): Word[] | null {
  const base = withoutRelease(words, devices)
  if (base.length === words.length || !base.every((word) => matcher.knows(word))) return null
  const found = matcher.match(base).filter(({ name }) => name <= GRADE.wholeBrand)
  return found.length > 0 ? base : null
}

/** The brand of a product that the typed words name; null when the product was not found by a brand. */
function brandOf(product: SearchedProduct, match: Match, words: Word[]): string | null {
  if (match.name !== GRADE.brand && match.name !== GRADE.wholeBrand) return null
  const typed = words.filter((w) => w.kind === 'word').map((w) => w.text)
  let best: { brand: string; score: number } | null = null
  for (const { brand, all, count } of readBrands(product.brands)) {
    const isWhole = all.at(-1) === typed.join('')
    const score =
      typed.filter((t) => all.some((o) => o.startsWith(t))).length - count / 100 + (isWhole ? 1 : 0)
    if (best === null || score > best.score) best = { brand, score }
  }
  return best?.brand ?? null
}

function hitMaker<P extends SearchedProduct>(
  index: SearchIndex<P>,
  lookAlikes: LookAlikes,
  words: Word[],
): (match: Match) => Hit<P>[] {
  return (match) => {
    const product = index.products[match.place]
    if (product === undefined) return []
    const brand = brandOf(product, match, words)
    return [
      {
        product,
        matched: brand !== null ? 'brand' : match.name === GRADE.ingredient ? 'ingredient' : 'generic',
        brand,
        lookAlike: lookAlikes.of(brand ?? product.generic),
        presentation: index.presentations[match.place] ?? '',
        ...(isNearlyTyped(brand, words, () => true) ? { begun: true } : {}),
      },
    ]
  }
}
