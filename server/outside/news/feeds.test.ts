import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  atomFeed,
  entityBomb,
  entityOfFile,
  jsonFeed,
  manyAttributes,
  rdfFeed,
  rssFeed,
} from '../../testing/fakes/fake-feeds.ts'
import {
  cutsOff,
  drips,
  floods,
  hangs,
  startFakeProvider,
  withRedirect,
  withText,
  type Answering,
  type FakeProvider,
} from '../../testing/fakes/fake-provider.ts'
import { createOutbound } from '../client/outbound.ts'
import { feeds } from './feeds.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
let provider: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider()
})
afterAll(() => provider.close())

/** Answers of the fake server by path, for tests with several feeds. */
let answers: Record<string, Answering> = {}
beforeEach(() => {
  answers = {}
  provider.answer((request, response) => (answers[request.url ?? ''] ?? withText(404, ''))(request, response))
})

function read(paths: readonly string[], { parseSeconds = 10, timeoutMs = 15_000 } = {}) {
  const outbound = createOutbound({ allowed: new Set([provider.host]), log: () => undefined })
  const addresses = paths.map((path) => provider.origin + path)
  return feeds({ addresses, timeoutMs, parseSeconds }, outbound)(NOW)
}
const readOne = (text: string | Buffer, parseSeconds = 10) => {
  answers = { '/': withText(200, text) }
  return read(['/'], { parseSeconds })
}
const entry = (title: string, link = 'https://noticias.example/uno') => ({ title, link })

test('RSS, Atom, JSON and RDF feeds are read, newest first', async () => {
  answers = {
    '/rss': withText(200, rssFeed([entry('Cero')])),
    '/atom': withText(200, atomFeed),
    '/json': withText(200, jsonFeed),
    '/rdf': withText(200, rdfFeed),
  }
  const items = await read(['/rdf', '/json', '/atom', '/rss'])
  expect(items.map(({ title, source, url }) => [title, source, url])).toEqual([
    ['Cero', 'Salud de prueba', 'https://noticias.example/uno'],
    ['Uno & dos', 'Átomos', 'https://noticias.example/atomo'],
    ['Tres', 'JSON de prueba', 'https://noticias.example/json'],
    ['Cuatro', 'RDF de prueba', 'https://noticias.example/rdf'],
  ])
  expect(items[2]).toEqual({
    id: expect.stringMatching(/^[\da-f]{16}$/),
    image: 'https://noticias.example/tres.png',
    url: 'https://noticias.example/json',
    title: 'Tres',
    source: 'JSON de prueba',
    date_published: '2026-11-21T10:00:00.000Z',
    summary: 'Resumen',
  })
})

test('one item for each address, ten items at most, and an item without a date last', async () => {
  const many = Array.from({ length: 15 }, (_, n) =>
    entry(`Noticia ${n}`, `https://noticias.example/${n % 12}`),
  )
  const undated = { ...entry('Sin fecha', 'https://noticias.example/nunca'), date: 'mañana' }
  const items = await readOne(rssFeed([undated, ...many.slice(0, 3)]))
  expect(items.at(-1)).toMatchObject({ title: 'Sin fecha', date_published: null })
  expect(await readOne(rssFeed(many))).toHaveLength(10)
  expect(new Set((await readOne(rssFeed(many))).map(({ url }) => url)).size).toBe(10)
})

test('a date in the future does not put an item above the others', async () => {
  const future = {
    ...entry('Futuro', 'https://noticias.example/futuro'),
    date: 'Tue, 23 Nov 2027 06:00:00 GMT',
  }
  expect((await readOne(rssFeed([future, entry('Hoy')]))).map(({ title }) => title)).toEqual([
    'Hoy',
    'Futuro',
  ])
})

test('a feed in ISO 8859-1 keeps its accents', async () => {
  const text = rssFeed([entry('Vacunación')]).replace('UTF-8', 'ISO-8859-1')
  expect((await readOne(Buffer.from(text, 'latin1')))[0]?.title).toBe('Vacunación')
})

