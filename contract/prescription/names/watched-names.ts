import { isControlled } from '../../medications/is-controlled.ts'
import { normalize } from '../../values/normalize.ts'
import { inOneGo } from '../../values/steps.ts'
import type { Fraction } from '../document.ts'
import { createBegunName } from './begun-name.ts'
import { knownWords, wordsAndNumbers } from './known-words.ts'
import { createExcuses } from './mentions.ts'
import { nearNameInSteps, createShortName, SHORTEST_NAME } from './near-name.ts'
import { type NameToken, nameTokens } from './name-tokens.ts'
import type { NamedIngredient, RecognisedCatalogue, WatchedName } from './recognised.ts'

/** A name and the drug that it means. `kind` is null for a drug without special rules. */
interface Entry extends Pick<WatchedName, 'name' | 'ingredients' | 'isBrand'> {
  kind: WatchedName['kind'] | null
  /** Number of words of the spelling under which the entry is listed. */
  words: number
  /** The only strengths beside which an abbreviation means the drug; undefined for a whole name. */
  beside?: readonly string[]
}

/** Maximum number of words into which one name may be split: "M O R F I N A". */
const MOST_PARTS = 14

/** Prohibited names that mean other things even alone: K2 is a vitamin, DOM a day. */
const MEANS_OTHER = new Set(['k2', 'dom'])

export const meansOther = (name: string): boolean => MEANS_OTHER.has(normalize(name))

/** The letters of a name alone: `mstcontinus`. */
const lettersOf = (name: string): string => normalize(name).replaceAll(/[^\p{L}]/gu, '')

/** Ingredients by every normalised name and synonym that means them. */
export const ingredientsByName = (all: readonly NamedIngredient[]): Map<string, NamedIngredient> =>
  new Map(
    all.flatMap((one) => [one.name, ...one.synonyms].map((spelling) => [normalize(spelling), one] as const)),
  )

const kindOf = ({
  fraction,
  antibiotic,
}: {
  fraction: Fraction
  antibiotic: boolean
}): Entry['kind'] | null => (isControlled(fraction) ? 'controlled' : antibiotic ? 'antibiotic' : null)

/** Names of all drugs by their letters, with the kind of special rules that apply to each drug. */
function* watchedTable(catalogue: RecognisedCatalogue): Generator<undefined, Map<string, Entry>, undefined> {
  const table = new Map<string, Entry>()
  const add = (spelling: string, entry: Omit<Entry, 'words'>): void => {
    table.set(lettersOf(spelling), { ...entry, words: wordsAndNumbers(spelling).filter(isLetters).length })
  }
  const all = [...catalogue.watched, ...catalogue.ingredients]
  const byName = ingredientsByName(all)
  yield
  for (const { abbreviation, ingredients, beside } of catalogue.abbreviations) {
    const kinds = ingredients.map((name) => byName.get(normalize(name))).map((one) => one && kindOf(one))
    const kind = kinds.includes('controlled') ? 'controlled' : 'antibiotic'
    add(abbreviation, { name: ingredients.join(' / '), kind, ingredients, isBrand: false, beside })
  }
  for (const name of [...catalogue.otherNames, ...catalogue.knownBrands]) {
    yield
    add(name, { name, kind: null, ingredients: [name], isBrand: false })
  }
  for (const name of catalogue.prohibited.filter((one) => !meansOther(one)))
    add(name, { name, kind: 'prohibited', ingredients: [name], isBrand: false })
  for (const { brand, ingredients } of catalogue.watchedBrands) {
    const kinds = ingredients.map((name) => byName.get(normalize(name))).map((one) => one && kindOf(one))
    const kind = kinds.includes('controlled') ? 'controlled' : 'antibiotic'
    add(brand, { name: brand, kind, ingredients, isBrand: true })
  }
  for (const { brands, ingredients, fraction, antibiotic } of catalogue.products) {
    yield
    const kind = kindOf({ fraction, antibiotic })
    if (!kind) continue
    const names = ingredients.map(({ name }) => name)
    for (const brand of brands) add(brand, { name: brand, kind, ingredients: names, isBrand: true })
  }
  for (const one of all) {
    yield
    const kind = kindOf(one)
    for (const name of [one.name, ...one.synonyms])
      add(name, { name: one.name, kind, ingredients: [one.name], isBrand: false })
  }
  return table
}

/** Number of names that are read in one step, which takes less than a millisecond. */
const STEP = 200

