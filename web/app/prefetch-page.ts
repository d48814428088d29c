import { prefetchWhenIdle } from '../lib/calls/prefetch.ts'
import { preloadRoute } from './known-pages.ts'

/** Fetches the code of a page whose link is shown, once the browser is idle. */
export const prefetchPage = (path: string): void => prefetchWhenIdle(() => preloadRoute(path))
