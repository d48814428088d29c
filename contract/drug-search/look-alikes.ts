import { distance } from 'fastest-levenshtein'
import type { LookAlike } from './searched.ts'
import { normalize } from '../values/normalize.ts'

/** Range of letters of a name: index of the first letter, and of the one after the last. */
export type Mark = [start: number, end: number]

/** A name that is easily confused with the shown name of a drug, and the letters of the shown name that differ. */
export interface LookAlikeMark {
  name: string
  marks: Mark[]
}

interface Other {
  name: string
  /** Whether a source reports that the two names were confused; false for a pair that was only computed. */
  cited: boolean
}

/** Pairs of names that are easily confused, by normalised name. */
export class LookAlikes {
  readonly #others = new Map<string, Other[]>()
  /** Cache of the most similar name, by the shown name. */
  readonly #answered = new Map<string, LookAlikeMark | null>()

  constructor(pairs: readonly LookAlike[]) {
    for (const { a, b, sources } of pairs) {
      this.#add(a, { name: b, cited: sources.length > 0 })
      this.#add(b, { name: a, cited: sources.length > 0 })
    }
  }

  #add(name: string, other: Other): void {
    const key = normalize(name)
    this.#others.set(key, [...(this.#others.get(key) ?? []), other])
  }

  areConfusable(a: string, b: string): boolean {
    return (this.#others.get(normalize(a)) ?? []).some((other) => normalize(other.name) === normalize(b))
  }

  /**
   * The name that `shown` is most likely confused with, or null. Names of reported
   * confusions come first, then the most similar name.
   */
  of(shown: string): LookAlikeMark | null {
    let mark = this.#answered.get(shown)
    if (mark === undefined) this.#answered.set(shown, (mark = this.#likeliest(shown)))
    return mark
  }

  #likeliest(shown: string): LookAlikeMark | null {
    const key = normalize(shown)
    const far = (other: Other): number => distance(key, normalize(other.name))
    const [likely] = (this.#others.get(key) ?? []).toSorted(
      (a, b) => Number(b.cited) - Number(a.cited) || far(a) - far(b),
    )
    return likely === undefined ? null : markDifferences(shown, likely.name)
  }
}

/** Marks the letters of `shown` that tell it from the name `other`. */
export function markDifferences(shown: string, other: string): LookAlikeMark {
  return { name: other, marks: differingLetters(shown, other) }
}

/**
 * Ranges of the letters of `name` that differ from `other`; empty when they are equal. The common beginning and
 * end are left out ("hidro[xiz]ina", "hidr[alaz]ina").
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
  // `other` only has additional letters: mark the letter of `name` where they would stand.
  return a.length === b.length ? [] : [[Math.max(0, start - 1), Math.max(1, start)]]
}
