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
  /** The worst grade among the words that name it; `GRADE.strength` when no word names it. */
  name: number
  /** The worst grade among the words that narrow it, 0 when none does. */
  narrow: number
}

/** A drug of which some presentation answers, and the best grades among them. */
export interface DrugMatch {
  drug: number
  name: number
  narrow: number
}

function grade(grades: Uint8Array, places: readonly number[], value: number): void {
  for (const place of places) {
    const known = grades[place] ?? 0
    if (known === 0 || known > value) grades[place] = value
  }
}

/** Answers queries word by word over one index. Keeps its scratch memory: an answer holds until the next. */
export class Matcher {
  readonly #index: SearchIndex
  readonly #scratch: Uint8Array[] = []
  readonly #names: Uint8Array
  readonly #narrows: Uint8Array

  constructor(index: SearchIndex) {
    this.#index = index
    this.#names = new Uint8Array(index.products.length)
    this.#narrows = new Uint8Array(index.products.length)
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
    const { numbers, amounts } = this.#index
    const exact = numbers.get(unit === null ? text : `${text} ${unit}`)
    grade(grades, exact?.strength ?? [], GRADE.strength)
    grade(grades, exact?.content ?? [], GRADE.content)
    // "amox 50" on the way to 500: only while no unit says that the number is complete.
    if (unit !== null) return
    for (let i = placeOf(amounts, text); amounts[i]?.startsWith(text) === true; i++)
      if (amounts[i] !== text) grade(grades, numbers.get(amounts[i] ?? '')?.strength ?? [], GRADE.numberStart)
  }

  /** Drugs of which some presentation answers every word, in the index's order. */
  match(words: Word[]): DrugMatch[] {
    const { products, wholeBrands, drugs } = this.#index
    const grades = words.map((word, slot) => this.#gradesOf(word, slot))
    let exact = false
    for (let place = 0; place < products.length; place++) {
      let name = 0
      let narrow = 0
      for (const given of grades) {
        const value = given[place] ?? 0
        if (value === 0) {
          name = 0
          narrow = 0
          break
        }
        if (value > GRADE.brand) narrow = Math.max(narrow, value)
        else name = Math.max(name, value)
      }
      if (name === 0 && narrow > 0) name = GRADE.strength
      if (name > 0 && narrow < GRADE.numberStart) exact = true
      this.#names[place] = name
      this.#narrows[place] = narrow
    }
    const whole = words.map((w) => (w.kind === 'word' ? w.text : '')).join('')
    for (const place of wholeBrands.get(whole) ?? [])
      if (this.#names[place] === GRADE.brand) this.#names[place] = GRADE.wholeBrand
    // A number that matches exactly somewhere is not also taken as the beginning of others.
    if (exact)
      for (let place = 0; place < products.length; place++)
        if (this.#narrows[place] === GRADE.numberStart) this.#names[place] = 0
    const found: DrugMatch[] = []
    for (const [drug, { first, count }] of drugs.entries()) {
      const best = this.#best(first, count)
      if (best !== null) found.push({ drug, ...best })
    }
    return found
  }

  #best(first: number, count: number): { name: number; narrow: number } | null {
    let name = Infinity
    let narrow = Infinity
    for (let place = first; place < first + count; place++) {
      const given = this.#names[place] ?? 0
      if (given === 0) continue
      name = Math.min(name, given)
      narrow = Math.min(narrow, this.#narrows[place] ?? 0)
    }
    return name === Infinity ? null : { name, narrow }
  }

  /** Presentations of one drug that answered the last query, best first. */
  presentations(drug: number): Match[] {
    const { first, count } = this.#index.drugs[drug] ?? { first: 0, count: 0 }
    const matches: Match[] = []
    for (let place = first; place < first + count; place++) {
      const name = this.#names[place] ?? 0
      if (name > 0) matches.push({ place, name, narrow: this.#narrows[place] ?? 0 })
    }
    return matches.sort((a, b) => a.name - b.name || a.narrow - b.narrow || a.place - b.place)
  }
}
