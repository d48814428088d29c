import { createServer as createHttps } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  startFakeProvider,
  withRedirect,
  withText,
  type Answering,
  type FakeProvider,
} from '../../testing/fakes/fake-provider.ts'
import { selfSigned } from '../../tls/self-signed.ts'
import { allowedHosts } from './allowed-hosts.ts'
import { redirected } from './follow-redirects.ts'
import { createOutbound, type Outbound } from './outbound.ts'

let provider: FakeProvider
let other: FakeProvider
let outbound: Outbound
/** IP addresses to which the fake DNS resolver resolves every host name. */
let resolved: string[]
let lookups = 0
const lookup: LookupFunction = (_, __, callback) => {
  lookups += 1
  callback(
    null,
    resolved.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  )
}

beforeAll(async () => {
  ;[provider, other] = await Promise.all([startFakeProvider(), startFakeProvider()])
})
beforeEach(() => {
  lookups = 0
  outbound = createOutbound({ allowed: new Set([provider.host]), log: () => undefined, lookup })
})
afterAll(() => Promise.all([provider.close(), other.close()]))

const LIMITS = { timeoutMs: 5000, maxBytes: 1024 * 1024, maxRedirects: 3 }
const get = (address: string, init?: RequestInit) => outbound.fetchFor('feeds', LIMITS)(address, init)
const refused = { outcome: 'forbidden-address' }