/** The names of drugs with special rules, the letters of all other names, and the first letters of every name. */
function* dividedTable(table: ReadonlyMap<string, Entry>) {
  const watched: [letters: string, entry: Entry][] = []
  const others: string[] = []
  const beginnings = new Set<string>()
  let read = 0
  for (const [letters, entry] of table) {
    if (read++ % STEP === 0) yield
    beginnings.add(letters.slice(0, BEGINNING))
    if (entry.kind === null) others.push(letters)
    else watched.push([letters, entry])
  }
  return { watched, others, beginnings }
}

/** Finds controlled drugs, antibiotics and prohibited substances in a text, however they are written. */
export const createWatchedNames = (catalogue: RecognisedCatalogue): ((text: string) => WatchedName[]) =>
  inOneGo(watchedNamesInSteps(catalogue))

/** Builds the search of `createWatchedNames` in short steps, between which a browser can handle the user's input. */
export function* watchedNamesInSteps(
  catalogue: RecognisedCatalogue,
): Generator<undefined, (text: string) => WatchedName[], undefined> {
  const table = yield* watchedTable(catalogue)
  const all = [...catalogue.watched, ...catalogue.ingredients]
  const oneWord = all.flatMap(({ name, synonyms }) => [name, ...synonyms])
  const single = new Set([...oneWord, ...catalogue.prohibited].filter(isOneWord).map(lettersOf))
  yield
  const { watched, others, beginnings } = yield* dividedTable(table)
  const brands = watched.filter(([, { name, isBrand }]) => isBrand && isOneWord(name))
  const known = yield* knownWords(catalogue)
  yield
  const ordinary = new Set(catalogue.ordinaryWords)
  const noSlips = { has: (word: string) => known.has(word) || ordinary.has(word) }
  const ofOneWord = watched.filter(([letters]) => single.has(letters))
  const nearName = yield* nearNameInSteps(new Map(ofOneWord), noSlips)
  const nearBrand = yield* nearNameInSteps(new Map(brands), noSlips)
  const nearPhrase = yield* nearPhraseInSteps(
    new Map(watched.filter(([, { words, beside }]) => words > 1 && !beside)),
  )
  yield
  const shortBrand = createShortName(shortBrands(catalogue, table), noSlips)
  const ofPlural = (word: string): Entry | null => {
    const one = /^(\p{L}{7,})es$/u.exec(word)?.[1]
    const entry = one === undefined ? undefined : table.get(one)
    return one === undefined ? null : entry && entry.kind !== null ? entry : nearName(one)
  }
  const near = (word: string): Entry | null =>
    nearName(word) ?? nearBrand(word) ?? shortBrand(word) ?? ofPlural(word)
  const begun = yield* createBegunName(
    new Map(ofOneWord.filter(([, { isBrand }]) => !isBrand)),
    others,
    noSlips,
  )
  const names = { table, beginnings }
  const excuses = createExcuses(catalogue.mentions, (word) => known.has(word) || table.has(word))
  return (text) => {
    const tokens = nameTokens(text)
    const found: Omit<WatchedName, 'excuse'>[] = []
    for (let at = 0; at < tokens.length;) {
      const here =
        longestAt(tokens, at, names) ??
        nearAt(tokens, at, near) ??
        nearPhrase(tokens, at) ??
        nearAt(tokens, at, begun, 'begun')
      const name = here && watchedName(here)
      if (name) found.push(name)
      at += here?.taken ?? 1
      const end = here?.to ?? 0
      // The list of tokens has a word with digits first as a whole, and then its parts without the digits. Where the whole
      // word was taken as a name, its parts are skipped.
      while ((tokens[at]?.from ?? end) < end) at += 1
    }
    if (found.length === 0) return []
    const said = excuses(text, found)
    return found.map((name, at) => ({ ...name, excuse: said[at] ?? 'none' }))
  }
}

/** Brands of controlled drugs that Mexico sells under one word, by their letters. */
function shortBrands(
  { products }: RecognisedCatalogue,
  table: ReadonlyMap<string, Entry>,
): Map<string, Entry> {
  const sold = products.filter(({ fraction }) => isControlled(fraction)).flatMap(({ brands }) => brands)
  return new Map(
    sold.filter(isOneWord).flatMap((brand) => {
      const entry = table.get(lettersOf(brand))
      return entry ? [[lettersOf(brand), entry] as const] : []
    }),
  )
}

const isLetters = (word: string): boolean => /\p{L}/u.test(word)

const isOneWord = (name: string): boolean => wordsAndNumbers(name).length === 1

interface Here {
  entry: Entry
  how: WatchedName['how']
  from: number
  to: number
  /** Number of tokens of the text that the name takes up. */
  taken: number
}

