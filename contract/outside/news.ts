import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const NewsItem = z.object({
  id: z.string(),
  /** Address of a picture; null for none. Our own pages do not load it. */
  image: z.nullable(z.string()),
  /** An https address, or a path of this product for a built-in item. */
  url: z.string(),
  /** Title of the news item in plain text. */
  title: z.string(),
  /** Name of the news feed, in plain text. */
  source: z.string(),
  /** Instant of the publication, ISO 8601; null where the feed gives no date. */
  date_published: z.nullable(z.string()),
  /** Summary of the news item in plain text; '' for none. */
  summary: z.string(),
})
export type NewsItem = z.output<typeof NewsItem>

export const news = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/news',
    summary: 'Latest items of the configured feeds, newest first; five built-in items where there are none',
    audience: 'doctor',
    answers: { 200: z.object({ results: z.array(NewsItem) }) },
  }),
} as const
