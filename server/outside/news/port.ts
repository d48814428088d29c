import type { NewsItem } from '#contract/outside/news.ts'

/** Function that reads the items of all news feeds, newest first. The function throws when no feed can be read. */
export type ReadNews = (now: Date) => Promise<NewsItem[]>