describe('an address that may not be called', () => {
  test.each([
    ['HTTP', 'http://noticias.example/'],
    ['another port', 'https://noticias.example:8443/'],
    ['another scheme', 'ftp://noticias.example/'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:text/plain,hola'],
    ['a password', 'https://a:b@noticias.example/'],
    ['loopback', 'https://127.0.0.1/'],
    ['loopback as one number', 'https://2130706433/'],
    ['loopback in octal', 'https://0177.0.0.1/'],
    ['loopback as IPv6', 'https://[::1]/'],
    ['loopback as mapped IPv6', 'https://[::ffff:127.0.0.1]/'],
    ['metadata', 'https://169.254.169.254/latest/meta-data/'],
    ['no address', 'noticias'],
  ])('%s: %s', async (_, address) => {
    resolved = ['127.0.0.1']
    await expect(get(address)).rejects.toMatchObject(refused)
  })

  test('another port of a host that the operator named', async () => {
    await expect(get(other.origin)).rejects.toMatchObject(refused)
    expect(other.heard).toEqual([])
  })
})

describe('a public name', () => {
  test.each([
    [['127.0.0.1']],
    [['10.1.2.3', '192.168.0.1']],
    [['169.254.169.254']],
    [['::ffff:127.0.0.1']],
    [['100.64.0.1', 'fd00::1']],
  ])('that resolves to %j is not connected to', async (addresses) => {
    resolved = addresses
    await expect(get('https://noticias.example/')).rejects.toMatchObject(refused)
  })

  test('is resolved once for a connection, so that a second answer of the resolver is never used', async () => {
    resolved = ['127.0.0.1']
    await expect(get('https://noticias.example/')).rejects.toMatchObject(refused)
    expect(lookups).toBe(1)
  })
})

test('a host that the operator named may be private, by name as by address', async () => {
  resolved = ['127.0.0.1']
  const port = new URL(provider.origin).port
  outbound = createOutbound({
    allowed: new Set([`modelo.clinica.example:${port}`]),
    log: () => undefined,
    lookup,
  })
  provider.answer(withText(200, 'sí'))
  expect(await (await get(`http://modelo.clinica.example:${port}/`)).text()).toBe('sí')
})

test('a host with a certificate that nobody trusts gets no request', async () => {
  let requests = 0
  const { key, cert } = await selfSigned(['127.0.0.1'], new Date())
  const server = createHttps({ key, cert }, (_, response) => {
    requests += 1
    response.end('sí')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  outbound = createOutbound({ allowed: new Set([host]), log: () => undefined })
  await expect(get(`https://${host}/`)).rejects.toMatchObject({ outcome: 'broken' })
  expect(requests).toBe(0)
  await new Promise((resolve) => server.close(resolve))
})

describe('a redirect', () => {
  const answers = (first: Answering): void => {
    provider.answer((request, response) =>
      (request.url === '/' ? first : withText(200, 'llegó'))(request, response),
    )
  }

  test('within the origin is followed, with its credentials', async () => {
    answers(withRedirect('/otra'))
    const answer = await get(`${provider.origin}/`, { headers: { authorization: 'Bearer clave' } })
    expect(await answer.text()).toBe('llegó')
    expect(provider.heard.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer clave',
      'Bearer clave',
    ])
  })

  test.each([
    [302, 'GET', ''],
    [303, 'GET', ''],
    [307, 'POST', 'texto'],
  ])('%i after a POST is sent as %s with the body "%s"', async (status, method, body) => {
    answers(withRedirect('/otra', status))
    await get(`${provider.origin}/`, { method: 'POST', body: 'texto' })
    expect(provider.heard[1]).toMatchObject({ url: '/otra', method, body })
  })

  test('to another host that the operator named is refused', async () => {
    outbound = createOutbound({ allowed: new Set([provider.host, other.host]), log: () => undefined })
    answers(withRedirect(`${other.origin}/`))
    await expect(get(`${provider.origin}/`)).rejects.toMatchObject(refused)
    expect(other.heard).toEqual([])
  })

  test('to another origin carries neither credentials nor cookies nor unknown headers', () => {
    const headers = { accept: 'text/xml', authorization: 'Bearer clave', cookie: 'a=1', 'x-api-key': 'clave' }
    const from = {
      url: new URL('https://uno.example/a'),
      method: 'GET',
      headers: new Headers(headers),
      body: null,
    }
    const sent = (location: string) => redirected(from, 302, location)
    expect([...(sent('https://dos.example/b')?.headers ?? [])]).toEqual([['accept', 'text/xml']])
    expect(sent('/b')?.headers.get('authorization')).toBe('Bearer clave')
  })

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'https://169.254.169.254/',
    'http://noticias.example/',
    'https://127.0.0.1/',
    'https://u:p@noticias.example/',
    'file:///etc/passwd',
    'https://[::1',
  ])('to %s is refused', async (location) => {
    answers(withRedirect(location))
    await expect(get(`${provider.origin}/`)).rejects.toMatchObject(refused)
  })

  test('with a body to another origin is refused', async () => {
    resolved = ['127.0.0.1']
    answers(withRedirect('https://noticias.example/', 307))
    await expect(get(`${provider.origin}/`, { method: 'POST', body: 'texto' })).rejects.toMatchObject(refused)
    expect(lookups).toBe(0)
  })

  test('in a circle ends after three', async () => {
    provider.answer(withRedirect('/'))
    await expect(get(`${provider.origin}/`)).rejects.toMatchObject({ outcome: 'too-many-redirects' })
    expect(provider.heard).toHaveLength(4)
  })

  test('is given back where the caller wants it', async () => {
    answers(withRedirect('/otra'))
    const answer = await get(`${provider.origin}/`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/otra'])
  })

  test('is a failure where the caller wants none', async () => {
    answers(withRedirect('/otra'))
    await expect(get(`${provider.origin}/`, { redirect: 'error' })).rejects.toMatchObject({
      outcome: 'too-many-redirects',
    })
  })
})

test.each([
  ['127.0.0.1:9000, Modelo.Clinica.example:8080', ['127.0.0.1:9000', 'modelo.clinica.example:8080']],
  ['[::1]:9000', ['::1:9000']],
  ['', []],
  ['http://127.0.0.1:9000', undefined],
  ['127.0.0.1', undefined],
  ['*:80', undefined],
])('the setting %j names %j', (text, names) => {
  const read = allowedHosts(text)
  expect(read && [...read]).toEqual(names)
})
