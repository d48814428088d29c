import { distance } from 'fastest-levenshtein'
import { differingLetters, type LookAlike, type Mark } from '#knowledge/catalogue/look-alikes.ts'
import { normalize } from '#knowledge/text.ts'

/** Another drug's name that is easily taken for the one shown, and the letters of the one shown that differ. */
export interface LookAlikeMark {
  name: string
  marks: Mark[]
}

/** Names that are easily taken for one another, by normalised name. */
export class LookAlikes {
  readonly #others = new Map<string, string[]>()

  constructor(pairs: LookAlike[]) {
    for (const { a, b } of pairs) {
      this.#add(a, b)
      this.#add(b, a)
    }
  }

  #add(name: string, other: string): void {
    const key = normalize(name)
    this.#others.set(key, [...(this.#others.get(key) ?? []), other])
  }

  areConfusable(a: string, b: string): boolean {
    return (this.#others.get(normalize(a)) ?? []).some((other) => normalize(other) === normalize(b))
  }

  /** The name nearest to `shown` that it is confused with, or null. */
  of(shown: string): LookAlikeMark | null {
    const key = normalize(shown)
    const [nearest] = [...(this.#others.get(key) ?? [])].sort(
      (a, b) => distance(key, normalize(a)) - distance(key, normalize(b)),
    )
    return nearest === undefined ? null : markAgainst(shown, nearest)
  }
}

/** Marks of the letters of `shown` that tell it from `other`. */
export function markAgainst(shown: string, other: string): LookAlikeMark {
  return { name: other, marks: differingLetters(shown, other) }
}
