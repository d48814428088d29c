import type { NewsItem } from '#contract/outside/news.ts'

/** Provider of news: the items of all its feeds, newest first. Throws when no feed can be read. */
export type ReadNews = (now: Date) => Promise<NewsItem[]>
