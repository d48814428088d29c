import type { NewsItem } from '#contract/outside/news.ts'
import { NEWS_SHOWN } from '#contract/outside/news-numbers.ts'

export type ShownNews = Pick<NewsItem, 'id' | 'url' | 'title' | 'source' | 'date_published'>
type BuiltIn = Omit<ShownNews, 'date_published'>

/** News items to show: five of the answer, or the built-in ones after an empty answer or a failure. Undefined while loading. */
export function shownNews(
  { results, error }: { results: readonly NewsItem[] | undefined; error: unknown },
  builtIn: readonly BuiltIn[],
): readonly ShownNews[] | undefined {
  if (results && results.length > 0) return results.slice(0, NEWS_SHOWN)
  const isAnswered = results !== undefined || error !== null
  return isAnswered ? builtIn.map((item) => ({ ...item, date_published: null })) : undefined
}
