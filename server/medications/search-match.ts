import { FIELD, placeOf, type SearchIndex } from './search-index.ts'
import type { Word } from './words.ts'

/**
 * How well a product answers: the lower the better, 0 is not at all. A name outranks a brand; a whole word
 * outranks a beginning; strengths, forms and contents only narrow what names found.
 */
export const GRADE = {
  generic: 1,
  wholeBrand: 2,
  genericStart: 3,
  ingredient: 4,
  brand: 5,
  strength: 6,
  form: 7,
  content: 8,
  numberStart: 9,
} as const

/** One product that answers every word of a query. */
export interface Match {
  place: number
  /** The worst grade among the words that name it; above `GRADE.brand` when no word names it. */
  name: number
  /** Sum over the words that narrow: the lower, the nearer. */
  narrow: number
}

const isName = (grade: number): boolean => grade <= GRADE.brand

function grade(grades: Uint8Array, places: readonly number[] | undefined, value: number): number {
  let added = 0
  for (const place of places ?? []) {
    const known = grades[place] ?? 0
    if (known === 0) added++
    if (known === 0 || known > value) grades[place] = value
  }
  return added
}

/** Answers queries word by word over one index; keeps its scratch memory, so one per index. */
export class Matcher {
  readonly #index: SearchIndex
  readonly #scratch: Uint8Array[] = []

  constructor(index: SearchIndex) {
    this.#index = index
  }

  /** Whether any product holds the word, whole or as a beginning. */
  knows(word: Word): boolean {
    if (word.kind === 'number') return true
    const { words } = this.#index
    return words[placeOf(words, word.text)]?.startsWith(word.text) ?? false
  }

  #gradesOf(word: Word, slot: number): Uint8Array {
    let grades = this.#scratch[slot]
    if (grades === undefined) this.#scratch.push((grades = new Uint8Array(this.#index.products.length)))
    else grades.fill(0)
    if (word.kind === 'number') this.#gradeNumber(grades, word)
    else this.#gradeWord(grades, word.text)
    return grades
  }

  #gradeWord(grades: Uint8Array, text: string): void {
    const { words, postings } = this.#index
    for (let i = placeOf(words, text); i < words.length; i++) {
      const word = words[i]
      if (word === undefined || !word.startsWith(text)) break
      const posting = postings.get(word)
      if (posting === undefined) continue
      grade(grades, posting[FIELD.generic], word === text ? GRADE.generic : GRADE.genericStart)
      grade(grades, posting[FIELD.ingredient], GRADE.ingredient)
      grade(grades, posting[FIELD.brand], GRADE.brand)
      grade(grades, posting[FIELD.form], GRADE.form)
      grade(grades, posting[FIELD.content], GRADE.content)
    }
  }

  #gradeNumber(grades: Uint8Array, { text, unit }: Word): void {
    const { numbers } = this.#index
    const key = unit === null ? text : `${text} ${unit}`
    const exact = numbers.get(key)
    grade(grades, exact?.strength, GRADE.strength)
    grade(grades, exact?.content, GRADE.content)
    // "amox 50" on the way to 500: only while no unit says that the number is complete.
    if (unit === null)
      for (const [number, places] of numbers)
        if (number.length > text.length && number.startsWith(text) && !number.includes(' '))
          grade(grades, places.strength, GRADE.numberStart)
  }

  /** Products that answer every word, in the index's order. */
  match(words: Word[]): Match[] {
    const { products, wholeBrands } = this.#index
    const grades = words.map((word, slot) => this.#gradesOf(word, slot))
    const whole = new Set(wholeBrands.get(words.map((w) => (w.kind === 'word' ? w.text : '')).join('')))
    const matches: Match[] = []
    let leastNarrow = Infinity
    for (let place = 0; place < products.length; place++) {
      let name = 0
      let narrow = 0
      let answers = true
      for (const given of grades) {
        const value = given[place] ?? 0
        if (value === 0) {
          answers = false
          break
        }
        if (isName(value)) name = Math.max(name, value)
        else narrow = Math.max(narrow, value)
      }
      if (!answers) continue
      if (name === GRADE.brand && whole.has(place)) name = GRADE.wholeBrand
      if (narrow < leastNarrow) leastNarrow = narrow
      matches.push({ place, name: name === 0 ? GRADE.strength : name, narrow })
    }
    // A number that matches exactly somewhere is not also taken as the beginning of others.
    return leastNarrow < GRADE.numberStart ? matches.filter((m) => m.narrow < GRADE.numberStart) : matches
  }
}
