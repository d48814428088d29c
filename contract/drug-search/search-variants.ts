import { FIELD, wordPlace, type SearchIndex } from './search-index.ts'
import type { LookAlikes } from './look-alikes.ts'
import type { Matcher } from './search-match.ts'
import type { Candidate, Spelling } from './search-spelling.ts'
import { differsByOneSlip } from './spelling-distance.ts'
import type { SearchedCatalogue, SearchedProduct } from './searched.ts'
import type { Word } from './words.ts'

/** A query to search instead of the typed one. */
export interface Variant {
  words: Word[]
  cost: number
  /** Whether the query has results. A name that is known but not in the catalogue has none. */
  finds: boolean
  /** Whether every changed word is one typing error away from the typed word, or sounds like it. */
  isSlip: boolean
}

/** Greatest difference in cost between the best spelling and others that are offered together with it. */
const COMPARABLE = 0.8
/**
 * Greatest difference in cost for known look-alike names, which are offered together even when one is clearly nearer.
 */
const COMPARABLE_LOOK_ALIKE = 1.6
const MOST_CANDIDATES = 4

/** Minimum number of letters of the second word of a name that is written as one word. */
const SHORTEST_SECOND = 3

/**
 * Whether a search for the shorter spelling `to` also finds the results of the spelling `one`: results for "acido"
 * contain those for "acidofolico". A spelling that corrects a typing error is kept beside a shorter word that
 * corrects none, so that "aciod" finds "acido" and not only the English "acid".
 */
const addsNothing = (to: Candidate, one: Candidate): boolean =>
  one.word.startsWith(to.word) &&
  (to.isSlip || !one.isSlip || one.word.length >= to.word.length + SHORTEST_SECOND)

/**
 * Spellings that are offered together for a typed word: those of about the least cost, and all that differ by one wrong
 * letter.
 */
function plausible(typed: string, candidates: Candidate[], lookAlikes: LookAlikes): Candidate[] {
  const best = candidates[0]
  if (best === undefined) return []
  return candidates
    .filter(
      (c) =>
        c.cost <= best.cost + COMPARABLE ||
        (c.isSlip && differsByOneSlip(typed, c.word)) ||
        (c.cost <= best.cost + COMPARABLE_LOOK_ALIKE && lookAlikes.areConfusable(best.word, c.word)),
    )
    .filter((c, _, all) => !all.some((o) => o !== c && o.cost <= c.cost && addsNothing(o, c)))
    .slice(0, MOST_CANDIDATES)
}

/**
 * Whether a word of a query is a single letter, which may name a further ingredient: "Synalar C" holds clioquinol, and
 * "Synalar" does not.
 */
const isLetter = ({ kind, text }: Word): boolean => kind === 'word' && text.length === 1

const isNumber = ({ kind }: Word): boolean => kind === 'number'

const NAME_FIELDS = [FIELD.generic, FIELD.synonym, FIELD.ingredient, FIELD.brand]

/** Ways to read a query that, as typed, finds nothing. */
export class Variants {
  readonly #index: SearchIndex
  readonly #matcher: Matcher
  readonly #spelling: Spelling
  readonly #lookAlikes: LookAlikes
  readonly #salts: ReadonlySet<string>
  readonly #describing: ReadonlySet<string>

  constructor(
    index: SearchIndex,
    matcher: Matcher,
    spelling: Spelling,
    lookAlikes: LookAlikes,
    { salts, describing }: Pick<SearchedCatalogue<SearchedProduct>, 'salts' | 'describing'>,
  ) {
    this.#index = index
    this.#matcher = matcher
    this.#spelling = spelling
    this.#lookAlikes = lookAlikes
    this.#salts = salts
    this.#describing = describing
  }

  #variant(words: Word[], cost: number, isSlip: boolean): Variant {
    return { words, cost, isSlip, finds: words.length > 0 && this.#matcher.match(words).length > 0 }
  }

