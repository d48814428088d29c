import type { Refresher } from '../outside/kept/refresh-answers.ts'
import type { ReadNews } from '../outside/news/port.ts'

const FRESH_MS = 30 * 60_000

/** Asks the news feeds for their latest items, as a regular job. */
export const newsRefresher = (read: ReadNews): Refresher => ({
  freshMs: FRESH_MS,
  ask: ({ now }) => read(now),
})
