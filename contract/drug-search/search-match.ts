import { FIELD, wordPlace, type SearchIndex } from './search-index.ts'
import { readBrands } from './words-of-brands.ts'
import type { Word } from './words.ts'

/**
 * How well a product matches a word: the lower the better, 0 is no match. A name outranks a brand, and a whole word outranks a
 * beginning. Strengths, forms and contents only narrow the matches of names.
 */
export const GRADE = {
  generic: 1,
  wholeBrand: 2,
  genericStart: 3,
  synonym: 4,
  ingredient: 5,
  brand: 6,
  strength: 7,
  form: 8,
  content: 9,
  numberStart: 10,
} as const

/**
 * Minimum number of letters of the beginning of a salt's name. "Mavidol TR" is a brand with tramadol, so that "TR"
 * must not be read as the beginning of "trometamol" and find ketorolac trometamol.
 */
const SHORTEST_SALT = 4

/**
 * Whether the match of a whole brand, such as "Retin-A", is better than a match of the given grade, such as the beginning of
 * a name.
 */
const isBelowBrand = (grade: number): boolean => grade > GRADE.wholeBrand && grade !== GRADE.ingredient

/** One product that matches every word of a query. */
export interface Match {
  place: number
  /**
   * The worst (highest) grade of match (GRADE) among the words that match the product's name; `GRADE.strength` when no word
   * does.
   */
  name: number
  /**
   * The worst (highest) grade of match (GRADE) among the words that narrow the match (strength, form, content); 0 when there
   * are none.
   */
  narrow: number
}

/** A drug of which some presentation matches, and the best grades among its presentations. */
export interface DrugMatch {
  drug: number
  name: number
  narrow: number
}

/** How well each product matches one word of the query, as a grade (GRADE). */
class Grades {
  readonly of: Uint8Array
  places: number[] = []

  constructor(products: number) {
    this.of = new Uint8Array(products)
  }

  clear(): void {
    this.of.fill(0)
    this.places = []
  }

  /** Gives products a grade of match (GRADE). A product that has one already keeps the better one. */
  give(places: readonly number[] | undefined, grade: number): void {
    for (const place of places ?? []) {
      const known = this.of[place] ?? 0
      if (known === 0) this.places.push(place)
      if (known === 0 || known > grade) this.of[place] = grade
    }
  }
}

/**
 * Matches queries word by word against one index. The matcher reuses its memory, so that
 * a result is valid until the next query.
 */
export class Matcher {
  readonly #index: SearchIndex
  readonly #scratch: Grades[] = []
  readonly #names: Uint8Array
  readonly #narrows: Uint8Array
  /** Products (their places in `SearchIndex.products`) that matched the last query. */
  #answering: number[] = []

  constructor(index: SearchIndex) {
    this.#index = index
    this.#names = new Uint8Array(index.products.length)
    this.#narrows = new Uint8Array(index.products.length)
  }

  /** Whether any product holds the word, whole or as a beginning. */
  knows(word: Word): boolean {
    if (word.kind === 'number') return true
    const { words } = this.#index
    return words[wordPlace(words, word.text)]?.startsWith(word.text) ?? false
  }

  /** Whether any product holds the word whole, and not only as a beginning. */
  holds(word: Word): boolean {
    const { words } = this.#index
    return words[wordPlace(words, word.text)] === word.text
  }

  #gradesOf(word: Word, slot: number): Grades {
    const grades = (this.#scratch[slot] ??= new Grades(this.#index.products.length))
    grades.clear()
    if (word.kind === 'number') this.#gradeNumber(grades, word)
    else this.#gradeWord(grades, word.text)
    return grades
  }

