import { createHash } from 'node:crypto'
import { parseFeed } from 'feedsmith'
import type { NewsItem } from '#contract/outside/news.ts'
import { plainTextOf } from './plain-text-of.ts'

/** A news item before it is cleaned, with texts and addresses as the feed writes them. */
interface RawItem {
  link: string | undefined
  title: string | undefined
  summary: string | undefined
  image: string | undefined
  date: unknown
}

const ITEMS_AT_MOST = 20
const ADDRESS_AT_MOST = 1000

/**
 * Reads an RSS, RDF, Atom or JSON feed. Items without a title or an https address are left out.
 * @param address address of the feed, to which its links are relative
 * @param now time of the reading, ms since 1970; later dates of items count as none
 * @returns null for a text that is no feed
 */
export function readFeed(bytes: Uint8Array, address: string, now: number): NewsItem[] | null {
  let read: { title: string | undefined; items: RawItem[] }
  try {
    read = rawItems(parseFeed(textOf(bytes)))
  } catch {
    return null
  }
  const source = plainTextOf(read.title ?? '', 80) || new URL(address).hostname
  const seen = new Set<string>()
  return read.items.flatMap((item): NewsItem[] => {
    const url = httpsAddress(item.link, address)
    const title = plainTextOf(item.title ?? '', 200)
    if (url === null || title === '' || seen.has(url)) return []
    seen.add(url)
    return [
      {
        id: createHash('sha256').update(url).digest('hex').slice(0, 16),
        image: httpsAddress(item.image, address),
        url,
        title,
        source,
        date_published: dateOf(item.date, now),
        summary: plainTextOf(item.summary ?? '', 300),
      },
    ]
  })
}

function rawItems({ format, feed }: ReturnType<typeof parseFeed>): {
  title: string | undefined
  items: RawItem[]
} {
  if (format === 'json') {
    const items = (feed.items ?? []).slice(0, ITEMS_AT_MOST).map((item): RawItem => ({
      link: item.url ?? item.external_url,
      title: item.title,
      summary: item.summary ?? item.content_text ?? item.content_html,
      image: item.image ?? item.banner_image,
      date: item.date_published,
    }))
    return { title: feed.title, items }
  }
  if (format === 'atom') {
    const items = (feed.entries ?? []).slice(0, ITEMS_AT_MOST).map((entry): RawItem => ({
      link: entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href,
      title: entry.title?.value,
      summary: entry.summary?.value ?? entry.content?.value,
      image: entry.links?.find(({ rel, type }) => rel === 'enclosure' && type?.startsWith('image/'))?.href,
      date: entry.published ?? entry.updated,
    }))
    return { title: feed.title?.value, items }
  }
  if (format === 'rdf') {
    const items = (feed.items ?? []).slice(0, ITEMS_AT_MOST).map((item): RawItem => ({
      link: item.link,
      title: item.title,
      summary: item.description,
      image: undefined,
      date: item.dc?.dates?.[0],
    }))
    return { title: feed.title, items }
  }
  const items = (feed.items ?? []).slice(0, ITEMS_AT_MOST).map((item): RawItem => ({
    link: item.link,
    title: item.title,
    summary: item.description,
    image: item.enclosures?.find(({ type }) => type?.startsWith('image/'))?.url,
    date: item.pubDate,
  }))
  return { title: feed.title, items }
}

/**
 * Text of a feed, decoded by the encoding that its XML declaration names. UTF-8 is assumed if none or an unknown one is
 * named.
 */
function textOf(bytes: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const named = /^[^<]*<\?xml[^>]*encoding=["']([\w-]{1,40})["']/.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named).decode(bytes)
  } catch {
    // The feed names an encoding that does not exist, so UTF-8 is assumed.
    return new TextDecoder().decode(bytes)
  }
}

function httpsAddress(link: string | undefined, base: string): string | null {
  const text = (link ?? '').trim()
  if (text === '' || text.length > ADDRESS_AT_MOST || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === ''
  return isPlain && url.href.length <= ADDRESS_AT_MOST ? url.href : null
}

function dateOf(date: unknown, now: number): string | null {
  const time = Date.parse(typeof date === 'string' ? date.slice(0, 60) : '')
  return Number.isNaN(time) || time > now || time < 0 ? null : new Date(time).toISOString()
}
