import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NewsItem } from '#contract/outside/news.ts'
import { NEWS_SHOWN } from '#contract/outside/news-numbers.ts'
import { createOutbound } from '../outside/client/outbound.ts'
import type { Refreshers } from '../outside/kept/refresh-answers.ts'
import { feeds } from '../outside/news/feeds.ts'
import { call } from '../testing/call.ts'
import { createDoctor, type TestDoctor } from '../testing/factories.ts'
import { rssFeed } from '../testing/fakes/fake-feeds.ts'
import { hangs, startFakeProvider, withText, type FakeProvider } from '../testing/fakes/fake-provider.ts'
import { refreshAll } from '../testing/refresh-all.ts'
import { startTestServer, type TestServer, withClient } from '../testing/test-server.ts'
import { newsRefresher } from './refresh-news.ts'

let provider: FakeProvider
let server: TestServer
/** A second server process on the same database. */
let second: TestServer
let doctor: TestDoctor
let refreshers: Refreshers
beforeAll(async () => {
  provider = await startFakeProvider()
  const newsFeeds = [`${provider.origin}/rss`]
  server = await startTestServer({ newsFeeds })
  second = await startTestServer({ newsFeeds, ownerUrl: server.ownerUrl })
  doctor = await createDoctor(server)
})
afterAll(async () => {
  await second.close()
  await Promise.all([server.close(), provider.close()])
})
beforeEach(async () => {
  provider.answer(withText(200, rssFeed([{ title: 'Vacunas', link: 'https://noticias.example/vacunas' }])))
  server.clock.now = new Date('2026-11-23T12:00:00Z')
  second.clock.now = server.clock.now
  await withClient(server.ownerUrl, (client) => client.query('delete from provider_answer'))
  const outbound = createOutbound({ allowed: new Set([provider.host]), log: () => undefined })
  refreshers = { news: newsRefresher(feeds({ addresses: [`${provider.origin}/rss`] }, outbound)) }
})

const news = async (of: TestServer = server, headers: Record<string, string> = {}): Promise<NewsItem[]> => {
  const answer = await call(of, 'GET /api/v2/news', { headers: { ...doctor.auth, ...headers } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ results: NewsItem[] }>().results
}
const later = (hours: number): void => {
  server.clock.now = new Date(server.clock.now.getTime() + hours * 3_600_000)
}
const expectBuiltIn = (items: readonly NewsItem[]): void => {
  expect(items).toHaveLength(NEWS_SHOWN)
  expect(NEWS_SHOWN).toBe(5)
  for (const { url, image, date_published } of items) {
    expect(url).toMatch(/^(?:\/[a-z/-]+|https:\/\/www\.gob\.mx\/[a-z]+)$/)
    expect([image, date_published]).toEqual([null, null])
  }
}

test('the first answer has the 5 built-in items, and the next one those of the feed', async () => {
  expectBuiltIn(await news())
  await refreshAll(server, refreshers)
  expect(await news()).toEqual([
    {
      id: expect.any(String),
      image: 'https://noticias.example/foto.jpg',
      url: 'https://noticias.example/vacunas',
      title: 'Vacunas',
      source: 'Salud de prueba',
      date_published: '2026-11-23T06:00:00.000Z',
      summary: '',
    },
  ])
})

test('an empty feed, and one that fails, give the 5 built-in items', async () => {
  await news()
  provider.answer(withText(200, rssFeed([])))
  expect(await refreshAll(server, refreshers)).toEqual([])
  expectBuiltIn(await news())
  later(1)
  provider.answer(withText(503, ''))
  expect(await refreshAll(server, refreshers)).toEqual(['news: no answer: Error'])
  expectBuiltIn(await news())
})

test('the built-in items are in the language of the doctor', async () => {
  expect((await news())[0]?.title).toBe('Escriba la posología con abreviaturas')
  expect((await news(server, { 'accept-language': 'en' }))[0]?.title).toBe('Write instructions in shorthand')
})

test('two processes ask a feed once', async () => {
  await Promise.all([news(), news(second)])
  await Promise.all([refreshAll(server, refreshers), refreshAll(second, refreshers)])
  expect(provider.heard).toHaveLength(1)
  expect((await news(second))[0]?.title).toBe('Vacunas')
})

test('news of a feed that has failed for days are shown for a week', async () => {
  await news()
  await refreshAll(server, refreshers)
  provider.answer(withText(503, ''))
  later(167)
  expect((await news())[0]?.title).toBe('Vacunas')
  later(2)
  expectBuiltIn(await news())
})

test('no request waits for a feed that hangs', async () => {
  const slow = await startFakeProvider()
  slow.answer(hangs)
  const outbound = createOutbound({ allowed: new Set([slow.host]), log: () => undefined })
  await news()
  const asking = refreshAll(server, { news: newsRefresher(feeds({ addresses: [slow.origin] }, outbound)) })
  expectBuiltIn(await news())
  await slow.close()
  await asking
})

test('without a feed the built-in items are the answer, and nothing is stored', async () => {
  const off = await startTestServer({ ownerUrl: server.ownerUrl })
  expectBuiltIn(await news(off))
  await off.close()
  const kept = await withClient(server.ownerUrl, (client) => client.query('select from provider_answer'))
  expect(kept.rowCount).toBe(0)
})

test('a guest is refused', async () => {
  expect((await call(server, 'GET /api/v2/news')).statusCode).toBe(401)
})
