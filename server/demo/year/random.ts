/** Pseudo-random numbers from a seed (mulberry32). The same seed always gives the same numbers. */
export interface Random {
  /** Draws a random number from 0 (included) to 1 (excluded). */
  next: () => number
  /** Draws a random boolean, which is true with the probability `share`. */
  chance: (share: number) => boolean
  one: <T>(of: readonly T[]) => T
  /** Draws a random whole number from 0 (included) to `limit` (excluded). */
  below: (limit: number) => number
  /** Draws one element of a list. Its probability is proportional to its weight. */
  weighted: <T>(of: readonly T[], weight: (one: T) => number) => T
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    chance: (share) => next() < share,
    one<T>(of: readonly T[]): T {
      const found = of[Math.floor(next() * of.length)]
      if (found === undefined) throw new RangeError('nothing to choose from')
      return found
    },
    below: (limit) => Math.floor(next() * limit),
    weighted<T>(of: readonly T[], weight: (one: T) => number): T {
      let left = next() * of.reduce((sum, one) => sum + weight(one), 0)
      const found = of.find((one) => (left -= weight(one)) < 0)
      if (found === undefined) throw new RangeError('nothing to choose from')
      return found
    },
  }
}
