import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { NewsItem } from '#contract/outside/news.ts'
import { NEWS_SHOWN } from '#contract/outside/news-numbers.ts'
import { texts as en } from '#locales/en/news.ts'
import { texts as es } from '#locales/es/news.ts'
import type { Database } from '../database/database.ts'
import type { Language } from '../http/context.ts'
import { readKeptAnswer } from '../outside/kept/kept-answer.ts'

/** Maximum age of stored news items that are still shown, ms. Older items are replaced by the built-in items. */
const STALE_MS = 7 * 24 * 60 * 60_000

/** Built-in news items, which are shown when the feeds give none. */
export const builtInNews = (language: Language): NewsItem[] =>
  (language === 'en' ? en : es).builtIn
    .slice(0, NEWS_SHOWN)
    .map((item) => ({ ...item, image: null, date_published: null }))

/** Reads the latest items of the news feeds, or the built-in items when the feeds give none. */
export async function readNews(
  database: Database,
  feeds: readonly string[],
  { language, now }: { language: Language; now: Date },
): Promise<NewsItem[]> {
  if (feeds.length === 0) return builtInNews(language)
  const items = await readKeptAnswer({
    database,
    kind: 'news',
    key: keyOfFeeds(feeds),
    schema: z.array(NewsItem),
    doctorId: null,
    now,
    staleMs: STALE_MS,
  })
  return items && items.length > 0 ? items : builtInNews(language)
}

/** Key under which the news of a list of feeds are stored. Each list of feeds has a key of its own. */
const keyOfFeeds = (feeds: readonly string[]): string =>
  createHash('sha256').update(feeds.join('\n')).digest('hex')