  #gradeWord(grades: Grades, text: string): void {
    const { words, postings, salts } = this.#index
    for (let i = wordPlace(words, text); words[i]?.startsWith(text) === true; i++) {
      const word = words[i] ?? ''
      if (word !== text && text.length < SHORTEST_SALT && salts.has(word)) continue
      const posting = postings.get(word)
      grades.give(posting?.[FIELD.generic], word === text ? GRADE.generic : GRADE.genericStart)
      grades.give(posting?.[FIELD.synonym], word === text ? GRADE.genericStart : GRADE.synonym)
      grades.give(posting?.[FIELD.ingredient], GRADE.ingredient)
      grades.give(posting?.[FIELD.brand], GRADE.brand)
      grades.give(posting?.[FIELD.form], GRADE.form)
      grades.give(posting?.[FIELD.content], GRADE.content)
    }
  }

  #gradeNumber(grades: Grades, { text, unit }: Word): void {
    const { numbers, amounts } = this.#index
    const exact = numbers.get(unit === null ? text : `${text} ${unit}`)
    grades.give(exact?.strength, GRADE.strength)
    grades.give(exact?.content, GRADE.content)
    // A typed number may be the beginning of another ("amox 50" of 500), unless a unit says that it is complete.
    if (unit !== null) return
    for (let i = wordPlace(amounts, text); amounts[i]?.startsWith(text) === true; i++)
      if (amounts[i] !== text) grades.give(numbers.get(amounts[i] ?? '')?.strength, GRADE.numberStart)
  }

  /** Drugs of which some presentation matches every word. */
  match(words: Word[]): DrugMatch[] {
    for (const place of this.#answering) this.#names[place] = 0
    const grades = words.map((word, slot) => this.#gradesOf(word, slot))
    const [fewest] = grades.toSorted((a, b) => a.places.length - b.places.length)
    this.#answering = (fewest?.places ?? []).filter((place) => this.#combine(place, words, grades))
    // A number is a part of some brands ("XL-3"), and beside other brands it is a strength.
    const spellings = [words.filter((w) => w.kind === 'word'), words].map((all) =>
      all.map((w) => w.text).join(''),
    )
    for (const place of spellings.flatMap((whole) => this.#index.wholeBrands.get(whole) ?? []))
      if (isBelowBrand(this.#names[place] ?? 0)) this.#names[place] = GRADE.wholeBrand
    this.#dropNumberStarts()
    return this.#drugs()
  }

  /**
   * Whether one brand of a product holds all words of the query that only brands of the product hold. "Pred Forte" does
   * not find metformin, whose brands are "Predial" and "Glucophage Forte".
   */
  #isOneBrand(place: number, words: readonly Word[], grades: readonly Grades[]): boolean {
    const asked = words.filter((_, slot) => grades[slot]?.of[place] === GRADE.brand)
    return readBrands(this.#index.products[place]?.brands ?? []).some(({ all }) =>
      asked.every(({ text }) => all.some((own) => own.startsWith(text))),
    )
  }

  /**
   * Whether a product matches every word; if so, stores the worst grades of match (GRADE) of its name and of the narrowing
   * words.
   */
  #combine(place: number, words: readonly Word[], grades: readonly Grades[]): boolean {
    let name = 0
    let narrow = 0
    let ofBrands = 0
    for (const { of } of grades) {
      const grade = of[place] ?? 0
      if (grade === 0) return false
      if (grade > GRADE.brand) narrow = Math.max(narrow, grade)
      else name = Math.max(name, grade)
      if (grade === GRADE.brand) ofBrands++
    }
    if (ofBrands > 1 && !this.#isOneBrand(place, words, grades)) return false
    this.#names[place] = name === 0 ? GRADE.strength : name
    this.#narrows[place] = narrow
    return true
  }

  /** Drops matches by the beginning of a number when another product matches the whole number. */
  #dropNumberStarts(): void {
    const isStart = (place: number): boolean => this.#narrows[place] === GRADE.numberStart
    if (this.#answering.every(isStart)) return
    for (const place of this.#answering) if (isStart(place)) this.#names[place] = 0
  }

  #drugs(): DrugMatch[] {
    const found = new Map<number, DrugMatch>()
    for (const place of this.#answering) {
      const name = this.#names[place] ?? 0
      if (name === 0) continue
      const narrow = this.#narrows[place] ?? 0
      const drug = this.#index.drugOf[place] ?? 0
      const known = found.get(drug)
      if (known === undefined) found.set(drug, { drug, name, narrow })
      else {
        known.name = Math.min(known.name, name)
        known.narrow = Math.min(known.narrow, narrow)
      }
    }
    return [...found.values()]
  }

  /** Presentations of one drug that matched the last query, best first. */
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

/**
 * Minimum number of letters with which the beginning of a form, such as "coliri" of "colirio", is searched without
 * a name.
 */
const FORM_BEGINS = 5

/** Whether a query names no drug and only begins the word of a form: "E coli" does not mean "colirio". */
export const isBeginningOfForm = (
  words: readonly Word[],
  found: readonly DrugMatch[],
  matcher: Matcher,
): boolean =>
  found.every(({ name }) => name === GRADE.strength) &&
  words.some((word) => word.kind === 'word' && word.text.length < FORM_BEGINS && !matcher.holds(word))
