import type { Catalogue } from '#knowledge/catalogue/load.ts'
import { normalize } from '#knowledge/text.ts'
import type { SearchIndex } from './search-index.ts'
import { editsTo, lacking, lettersOf, soundOf } from './spelling-distance.ts'
import { wordsOf } from './words.ts'

/** A known word that a typed one may have meant. */
export interface Candidate {
  word: string
  /** 0 is the same; 1 is about one wrong letter. */
  cost: number
}

interface Entry {
  word: string
  sound: string
  letters: number
}

/** Shorter words are not corrected: almost anything is near them. */
const SHORTEST = 4
/** At most this share of the letters may be wrong. */
const WRONG_SHARE = 0.3
const MOST_EDITS = 3
/** Weight of spelling against sound: decides between words that sound alike. */
const SPELLING_WEIGHT = 0.15
/** First letters are rarely wrong. */
const FIRST_LETTER = 0.4
/** A beginning that is near counts a little less than a whole word that is near. */
const UNFINISHED = 0.25

/** Known words and what is near them. */
export class Spelling {
  readonly #entries: Entry[]
  readonly #elsewhere: string[]

  constructor(index: SearchIndex, catalogue: Catalogue) {
    // Drugs that are known but not in the catalogue: typing one of them is not a mistake to correct.
    const outside = [
      ...catalogue.otherNames,
      ...catalogue.ingredients.flatMap((i) => [i.name, ...i.synonyms]),
      ...catalogue.lookAlikes.flatMap((pair) => [pair.a, pair.b]),
    ]
    this.#elsewhere = outside.flatMap((name) => wordsOf(name).map((w) => w.text)).sort()
    for (const name of outside)
      for (const original of name.split(/[\s/-]+/))
        if (!index.shown.has(normalize(original))) index.shown.set(normalize(original), original)
    this.#entries = [...new Set([...index.words, ...this.#elsewhere])]
      .filter((word) => word.length >= SHORTEST && !/^\d/.test(word))
      .map((word) => {
        const sound = soundOf(word)
        return { word, sound, letters: lettersOf(sound) }
      })
  }

  /** Whether the text begins (or is) the name of a drug that exists, in the catalogue or not. */
  isKnownElsewhere(text: string): boolean {
    return text.length >= SHORTEST && this.#elsewhere.some((word) => word.startsWith(text))
  }

  /** Known words near a typed one, nearest first. */
  near(typed: string): Candidate[] {
    if (typed.length < SHORTEST) return []
    const sound = soundOf(typed)
    const letters = lettersOf(sound)
    const limit = Math.min(MOST_EDITS, Math.max(1, Math.floor(sound.length * WRONG_SHARE)))
    const found: Candidate[] = []
    for (const entry of this.#entries) {
      if (lacking(letters, entry.letters) > limit) continue
      const bySound = editsTo(sound, entry.sound, limit)
      const edits = Math.min(bySound.whole, bySound.start + UNFINISHED)
      if (edits === Infinity) continue
      const bySpelling = editsTo(typed, entry.word, typed.length)
      const cost =
        edits +
        SPELLING_WEIGHT * Math.min(bySpelling.whole, bySpelling.start + UNFINISHED) +
        (sound[0] === entry.sound[0] ? 0 : FIRST_LETTER)
      found.push({ word: entry.word, cost })
    }
    return found.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
  }
}
