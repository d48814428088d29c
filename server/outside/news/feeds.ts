import type { NewsItem } from '#contract/outside/news.ts'
import { NEWS_AT_MOST } from '#contract/outside/news-numbers.ts'
import { fileParser } from '../../files/parse-file.ts'
import type { Outbound } from '../client/outbound.ts'
import type { ReadNews } from './port.ts'

export interface FeedsSettings {
  addresses: readonly string[]
  timeoutMs?: number
  /** Time limit for parsing one feed, in seconds. */
  parseSeconds?: number
}

const LIMITS = { timeoutMs: 15_000, maxBytes: 2 * 1024 * 1024, maxRedirects: 3 }
const PARSE = { seconds: 10, heap: 128, waiting: 20 }

/**
 * Reads RSS, Atom and JSON feeds. The feeds are parsed in worker threads with limits of time and memory, because the
 * parser needs more than linear time for some texts (docs/decisions/046-one-way-out.md).
 */
export function feeds(
  { addresses, timeoutMs = LIMITS.timeoutMs, parseSeconds = PARSE.seconds }: FeedsSettings,
  outbound: Pick<Outbound, 'fetchFor'>,
): ReadNews {
  const send = outbound.fetchFor('news', { ...LIMITS, timeoutMs })
  const parse = fileParser({ ...PARSE, seconds: parseSeconds })
  const read = async (address: string, now: Date): Promise<NewsItem[]> => {
    const answer = await send(address, {
      headers: {
        accept: 'application/rss+xml, application/atom+xml, application/feed+json, text/xml;q=0.9, */*;q=0.1',
      },
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (!answer.ok) throw new Error('the feed was refused')
    const items = await parse('feed', bytes, address, now.getTime())
    if (items === null) throw new Error('the text is no feed')
    return items
  }
  return async (now) => {
    const settled = await Promise.allSettled(addresses.map((address) => read(address, now)))
    const all = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    if (all.length === 0) throw new Error('no feed could be read')
    const items = [...new Map(all.flat().map((item) => [item.url, item])).values()]
    return items.sort(byDate).slice(0, NEWS_AT_MOST)
  }
}

/** Order of news items: newest first, items without a date last. */
const byDate = (a: NewsItem, b: NewsItem): number =>
  (b.date_published ?? '') < (a.date_published ?? '')
    ? -1
    : (b.date_published ?? '') > (a.date_published ?? '')
      ? 1
      : 0
