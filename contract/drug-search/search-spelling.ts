import { distance } from 'fastest-levenshtein'
import { normalize } from '../values/normalize.ts'
import { FIELD, wordPlace, type SearchIndex } from './search-index.ts'
import { sortedInSteps } from '../values/steps.ts'
import type { SearchedProduct, SearchedCatalogue } from './searched.ts'
import { areLettersSwapped, differsByOneSlip, isLikelySlip, soundOf, WordTree } from './spelling-distance.ts'
import { withWholeVitamins, type Word, wordsOf } from './words.ts'

/** A known word that a typed one may have meant. */
export interface Candidate {
  word: string
  /** Distance from the typed word: 0 is the same word, 1 is about one wrong letter. */
  cost: number
  /**
   * Whether the typed word can only be a misspelling of the known word. A typed word that differs more may be the brand of
   * another drug: the doctor is asked whether the known word is meant, and no result is given.
   */
  isSlip: boolean
}

/** Minimum number of letters of a word whose spelling is corrected, because almost any word is near a shorter one. */
const SHORTEST = 4
/** Greatest share of a word's letters that may be wrong for its spelling to be corrected. */
const WRONG_SHARE = 0.28
const MOST_EDITS = 3
/** Weight of spelling against sound in the cost of a correction, which decides between words that sound alike. */
const SPELLING_WEIGHT = 0.15
/** Cost that a correction of the first letter adds, because the first letter is rarely mistyped. */
const FIRST_LETTER = 0.4
/** Cost that is added where only the beginning of a known word is near, so that a word that is near as a whole wins. */
const UNFINISHED = 0.4
/** Minimum number of letters of an unfinished word whose spelling is corrected: a shorter one begins too many words. */
const SHORTEST_BEGINNING = 5
/**
 * Minimum number of letters of a generic name, and of a brand, that is recognised with one wrong letter. Brands are
 * short and alike: Aciban and Ativan are two drugs.
 */
const SHORTEST_SLIP = { generic: 5, brand: 7 }
/** Minimum number of letters of a generic name in which any letter may be exchanged for any other. */
const LONG_NAME = 9
/** Minimum number of letters of a generic name that is recognised by its sound with one wrong letter. */
const SHORTEST_HEARD = 8
/** Greatest number of letters by which words of the same sound differ: `ivuprofeno`, `zitalopram`. */
const SAME_SOUND = 2

const GENERIC_FIELDS = [FIELD.generic, FIELD.synonym, FIELD.ingredient]

const NAMES = [...GENERIC_FIELDS, FIELD.brand]

/** Words of drugs, in and outside the catalogue. */
interface KnownWords {
  /**
   * Names of drugs that exist and that the catalogue lacks, by their normalised words. The value of a brand is
   * its printed name; that of any other name is null.
   */
  otherNames: ReadonlyMap<string, string | null>
  /** Sorted words of drug names in lists of names, such as `knownBrands`; some are also words of products. */
  elsewhere: string[]
  /** Known words by the key of their sound (`soundOf`). */
  bySound: ReadonlyMap<string, string[]>
  tree: WordTree
}

/** Number of names or words that are read in one step, which takes about a millisecond. */
const STEP = 100

