import type { Brand } from '#brands/brand.ts'

/** Specification section 9. */
const ENTRIES = 10
const LIFETIME = 60 * 60 * 1000

/** A brand that this browser has shown, and when the server gave it. */
export interface KeptTheme {
  brand: Brand
  at: number
}

const isFresh = ({ at }: KeptTheme, now: number): boolean => now >= at && now - at < LIFETIME

/** The brand to begin with until the server has said which: the one asked for by its id, else the last one. */
export const recall = (kept: readonly KeptTheme[], asked: string | null, now: number): Brand | undefined =>
  kept.find((theme) => isFresh(theme, now) && (asked === null || theme.brand.id === asked))?.brand

/** The newest stands first; at most ten stay, none longer than an hour. */
export const keepTheme = (kept: readonly KeptTheme[], brand: Brand, now: number): readonly KeptTheme[] =>
  [{ brand, at: now }, ...kept.filter((theme) => isFresh(theme, now) && theme.brand.id !== brand.id)].slice(
    0,
    ENTRIES,
  )
