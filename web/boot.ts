import { begin } from './app/begin.ts'
import { routes } from './routes.tsx'

/**
 * Resolves when the page may be rendered. This module and its imports render nothing, so that the browser runs them, and sends
 * the first API calls, while it still downloads React DOM.
 */
export const begun = begin(routes)
