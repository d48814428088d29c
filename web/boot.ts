import { begin } from './app/begin.ts'
import { routes } from './routes.tsx'

/**
 * Resolves when the page may be rendered. This module and its imports contain nothing that draws, so that the browser
 * runs them, and the first calls leave, while it still downloads React DOM.
 */
export const begun = begin(routes)
