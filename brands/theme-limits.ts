/**
 * Maximum number of brands' themes that the browser and the server each cache, and the time for which they cache a theme, ms
 * (specification section 9).
 */
export const THEMES_CACHED = 10
export const THEME_LIFETIME_MS = 60 * 60 * 1000
