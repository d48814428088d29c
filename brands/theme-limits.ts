/**
 * Largest number of themes that the browser and the server cache, and how long they keep each, ms (specification section 9).
 */
export const THEMES_CACHED = 10
export const THEME_LIFETIME_MS = 60 * 60 * 1000
