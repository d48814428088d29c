import { distance } from 'fastest-levenshtein'
import { differingLetters, type LookAlike, type Mark } from '#knowledge/catalogue/look-alikes.ts'
import { normalize } from '#knowledge/text.ts'

/** Another drug's name that is easily taken for the one shown, and the letters of the one shown that differ. */
export interface LookAlikeMark {
  name: string
  marks: Mark[]
}

interface Other {
  name: string
  /** Listed by somebody who saw the two confused, not only computed. */
  cited: boolean
}

/** Names that are easily taken for one another, by normalised name. */
export class LookAlikes {
  readonly #others = new Map<string, Other[]>()

  constructor(pairs: LookAlike[]) {
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

  /** The name that `shown` is most likely confused with, or null: reported confusions first, then the nearest. */
  of(shown: string): LookAlikeMark | null {
    const key = normalize(shown)
    const far = (other: Other): number => distance(key, normalize(other.name))
    const [likely] = (this.#others.get(key) ?? []).toSorted(
      (a, b) => Number(b.cited) - Number(a.cited) || far(a) - far(b),
    )
    return likely === undefined ? null : markAgainst(shown, likely.name)
  }
}

/** Marks of the letters of `shown` that tell it from `other`. */
export function markAgainst(shown: string, other: string): LookAlikeMark {
  return { name: other, marks: differingLetters(shown, other) }
}