/** Builds the corrector of spelling in short steps, between which a browser can handle the user's input. */
export function* spellingInSteps(
  index: SearchIndex,
  catalogue: SearchedCatalogue<SearchedProduct>,
): Generator<undefined, Spelling, undefined> {
  const { ingredients, lookAlikes, watchedBrands } = catalogue
  const brands = [...catalogue.knownBrands, ...watchedBrands.map(({ brand }) => brand)]
  const otherNames = [...brands, ...catalogue.otherNames]
  // Drugs that are known but not in the catalogue: typing one of them is not a mistake to correct.
  const outside = [
    ...otherNames,
    ...ingredients.flatMap((one) => [one.name, ...one.synonyms]),
    ...lookAlikes.flatMap((pair) => [pair.a, pair.b]),
  ]
  const others = new Map<string, string | null>()
  const unsorted: string[] = []
  for (const [at, name] of outside.entries()) {
    if (at % STEP === 0) yield
    const words = withWholeVitamins(wordsOf(name)).map((word) => word.text)
    unsorted.push(...words)
    if (at < otherNames.length) others.set(words.join(' '), at < brands.length ? name : null)
    for (const original of name.split(/[\s/-]+/))
      if (!index.shown.has(normalize(original))) index.shown.set(normalize(original), original)
  }
  const elsewhere = yield* sortedInSteps(unsorted)
  const bySound = new Map<string, string[]>()
  const added = new Set<string>()
  let read = 0
  for (const words of [index.words, elsewhere])
    for (const word of words) {
      if (read++ % STEP === 0) yield
      if (word.length < SHORTEST || /^\d/.test(word) || added.has(word)) continue
      added.add(word)
      const sound = soundOf(word)
      const known = bySound.get(sound)
      if (known) known.push(word)
      else bySound.set(sound, [word])
    }
  const tree = yield* WordTree.inSteps(yield* sortedInSteps(bySound.keys()))
  return new Spelling(index, { otherNames: others, elsewhere, bySound, tree })
}

/** Corrects the spelling of words by the known words near them. */
export class Spelling {
  readonly #tree: WordTree
  readonly #bySound: KnownWords['bySound']
  readonly #elsewhere: KnownWords['elsewhere']
  readonly #index: SearchIndex
  readonly #otherNames: KnownWords['otherNames']

  constructor(index: SearchIndex, known: KnownWords) {
    this.#index = index
    this.#otherNames = known.otherNames
    this.#elsewhere = known.elsewhere
    this.#bySound = known.bySound
    this.#tree = known.tree
  }

  /** Whether the text begins (or is) the name of a drug that exists, in the catalogue or not. */
  isKnownElsewhere(text: string): boolean {
    const nearest = this.#elsewhere[wordPlace(this.#elsewhere, text)]
    return text.length >= SHORTEST && nearest?.startsWith(text) === true
  }

  /** Whether the words are the whole name of a drug that exists and that the catalogue lacks: `XL-3`. */
  isOtherName(words: readonly Word[]): boolean {
    return this.#otherNames.has(words.map((word) => word.text).join(' '))
  }

  /**
   * The longest brand, of those that the catalogue lacks, with which the words begin, as the brand is printed:
   * `Tabcin` in "tabcin 500 mg"; null where there is none.
   * @param isSold whether the catalogue has a product of that name after all
   */
  brandIn(words: readonly Word[], isSold: (name: Word[]) => boolean): string | null {
    for (let end = words.length; end > 0; end -= 1) {
      const own = words.slice(0, end)
      const name = this.#otherNames.get(own.map((word) => word.text).join(' '))
      if (name && !isSold(own)) return name
    }
    return null
  }