const watchedName = ({ entry, how, from, to }: Here): Omit<WatchedName, 'excuse'> | null =>
  entry.kind === null
    ? null
    : {
        name: entry.name,
        kind: entry.kind,
        ingredients: entry.ingredients,
        isBrand: entry.isBrand,
        how,
        beside: entry.beside ?? [],
        from,
        to,
      }

/** Names of all drugs, with the first letters of each name. */
interface Names {
  table: ReadonlyMap<string, Entry>
  beginnings: ReadonlySet<string>
}

/** Number of letters of a word that are compared first. A word is skipped at once when no name begins with them. */
const BEGINNING = 6

/** The longest name that begins at a token, written as a whole or in parts. */
function longestAt(tokens: readonly NameToken[], at: number, { table, beginnings }: Names): Here | null {
  const [first] = tokens.slice(at, at + 1)
  if (!first) return null
  let longest: Here | null = null
  for (const reading of first.readings) {
    let letters = ''
    for (let taken = 1; taken <= MOST_PARTS; taken += 1) {
      const token = tokens[at + taken - 1]
      if (!token) break
      letters += taken === 1 ? reading : (token.readings[0] ?? '')
      if (letters.length >= BEGINNING && !beginnings.has(letters.slice(0, BEGINNING))) break
      const entry = table.get(letters)
      const isDisguised = first.isDisguised || token.isDisguised
      const isTorn = taken > (entry?.words ?? 1)
      // A short name is one word, as it is printed, or its letters one by one: "o pio" is no opium, "T A F I L" is Tafil.
      const isShort = letters.length < SHORTEST_NAME || entry?.beside !== undefined
      const isSpelled = taken === letters.length && taken >= SHORTEST_NAME - 1
      if (!entry || (isTorn && isShort && !isSpelled) || (isDisguised && letters.length < SHORTEST_NAME - 1))
        continue
      const how = howOf(entry, { isShort, isTorn, isDisguised })
      if (entry.kind === null && how !== 'exact') continue
      longest = { entry, how, from: first.from, to: token.to, taken }
    }
  }
  return longest
}

/** How a text writes a name that was found in it: exactly, disguised, abbreviated, or only its beginning. */
function howOf(
  { beside }: Entry,
  { isShort, isTorn, isDisguised }: Record<'isShort' | 'isTorn' | 'isDisguised', boolean>,
): WatchedName['how'] {
  if (beside !== undefined) return 'abbreviated'
  if (isDisguised && isShort) return 'begun'
  return isTorn || isDisguised ? 'disguised' : 'exact'
}

/**
 * Minimum number of letters of a name of several words that is corrected, maximum number of its words, and minimum
 * number of letters of its last word.
 */
const PHRASE = { letters: 8, words: 3, last: 3 } as const
/** Number of first letters that have to be right in a name of several words. */
const PHRASE_BEGINNING = 3

/** Finds the name of several words that a text means with one typing error: "Ifa Redusing S". */
function* nearPhraseInSteps(names: ReadonlyMap<string, Entry>) {
  const long = new Map([...names].filter(([letters]) => letters.length >= PHRASE.letters))
  const beginnings = new Set(Array.from(long.keys(), (letters) => letters.slice(0, PHRASE_BEGINNING)))
  const near = yield* nearNameInSteps(long, new Set())
  return (tokens: readonly NameToken[], at: number): Here | null => {
    const first = tokens[at]
    let letters = first?.readings[0] ?? ''
    for (let taken = 2; taken <= PHRASE.words; taken += 1) {
      const token = tokens[at + taken - 1]
      if (!first || !token) return null
      letters += token.readings[0] ?? ''
      if (!beginnings.has(letters.slice(0, PHRASE_BEGINNING))) return null
      // "penicilina y" is not taken for a misspelling of "penicilina V".
      const isShort = (token.readings[0] ?? '').length < PHRASE.last
      const entry = isShort ? null : near(letters)
      if (entry) return { entry, how: 'near', from: first.from, to: token.to, taken }
    }
    return null
  }
}

/** Finds the controlled drug or antibiotic that one word means, misspelt or shortened to its beginning. */
function nearAt(
  tokens: readonly NameToken[],
  at: number,
  near: (word: string) => Entry | null,
  how: 'near' | 'begun' = 'near',
): Here | null {
  const token = tokens[at]
  for (const reading of token?.readings ?? []) {
    const entry = near(reading)
    if (token && entry) return { entry, how, from: token.from, to: token.to, taken: 1 }
  }
  return null
}
