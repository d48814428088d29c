import { presentationOf } from './presentation.ts'
import { orderingOfProducts } from './product-order.ts'
import { normalize } from '../values/normalize.ts'
import type { SearchedProduct, SearchedCatalogue } from './searched.ts'
import { sortedInSteps } from '../values/steps.ts'
import { BrandReader } from './words-of-brands.ts'
import { type Word, wordsOf } from './words.ts'

/** Field of a product in which a word stands. The lower the number, the better the match. */
export const FIELD = { generic: 0, synonym: 1, ingredient: 2, brand: 3, form: 4, content: 5 } as const
export type IndexField = (typeof FIELD)[keyof typeof FIELD]

/** Products (their places in `SearchIndex.products`) that hold a word, by the field that holds it. */
type Postings = Record<IndexField, readonly number[]>

/** Empty list of products (Postings), for the fields that hold a word in no product. Nearly all words are in one field only. */
const NOWHERE: readonly number[] = []

/** Products that hold a number, as a strength or elsewhere in their text. */
interface Numbers {
  strength: number[]
  content: number[]
}

export interface SearchIndex<P extends SearchedProduct = SearchedProduct> {
  /** Products in the order of results: drugs with more presentations first, within a drug the usual forms first. */
  products: P[]
  /** Text of each product as it is shown. */
  presentations: string[]
  /** Number of the drug (generic name) of each product. */
  drugOf: Int32Array
  /** Drugs by their numbers. The products of one drug stand side by side in `products`. */
  drugs: { generic: string; first: number; count: number }[]
  /** All words of the index, sorted, so that the beginning of a word is found by binary search. */
  words: string[]
  postings: Map<string, Postings>
  /** Products by a number that they hold, with and without its unit: keys are `500` and `500 mg`. */
  numbers: Map<string, Numbers>
  /** Numbers without unit, sorted, for binary search of beginnings. */
  amounts: string[]
  /** Products by a whole brand name, with the words of the name joined. */
  wholeBrands: Map<string, number[]>
  /** Normalised words that name a salt or hydrate. */
  salts: ReadonlySet<string>
  /** The spelling to show for a word: `acido` is shown as `ácido`. */
  shown: Map<string, string>
}

/** Synonyms of every ingredient, by each of its names. */
export function synonymsOf(
  ingredients: SearchedCatalogue<SearchedProduct>['ingredients'],
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const { name, synonyms } of ingredients)
    for (const one of [name, ...synonyms]) found.set(normalize(one), synonyms)
  return found
}

/** Spellings of a strength in the neighbouring units: `1 g` is also found as `1000 mg`. */
export function sameStrengths(amount: string, unit: string): string[] {
  const value = Number(amount)
  const scaled = (factor: number): string => String(Number((value * factor).toPrecision(12)))
  const all = [amount, `${amount} ${unit}`]
  if (unit === 'g' || unit === 'mg') {
    const [factor, other] = unit === 'g' ? [1000, 'mg'] : [0.001, 'g']
    all.push(scaled(factor), `${scaled(factor)} ${other}`)
  }
  if (unit === 'mg' || unit === 'µg') {
    const [factor, other] = unit === 'mg' ? [1000, 'µg'] : [0.001, 'mg']
    all.push(scaled(factor), `${scaled(factor)} ${other}`)
  }
  return all
}

/**
 * Adds the place of a product (in `SearchIndex.products`) to a sorted list, unless the list ends with it. Places must not
 * decrease from call to call.
 */
function post(list: number[], place: number): void {
  if (list.at(-1) !== place) list.push(place)
}

/** A part of a product with text. Products with the same text in a part are found by the same words and numbers. */
type Part = 'onlyIngredient' | 'ingredient' | 'strength' | 'brand' | 'form' | 'route' | 'amount'

