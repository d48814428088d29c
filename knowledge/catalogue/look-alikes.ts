import { distance } from 'fastest-levenshtein'
import * as z from 'zod/mini'
import { filled, several } from '../cells.ts'
import { type Faults, readRows } from '../csv.ts'
import { checkSources, type Source } from '../sources.ts'
import { normalize } from '../text.ts'

/** Letters of a name, from the first to the one after the last. */
export type Mark = [start: number, end: number]

/** Two drugs whose names have been, or are likely to be, taken for one another. */
export interface LookAlike {
  a: string
  b: string
  /** Ids of sources; empty when the pair was found by comparing the catalogue's own names. */
  sources: string[]
}

const Row = z.object({ a: filled, b: filled, sources: several })

export function readLookAlikes(
  root: string,
  sources: ReadonlyMap<string, Source>,
  faults: Faults,
): LookAlike[] {
  return readRows(root, 'knowledge/catalogue/look-alikes.csv', Row, faults).map(({ row, at }) => {
    checkSources(row.sources, sources, at, faults)
    return row
  })
}

/** Names this long or longer that differ in so few letters are treated as look-alikes. */
const SHORTEST = 6
const FEWEST_LETTERS = 2

/** Pairs among `names` that nobody listed, but whose spelling is as near as a slip of the hand. */
export function computeLookAlikes(names: string[]): LookAlike[] {
  const plain = names
    .map((name) => ({ name, key: normalize(name) }))
    .filter((n) => n.key.length >= SHORTEST && !n.key.includes(' '))
    .sort((a, b) => a.key.length - b.key.length)
  const pairs: LookAlike[] = []
  for (const [i, a] of plain.entries())
    for (let j = i + 1; j < plain.length; j++) {
      const b = plain[j]
      if (b === undefined || b.key.length - a.key.length > FEWEST_LETTERS) break
      if (distance(a.key, b.key) <= FEWEST_LETTERS) pairs.push({ a: a.name, b: b.name, sources: [] })
    }
  return pairs
}

/**
 * Where `name` differs from `other`: ranges of letters of `name`, none when they are equal.
 * What both begin and end with is left out ("hidro[xiz]ina", "hidr[alaz]ina").
 */
export function differingLetters(name: string, other: string): Mark[] {
  const a = Array.from(name, normalize)
  const b = Array.from(other, normalize)
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const last = a.length - end
  if (last > start) return [[start, last]]
  // Nothing of `name` itself differs: the other has letters more. Mark the letter where they would stand.
  return a.length === b.length ? [] : [[Math.max(0, start - 1), Math.max(1, start)]]
}
