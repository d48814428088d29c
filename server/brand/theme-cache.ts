import { THEME_LIFETIME_MS, THEMES_CACHED } from '#brands/theme-limits.ts'

/**
 * Caches what `make` returns for a brand. At most 10 brands are cached, each for an hour; the least recently used brand is
 * removed for a new one.
 */
export function createThemeCache<T>(make: (brandId: string) => T, now: () => number): (brandId: string) => T {
  const kept = new Map<string, { theme: T; madeAt: number }>()
  return (brandId) => {
    const found = kept.get(brandId)
    kept.delete(brandId)
    const isFresh = found !== undefined && now() - found.madeAt < THEME_LIFETIME_MS
    const entry = isFresh ? found : { theme: make(brandId), madeAt: now() }
    // A Map iterates in the order of insertion, so the least recently used brand is first, and is deleted first.
    kept.set(brandId, entry)
    for (const oldest of kept.keys()) if (kept.size > THEMES_CACHED) kept.delete(oldest)
    return entry.theme
  }
}
