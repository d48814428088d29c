import { prefetchWhenIdle } from '../lib/prefetch.ts'
import { preloadRoute } from './known-pages.ts'

/** Fetches the code of a page whose link somebody is about to follow. */
export const prefetchPage = (path: string): void => prefetchWhenIdle(() => preloadRoute(path))
