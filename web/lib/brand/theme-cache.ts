import type { Brand } from '#brands/brand.ts'
import { THEME_LIFETIME_MS, THEMES_CACHED } from '#brands/theme-limits.ts'

/** A brand that this browser has shown, with the time at which the server sent it (ms). */
export interface KeptTheme {
  brand: Brand
  at: number
}

const isFresh = ({ at }: KeptTheme, now: number): boolean => now >= at && now - at < THEME_LIFETIME_MS

/** The brand to show until the server has answered: the one with the requested id, else the latest one. */
export const recall = (kept: readonly KeptTheme[], asked: string | null, now: number): Brand | undefined =>
  kept.find((theme) => isFresh(theme, now) && (asked === null || theme.brand.id === asked))?.brand

/** The brand to show where no server answers, however old: the one with the requested id, else the latest one. */
export const recallOffline = (kept: readonly KeptTheme[], asked: string | null): Brand | undefined =>
  kept.find(({ brand }) => asked === null || brand.id === asked)?.brand

/** Adds a brand as the first entry of the cache. The cache has at most ten brands, and drops those older than an hour. */
export const keepTheme = (kept: readonly KeptTheme[], brand: Brand, now: number): readonly KeptTheme[] =>
  [{ brand, at: now }, ...kept.filter((theme) => isFresh(theme, now) && theme.brand.id !== brand.id)].slice(
    0,
    THEMES_CACHED,
  )
