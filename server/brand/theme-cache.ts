/** Specification section 9. */
const ENTRIES = 10
const LIFETIME_MS = 60 * 60 * 1000

/**
 * Keeps what `make` read of a brand: at most 10 brands, each for an hour from when it was read. When there is no room,
 * the one that was not asked for the longest goes.
 */
export function createThemeCache<T>(make: (brandId: string) => T, now: () => number): (brandId: string) => T {
  const kept = new Map<string, { theme: T; madeAt: number }>()
  return (brandId) => {
    const found = kept.get(brandId)
    kept.delete(brandId)
    const isFresh = found !== undefined && now() - found.madeAt < LIFETIME_MS
    const entry = isFresh ? found : { theme: make(brandId), madeAt: now() }
    // Last in the order of a Map is asked for last.
    kept.set(brandId, entry)
    for (const oldest of kept.keys()) if (kept.size > ENTRIES) kept.delete(oldest)
    return entry.theme
  }
}