/** Builds the parts of the index product by product, in the order of the index. */
class IndexBuilder {
  readonly postings: SearchIndex['postings'] = new Map()
  readonly numbers: SearchIndex['numbers'] = new Map()
  readonly wholeBrands: SearchIndex['wholeBrands'] = new Map()
  readonly shown: SearchIndex['shown'] = new Map()
  readonly drugs: SearchIndex['drugs'] = []
  readonly drugOf: Int32Array
  readonly presentations: string[] = []
  readonly #catalogue: SearchedCatalogue<SearchedProduct>
  readonly #forms: Map<string, SearchedCatalogue<SearchedProduct>['forms'][number]>
  readonly #synonyms: Map<string, readonly string[]>
  readonly #brands = new BrandReader()
  /**
   * Cache, by part and text, of the lists of products to which a product with this text is added. Many products share a
   * text, which is therefore split into words only once.
   */
  readonly #lists: Record<Part, Map<string, readonly number[][]>> = {
    onlyIngredient: new Map(),
    ingredient: new Map(),
    strength: new Map(),
    brand: new Map(),
    form: new Map(),
    route: new Map(),
    amount: new Map(),
  }

  constructor(catalogue: SearchedCatalogue<SearchedProduct>) {
    this.#catalogue = catalogue
    this.#forms = new Map(catalogue.forms.map((form) => [form.name, form]))
    this.#synonyms = synonymsOf(catalogue.ingredients)
    this.drugOf = new Int32Array(catalogue.products.length)
  }

  add(product: SearchedProduct, place: number): void {
    const { ingredients, brands, form, route, content, per } = product
    this.presentations.push(presentationOf(product))
    this.#addDrug(product, place)
    const part = ingredients.length === 1 ? 'onlyIngredient' : 'ingredient'
    for (const { name, strength } of ingredients) {
      this.#post(part, name, place)
      this.#post('strength', strength, place)
    }
    for (const brand of brands) this.#post('brand', brand, place)
    // Brands are split into words while the index is built, so that no keystroke waits for it.
    this.#brands.finish(brands)
    this.#post('form', form, place)
    this.#post('route', route, place)
    this.#post('amount', content, place)
    this.#post('amount', per, place)
  }

  #addDrug({ generic }: SearchedProduct, place: number): void {
    if (this.drugs.at(-1)?.generic !== generic) this.drugs.push({ generic, first: place, count: 0 })
    const drug = this.drugs.at(-1)
    if (drug !== undefined) drug.count++
    this.drugOf[place] = this.drugs.length - 1
  }

  /** Adds the place of a product to all lists (`#lists`) that belong to a text of the product. */
  #post(part: Part, text: string, place: number): void {
    const known = this.#lists[part]
    let lists = known.get(text)
    if (lists === undefined) known.set(text, (lists = this.#listsOf(part, text)))
    for (const list of lists) post(list, place)
  }

  #listsOf(part: Part, text: string): number[][] {
    switch (part) {
      case 'onlyIngredient':
        return this.#namesOf(text, FIELD.generic, FIELD.synonym)
      case 'ingredient':
        return this.#namesOf(text, FIELD.ingredient, FIELD.ingredient)
      case 'strength':
        return wordsOf(text)
          .flatMap((word) => (word.unit === null ? [word.text] : sameStrengths(word.text, word.unit)))
          .map((key) => this.#number(key, 'strength'))
      case 'brand': {
        const words = wordsOf(text)
        this.#brands.add(text, words)
        return [...this.#text(text, FIELD.brand, words), this.#wholeBrand(words)]
      }
      case 'form':
        return this.#spellingsOfForm(text).flatMap((spelling) => this.#text(spelling, FIELD.form))
      case 'route':
        return this.#spellingsOfRoute(text).flatMap((spelling) => this.#text(spelling, FIELD.form))
      default:
        return this.#text(text, FIELD.content)
    }
  }

  /** Spellings of a form. A chewable tablet is also found by the words for a tablet. */
  #spellingsOfForm(name: string): string[] {
    const kinds = name.split(' ').flatMap((word) => this.#forms.get(word) ?? [])
    const own = this.#forms.get(name)
    const forms = own === undefined ? kinds : [...kinds, own]
    return [name, ...forms.flatMap((form) => [form.plural, ...form.aliases, ...form.askedAs])]
  }

  #spellingsOfRoute(name: string): string[] {
    return [name, ...(this.#catalogue.routes.find((route) => route.name === name)?.aliases ?? [])]
  }

  #namesOf(name: string, field: IndexField, synonymField: IndexField): number[][] {
    const synonyms = this.#synonyms.get(normalize(name)) ?? []
    return [...this.#text(name, field), ...synonyms.flatMap((synonym) => this.#text(synonym, synonymField))]
  }

  #wholeBrand(words: readonly Word[]): number[] {
    const whole = joinedWords(words)
    let places = this.wholeBrands.get(whole)
    if (places === undefined) this.wholeBrands.set(whole, (places = []))
    return places
  }

  #number(key: string, field: keyof Numbers): number[] {
    let entry = this.numbers.get(key)
    if (entry === undefined) this.numbers.set(key, (entry = { strength: [], content: [] }))
    return entry[field]
  }

  #word(word: string, field: IndexField): number[] {
    let entry = this.postings.get(word)
    if (entry === undefined)
      this.postings.set(word, (entry = [NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE]))
    let places = entry[field]
    if (places === NOWHERE) entry[field] = places = []
    return places as number[]
  }

  #text(text: string, field: IndexField, words = wordsOf(text)): number[][] {
    const { salts } = this.#catalogue
    // "amoxicilina trihidratada": the salt in a synonym only narrows the search, since it does not name the drug.
    // "potassium chloride" has no other words, which therefore name it.
    const narrows = field === FIELD.synonym && !words.every((word) => salts.has(word.text))
    const lists: number[][] = []
    for (const { text: word, kind, unit } of words) {
      const isSalt = narrows && salts.has(word)
      if (kind === 'word') lists.push(this.#word(word, isSalt ? FIELD.content : field))
      else lists.push(this.#number(word, 'content'))
      if (unit !== null) lists.push(this.#number(`${word} ${unit}`, 'content'))
    }
    // "acidofolico" typed as one word must still be found.
    if (field <= FIELD.brand && words.length > 1 && words.length <= 3) {
      const joined = joinedWords(words)
      lists.push(this.#word(joined, field))
      if (!this.shown.has(joined)) this.shown.set(joined, text)
    }
    if (field <= FIELD.form) this.#show(text)
    return lists
  }

  #show(text: string): void {
    if (this.shown.has(text)) return
    for (const original of [text, ...text.split(/[\s/-]+/)]) {
      const key = normalize(original)
      if (!this.shown.has(key)) this.shown.set(key, original)
    }
  }
}

const joinedWords = (words: readonly Word[]): string => words.map((word) => word.text).join('')

/** Number of products that are indexed in one step, which takes less than a millisecond. */
const STEP = 5

/** Builds the index that searches run on, step by step; once, at start (about a second for 26,000 products). */
export function* indexing<P extends SearchedProduct>(
  catalogue: SearchedCatalogue<P>,
): Generator<undefined, SearchIndex<P>, undefined> {
  const products = yield* orderingOfProducts(catalogue)
  const builder = new IndexBuilder(catalogue)
  for (const [place, product] of products.entries()) {
    if (place % STEP === 0) yield
    builder.add(product, place)
  }
  const { postings, numbers, wholeBrands, shown, drugs, drugOf, presentations } = builder
  const words = yield* sortedInSteps(postings.keys())
  const amounts = yield* sortedInSteps([...numbers.keys()].filter((key) => !key.includes(' ')))
  return {
    products,
    presentations,
    drugOf,
    drugs,
    words,
    postings,
    numbers,
    amounts,
    wholeBrands,
    salts: catalogue.salts,
    shown,
  }
}

/** Index of the first entry of the sorted `words` that is not before `text`. */
export function wordPlace(words: readonly string[], text: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** A word of a query as it is shown: `Imuran`, `500 mg`. */
export const shownWord = ({ text, unit }: Word, { shown }: Pick<SearchIndex, 'shown'>): string =>
  unit === null ? (shown.get(text) ?? text) : `${text} ${unit}`