describe('a hostile feed', () => {
  test('with scripts gives plain text', async () => {
    const [item] = await readOne(
      rssFeed([
        {
          title: '<![CDATA[Hola <script>alert(1)</script><img src=x onerror=alert(1)>]]>',
          link: 'https://noticias.example/uno',
          summary: '&lt;p onclick="alert(1)"&gt;Texto&lt;/p&gt;&lt;script&gt;alert(2)&lt;/script&gt;',
        },
      ]),
    )
    expect(item).toMatchObject({ title: 'Hola', summary: 'Texto' })
    expect(JSON.stringify(item)).not.toMatch(/script|alert|onerror|onclick/)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,hola',
    'http://noticias.example/',
    'file:///etc/passwd',
    'https://u:p@noticias.example/',
    `https://noticias.example/${'x'.repeat(1000)}`,
    '',
  ])('an item that leads to %s is left out', async (link) => {
    const items = await readOne(rssFeed([entry('Mala', link), entry('Buena')]))
    expect(items.map(({ title }) => title)).toEqual(['Buena'])
  })

  test('with an entity bomb stays small, and expands nothing', async () => {
    const items = await readOne(entityBomb)
    expect(JSON.stringify(items).length).toBeLessThan(1000)
    expect(JSON.stringify(items)).not.toContain('jaja')
  })

  test('with an entity of a file reads no file', async () => {
    const items = await readOne(entityOfFile).catch(() => [])
    expect(JSON.stringify(items)).not.toContain('root:')
  })

  test('that takes long to parse is given up, while the process goes on', async () => {
    // The time limit for parsing is a fraction of the time that any machine needs to parse this feed. The timer of the
    // limit runs in the thread of the test, so it can only fire while the parser works in another thread.
    await expect(readOne(manyAttributes, 0.05)).rejects.toThrow('no feed could be read')
  })

  test.each([
    ['malformed XML', '<rss version="2.0"><channel><item><title>a</item>'],
    ['HTML', '<!doctype html><html><body>Portal</body></html>'],
    ['JSON that is no feed', '{"items":[]}'],
    ['nothing', ''],
    ['zeros', '\u0000'.repeat(1000)],
    ['a deep element', `<rss version="2.0"><channel>${'<a>'.repeat(100_000)}`],
    ['deep JSON', `{"version":"https://jsonfeed.org/version/1.1","items":${'['.repeat(100_000)}`],
  ])('of %s is no feed', async (_, text) => {
    await expect(readOne(text)).rejects.toThrow('no feed could be read')
  })
})

describe('a server of feeds that fails leaves the other feeds', () => {
  test.each<[string, Answering]>([
    ['hangs', hangs],
    ['drips', drips],
  ])('%s', async (_, fault) => {
    answers = { '/bad': fault, '/good': withText(200, rssFeed([entry('Buena')])) }
    // The time limit holds for the failing feed and for the good one. Even a busy machine reads the good feed within the
    // limit.
    const items = await read(['/bad', '/good'], { timeoutMs: 4000 })
    expect(items.map(({ title }) => title)).toEqual(['Buena'])
  })

  test.each<[string, Answering]>([
    ['50 MB', floods(50)],
    ['cuts off', cutsOff],
    ['refuses', withText(403, rssFeed([entry('Prohibida')]))],
    ['redirects to the metadata of the machine', withRedirect('http://169.254.169.254/latest/meta-data/')],
    ['redirects in a circle', withRedirect('/bad')],
    ['malformed', withText(200, '<rss>')],
  ])('%s', async (_, fault) => {
    answers = { '/bad': fault, '/good': withText(200, rssFeed([entry('Buena')])) }
    expect((await read(['/bad', '/good'])).map(({ title }) => title)).toEqual(['Buena'])
  })
})