  /** Known words whose spelling or sound is near that of a typed word, the nearest first. */
  near(typed: string): Candidate[] {
    if (typed.length < SHORTEST) return []
    const sound = soundOf(typed)
    const limit = Math.min(MOST_EDITS, Math.max(1, Math.floor(sound.length * WRONG_SHARE)))
    const found: Candidate[] = []
    for (const { word: other, whole, start } of this.#tree.near(sound, limit)) {
      const unfinished = sound.length < SHORTEST_BEGINNING ? Infinity : start + UNFINISHED
      const edits = Math.min(whole, unfinished)
      if (edits === Infinity) continue
      const firstLetter = sound[0] === other[0] ? 0 : FIRST_LETTER
      for (const word of this.#bySound.get(other) ?? [])
        found.push({
          word,
          cost: edits + firstLetter + SPELLING_WEIGHT * spellingEdits(typed, word, whole <= start),
          isSlip: this.#isSlip(typed, word, { whole, start }),
        })
    }
    return this.#asked(typed, found).sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
  }

  /**
   * The candidates for a typed word. None of them counts as a typing error (`isSlip`) where a change of one letter makes
   * the typed word another name as well: one that the catalogue lacks, a brand too short to be corrected, or one with
   * another first letter. "digtoxina" is as near to digitoxina as to digoxina, and "incocin" to Lincocin as to Indocin.
   */
  #asked(typed: string, found: Candidate[]): Candidate[] {
    if (!found.some(({ isSlip }) => isSlip)) return found
    const initial = typed.slice(0, 1)
    const lacking = beginningWith(this.#elsewhere, initial).filter((word) => !this.#index.postings.has(word))
    // "Diiver" sounds like Diver, and is one letter from Diziver, whose sound is too far to be found.
    const near = new Set(found.map(({ word }) => word))
    const unheard = beginningWith(this.#index.words, initial).filter((word) => !near.has(word))
    const unanswered = found.flatMap(({ word, isSlip }) => (isSlip ? [] : [word]))
    const rivals = [...lacking, ...unheard, ...unanswered].filter(
      (word) => word.length >= SHORTEST_SLIP.generic && differsByOneSlip(typed, word),
    )
    const sound = soundOf(typed)
    // The first letter is rarely mistyped. A name of the same sound is therefore nearer than a name with another first
    // letter.
    const isRival = (word: string, to: string): boolean =>
      (word[0] === typed[0] || soundOf(to) !== sound) && !this.#isSameName(to, word)
    return found.map((one) =>
      one.isSlip && rivals.some((word) => isRival(word, one.word)) ? { ...one, isSlip: false } : one,
    )
  }

  /** Whether two words are spellings of one name, or name the same products. */
  #isSameName(a: string, b: string): boolean {
    if (a.startsWith(b) || b.startsWith(a) || soundOf(a) === soundOf(b)) return true
    const [own, other] = [this.#index.postings.get(a), this.#index.postings.get(b)]
    if (own === undefined || other === undefined) return false
    const named = new Set(NAMES.flatMap((field) => [...own[field]]))
    return NAMES.some((field) => [...other[field]].some((at) => named.has(at)))
  }

  #isSlip(typed: string, word: string, heard: { whole: number; start: number }): boolean {
    const isGeneric = this.#isGeneric(word)
    if (heard.whole === 0) return distance(typed, word) <= SAME_SOUND
    // The last letter of an unfinished name may be mistyped. A beginning with another wrong letter may be a brand:
    // "Thriazol".
    const isUnfinished = heard.start === 0 && word.startsWith(typed.slice(0, -1))
    if (isGeneric && isUnfinished && typed.length >= SHORTEST_SLIP.brand) return true
    if (typed[0] !== word[0] && soundOf(typed)[0] !== soundOf(word)[0]) return false
    if (!isGeneric) return word.length >= SHORTEST_SLIP.brand && areLettersSwapped(typed, word)
    const isOne = word.length >= LONG_NAME ? differsByOneSlip : isLikelySlip
    if (word.length >= SHORTEST_SLIP.generic && isOne(typed, word)) return true
    return word.length >= SHORTEST_HEARD && heard.whole === 1 && isOne(soundOf(typed), soundOf(word))
  }

  /** Whether a word belongs to the name of an ingredient; a word of a brand alone does not. */
  #isGeneric(word: string): boolean {
    const posting = this.#index.postings.get(word)
    if (posting === undefined) return true
    return GENERIC_FIELDS.some((field) => posting[field].length > 0)
  }
}

/** Selects the words of a sorted list that begin with a letter. */
function beginningWith(words: readonly string[], letter: string): string[] {
  const found: string[] = []
  for (let at = wordPlace(words, letter); words[at]?.startsWith(letter) === true; at++)
    found.push(words[at] ?? '')
  return found
}

/**
 * Number of edits between two spellings. Of a word that is still being typed, only as many letters are compared as were
 * typed.
 */
function spellingEdits(typed: string, word: string, isWhole: boolean): number {
  return distance(typed, isWhole ? word : word.slice(0, typed.length))
}
