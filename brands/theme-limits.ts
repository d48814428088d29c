/** Bounds of the caches of themes, in the browser and on the server (specification section 9). */
export const THEMES_CACHED = 10
export const THEME_LIFETIME_MS = 60 * 60 * 1000