  /**
   * Whether every word of a query only begins a word that describes drugs, and none names a drug: "Amaril" begins
   * "amarilla".
   */
  onlyDescribes(words: readonly Word[]): boolean {
    const typed = words.filter((word) => word.kind === 'word')
    return typed.length > 0 && typed.every((word) => this.#beginsDescribing(word))
  }

  #beginsDescribing({ text }: Word): boolean {
    const { words } = this.#index
    let at = wordPlace(words, text)
    if (words[at] === text || words[at]?.startsWith(text) !== true) return false
    while (words[at]?.startsWith(text) === true && this.#describing.has(words[at] ?? '')) at++
    return words[at]?.startsWith(text) !== true
  }

  /** Readings of a query that finds nothing as it is typed: with two words as one, else with other spellings. */
  of(words: Word[]): Variant[] {
    const joined = this.#joined(words)
    return joined.length > 0 ? joined : this.#respelled(words)
  }

  /** Readings of a query in which two of its words are one name written apart: `para cetamol`. */
  #joined(words: Word[]): Variant[] {
    const variants: Variant[] = []
    for (let i = 0; i + 1 < words.length; i++) {
      const [a, b] = [words[i], words[i + 1]]
      if (a?.kind !== 'word' || b?.kind !== 'word') continue
      const one: Word = { text: a.text + b.text, kind: 'word', unit: null }
      if (!this.#matcher.knows(one)) continue
      const variant = this.#variant([...words.slice(0, i), one, ...words.slice(i + 2)], 0, true)
      if (variant.finds) variants.push(variant)
    }
    return variants
  }

  /** The query with every unknown word replaced by one that it may have meant, nearest first. */
  #respelled(words: Word[]): Variant[] {
    let variants: Omit<Variant, 'finds'>[] = [{ words: [], cost: 0, isSlip: true }]
    const nameless = this.onlyDescribes(words)
    for (const word of words) {
      const options: Candidate[] =
        (this.#matcher.knows(word) && !(nameless && word.kind === 'word')) || this.#salts.has(word.text)
          ? [{ word: word.text, cost: 0, isSlip: true }]
          : !nameless && this.#spelling.isKnownElsewhere(word.text)
            ? []
            : plausible(word.text, this.#spelling.near(word.text), this.#lookAlikes)
      variants = variants.flatMap((v) =>
        options.map((o) => ({
          words: [...v.words, { ...word, text: o.word }],
          cost: v.cost + o.cost,
          isSlip: v.isSlip && o.isSlip,
        })),
      )
    }
    return (
      variants
        // A word that resembles no name is not turned into a form or a route, which every drug would match, nor into a word
        // that only describes drugs: "Ramida" is not corrected to "rápida".
        .filter((v) => v.words.some((word) => this.#isName(word) && !this.#describing.has(word.text)))
        .map((v) => {
          const variant = this.#variant(v.words, v.cost, v.isSlip)
          return variant.finds ? variant : (this.narrowedLess(variant) ?? variant)
        })
        // A query whose words are all known, but match no product together, has no correction to announce.
        .filter((v) => v.finds || v.cost > 0)
        .sort((a, b) => a.cost - b.cost)
    )
  }

  /**
   * The query with as few words as possible removed, so that it has results. Only
   * strengths, forms, contents and salts are removed.
   */
  narrowedLess({ words, cost, isSlip }: Omit<Variant, 'finds'>): Variant | null {
    const droppable = words.filter((w) => !this.#isName(w))
    if (droppable.length === 0 || droppable.length === words.length) return null
    const numbers = droppable.filter(isNumber)
    for (const dropped of [...droppable.toReversed().map((w) => [w]), numbers, droppable]) {
      const kept = words.filter((w) => !dropped.includes(w))
      // A query that begins a drug's name and has a strength that the drug lacks means another drug: "Selegil 500 mg".
      const isOther =
        dropped.some(isNumber) && kept.some((word) => !isNumber(word) && !this.#matcher.holds(word))
      const variant = this.#variant(kept, cost, isSlip && !isOther && !dropped.some(isLetter))
      if (variant.finds) return variant
    }
    return null
  }

  /** Whether a word can only be (part of) a name: not a number, a salt, or a word of forms and contents. */
  #isName({ kind, text }: Word): boolean {
    if (kind === 'number' || this.#salts.has(text)) return false
    const own = this.#index.postings.get(text)
    if (own !== undefined && own[FIELD.form].length + own[FIELD.content].length > 0) return false
    const { words, postings } = this.#index
    for (let i = wordPlace(words, text); words[i]?.startsWith(text) === true; i++) {
      const posting = postings.get(words[i] ?? '')
      const inNames = NAME_FIELDS.some((f) => (posting?.[f].length ?? 0) > 0)
      if (inNames) return true
    }
    // A word unknown to the index is taken as a name that the catalogue lacks: dropping it would show another
    // drug.
    return own === undefined && !this.#matcher.knows({ kind, text, unit: null })
  }
}
