import type { Unit } from '#knowledge/catalogue/units.ts'
import { type Lexicon, LINKS, type Meaning, namesKey } from './parse-lexicon.ts'
import { type ParsedPart, partsOf } from './parse-parts.ts'

/** A number with its unit in a product text. A unit alone (`/mL`) has no number. */
export interface ParsedQuantity {
  amount: string | null
  unit: Unit | null
}

/**
 * One part of a product text, such as a name, a quantity or an unrecognised word. The parts are in the order of the text.
 */
export type ParsedItem =
  | { kind: 'known'; meaning: Meaning; typed: string; isAbbreviated?: true }
  /** Quantities that signs join in a product text, such as `875 mg/125 mg` or `250 mg/5 mL`. */
  | { kind: 'quantities'; list: ParsedQuantity[]; afterCount: boolean }
  /** Part of a product text that was recognised as the strength. */
  | { kind: 'strength' }
  | { kind: 'unknown'; typed: string }

/** Signs that join the quantities of one strength, as in `875 mg/125 mg`. */
const JOINTS = new Set(['/', '+', '-'])
/** Signs and words that introduce a count in a product text: `C/10`, `x 10`, `#10`, `con 10`. */
const COUNTS = new Set(['c', 'x', '#', 'con'])
/**
 * Minimum number of letters of an abbreviated name of a drug. An abbreviation is accepted only if it fits a single drug.
 */
const SHORTEST_CUT = 5

function readUnit(parts: ParsedPart[], at: number, lexicon: Lexicon): Unit | null {
  const part = parts[at]
  return part === undefined || part.kind === 'number' ? null : (lexicon.units.get(part.text) ?? null)
}

function readQuantities(
  parts: ParsedPart[],
  from: number,
  lexicon: Lexicon,
): { list: ParsedQuantity[]; next: number } {
  const list: ParsedQuantity[] = []
  let at = from
  for (;;) {
    const part = parts[at]
    const amount = part?.kind === 'number' ? part.text : null
    const unit = readUnit(parts, amount === null ? at : at + 1, lexicon)
    if (amount === null && (unit === null || list.length === 0)) break
    list.push({ amount, unit })
    at += Number(amount !== null) + Number(unit !== null)
    const joint = parts[at]
    const after = parts[at + 1]
    const unitAfter = readUnit(parts, after?.kind === 'number' ? at + 2 : at + 1, lexicon)
    // In "5 mg - 20 tabletas", a number without a unit follows one with a unit, so it begins another quantity.
    const goesOn =
      after?.kind === 'number'
        ? unit === null || unitAfter !== null
        : joint?.text === '/' && unitAfter !== null
    if (joint?.kind !== 'sign' || !JOINTS.has(joint.text) || !goesOn) break
    at++
  }
  return { list, next: at }
}

function readPhrase(
  parts: ParsedPart[],
  from: number,
  lexicon: Lexicon,
): { meaning: Meaning; typed: string; next: number } | null {
  const words: string[] = []
  let best: { meaning: Meaning; typed: string; next: number } | null = null
  for (let at = from; at < parts.length && words.length < lexicon.longest; at++) {
    const part = parts[at]
    if (part === undefined || (part.kind === 'sign' && part.text !== '-')) break
    if (part.kind === 'sign') continue
    if (LINKS.has(part.text) && at > from) {
      const typed = [...words, part.text].join(' ')
      const meaning = lexicon.phrases.get(typed)
      if (meaning !== undefined) best = { meaning, typed, next: at + 1 }
      continue
    }
    words.push(part.text)
    const typed = words.join(' ')
    const meaning = lexicon.phrases.get(typed)
    if (meaning !== undefined) best = { meaning, typed, next: at + 1 }
  }
  return best
}

/** Reads an abbreviated name of a drug, if only one drug can be meant: `ac clavul` is ácido clavulánico. */
function readCutName(
  parts: ParsedPart[],
  from: number,
  lexicon: Lexicon,
): { item: ParsedItem; next: number } | null {
  for (let count = 3; count >= 1; count--) {
    const words = parts.slice(from, from + count)
    if (words.length < count || words.some((w) => w.kind !== 'word')) continue
    const typed = words.map((w) => w.text)
    if (typed.join('').length < SHORTEST_CUT || (typed.at(-1)?.length ?? 0) < 3) continue
    const alike = lexicon.names.get(namesKey(words.length, typed[0])) ?? []
    const meant = alike.filter((name) => typed.every((t, i) => name.words[i]?.startsWith(t)))
    const [ingredient, ...others] = new Set(meant.map((name) => name.ingredient ?? name.words.join(' ')))
    if (ingredient === undefined || others.length > 0 || meant.some((name) => name.ingredient === null))
      continue
    const meaning: Meaning = { kind: 'ingredient', name: ingredient }
    return {
      item: { kind: 'known', meaning, typed: typed.join(' '), isAbbreviated: true },
      next: from + count,
    }
  }
  return null
}

/** Linking words that are also parts of brands. In a brand they mean that the product contains a further ingredient. */
const LETTERS_OF_BRANDS = new Set(['y', 'al', 'c'])

/**
 * Whether a linking word belongs to the brand before it: "Diprosone Y crema", "Espaven AL". In "c/10" the "c" introduces a
 * count.
 */
function isOfBrand(
  parts: ParsedPart[],
  at: number,
  before: ParsedItem | undefined,
  lexicon: Lexicon,
): boolean {
  const [word, after] = [parts[at]?.text ?? '', parts[at + 1]]
  if (before?.kind !== 'known' || before.meaning.kind !== 'brand' || !LETTERS_OF_BRANDS.has(word))
    return false
  if (after === undefined) return true
  if (after.kind !== 'word') return word !== 'c'
  const kind = readPhrase(parts, at + 1, lexicon)?.meaning.kind
  return kind === 'form' || kind === 'route' || kind === 'container'
}

/** Splits a product text into its parts, from left to right. At each place the longest known phrase is taken. */
export function readItems(text: string, lexicon: Lexicon): ParsedItem[] {
  const parts = partsOf(text)
  const items: ParsedItem[] = []
  for (let at = 0; at < parts.length;) {
    const part = parts[at]
    if (part === undefined) break
    if (part.kind === 'number') {
      const { list, next } = readQuantities(parts, at, lexicon)
      const before = parts[at - 1]?.text === '/' ? parts[at - 2] : parts[at - 1]
      items.push({ kind: 'quantities', list, afterCount: COUNTS.has(before?.text ?? '') })
      at = next
      continue
    }
    const phrase = readPhrase(parts, at, lexicon)
    if (phrase !== null) {
      items.push({ kind: 'known', meaning: phrase.meaning, typed: phrase.typed })
      at = phrase.next
      continue
    }
    if (part.kind === 'sign' || LINKS.has(part.text) || part.text === 'x') {
      if (isOfBrand(parts, at, items.at(-1), lexicon)) items.push({ kind: 'unknown', typed: part.text })
      at++
      continue
    }
    const cut = readCutName(parts, at, lexicon)
    items.push(cut?.item ?? { kind: 'unknown', typed: part.text })
    at = cut?.next ?? at + 1
  }
  return items
}
