import { news } from '#contract/outside/news.ts'
import type { Domain } from '../http/domain.ts'
import { readNews } from './read-news.ts'

export function newsRoutes({ bind, database, clock }: Domain, feeds: readonly string[]): void {
  bind(news.list)(async (_input, { language }) => ({
    results: await readNews(database, feeds, { language, now: clock() }),
  }))
}
