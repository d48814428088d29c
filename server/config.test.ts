import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'recetario-config-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const DATABASE = { DATABASE_URL: 'postgres://recetario@127.0.0.1/recetario' }
const KEY = Buffer.alloc(32, 7).toString('base64')
const PRODUCTION = {
  ...DATABASE,
  BASE_URL: 'https://recetas.example/',
  SMTP_URL: 'smtps://u:p@mail.example:465',
  KEY_ENCRYPTION_KEY: KEY,
}

const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: folder, ...environment })

describe('the demo', () => {
  test.each([{ EMBEDDED_DATABASE: '1' }, { DEMO: '1' }])('needs no other settings: %o', (how) => {
    const config = read({ ...DATABASE, ...how })
    expect(config).toMatchObject({ demo: true, baseUrl: '', smtpUrl: '', trustProxy: false })
    expect(config.keyEncryptionKey).toHaveLength(32)
  })

  test('the demo’s operator is its responsible physician, where nobody else is named', () => {
    expect(read({ ...DATABASE, DEMO: '1' }).responsibleEmail).toBe('operadora@recetario.example')
    expect(
      read({ ...DATABASE, DEMO: '1', RESPONSIBLE_EMAIL: 'medica@hospital.example' }).responsibleEmail,
    ).toBe('medica@hospital.example')
    expect(read(PRODUCTION).responsibleEmail).toBe('')
  })
})

describe('outside of the demo', () => {
  test('starts with an address, a mail server and a key', () => {
    expect(read(PRODUCTION)).toMatchObject({ demo: false, baseUrl: 'https://recetas.example' })
  })

  test.each([
    ['BASE_URL', /BASE_URL is needed: the address that people open/],
    ['SMTP_URL', /SMTP_URL is needed: the server that sends the mails, like smtps:/],
    ['KEY_ENCRYPTION_KEY', /KEY_ENCRYPTION_KEY is needed: .*openssl rand -base64 32/],
  ])('without %s it does not start, and says what to set', (name, sentence) => {
    expect(() => read({ ...PRODUCTION, [name]: '' })).toThrow(sentence)
    expect(() => read({ ...PRODUCTION, [name]: '' })).toThrow(/DEMO=1/)
  })

  test('lists all missing settings at once', () => {
    expect(() => read(DATABASE)).toThrow(/BASE_URL[^]*SMTP_URL[^]*KEY_ENCRYPTION_KEY/)
  })
})

test('HTTPS is served in the demo only', () => {
  expect(read({ ...DATABASE, DEMO: '1' }).https).toBe(false)
  expect(read({ ...DATABASE, DEMO: '1', HTTPS: '1' }).https).toBe(true)
  expect(() => read({ ...PRODUCTION, HTTPS: '1' })).toThrow(/HTTPS: for the demo only/)
})

describe('BASE_URL', () => {
  test.each([
    ['https://Recetas.Example', 'https://recetas.example'],
    ['https://recetas.example:443/', 'https://recetas.example'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('accepts %s', (given, taken) => {
    expect(read({ ...PRODUCTION, BASE_URL: given }).baseUrl).toBe(taken)
  })

  test.each([
    'recetas.example',
    'ftp://recetas.example',
    'https://recetas.example/app',
    'https://recetas.example/?a=1',
    'https://u@recetas.example',
  ])('refuses %s', (given) => {
    expect(() => read({ ...PRODUCTION, BASE_URL: given })).toThrow(/BASE_URL: scheme and host alone/)
  })
})

describe('TRUST_PROXY', () => {
  const trusted = (text: string) => read({ ...PRODUCTION, TRUST_PROXY: text }).trustProxy

  test.each(['', '0'])('trusts no proxy with %o', (text) => expect(trusted(text)).toBe(false))

  test('accepts addresses and ranges of proxies', () => {
    expect(trusted('10.0.0.5, 10.1.0.0/16,fd00::/8,loopback')).toEqual([
      '10.0.0.5',
      '10.1.0.0/16',
      'fd00::/8',
      'loopback',
    ])
  })

  test.each([
    'true',
    'yes',
    '10',
    '-1',
    '10.0.0.5/33',
    '10.0.0.0/0',
    '::1/129',
    'proxy.example',
    '10.0.0.5,',
    '*',
  ])('refuses %s', (text) => expect(() => trusted(text)).toThrow(/TRUST_PROXY: the number of proxies/))
})

describe('a language model', () => {
  const asked = (AI_BASE_URL: string, OUTBOUND_ALLOWED = '') =>
    read({ ...DATABASE, DEMO: '1', AI_BASE_URL, AI_MODEL: 'modelo', OUTBOUND_ALLOWED })

  test.each([
    ['https://modelo.example/v1', ''],
    ['http://127.0.0.1:9000/v1', '127.0.0.1:9000'],
    ['https://modelo.clinica.example:8443/v1', 'modelo.clinica.example:8443'],
  ])('at %s starts with OUTBOUND_ALLOWED=%s', (url, allowed) => {
    expect(asked(url, allowed).ai).toMatchObject({ url })
  })

  test.each([
    ['http://127.0.0.1:9000/v1', ''],
    ['http://127.0.0.1:9000/v1', '127.0.0.1:9001'],
    ['https://modelo.example:8443/v1', ''],
    ['https://u:p@modelo.example/v1', ''],
    ['modelo.example', ''],
  ])('at %s does not start with OUTBOUND_ALLOWED=%s', (url, allowed) => {
    expect(() => asked(url, allowed)).toThrow(/AI_BASE_URL: https on port 443/)
  })

  test('hosts without a port are refused', () => {
    expect(() => asked('', '127.0.0.1')).toThrow(/OUTBOUND_ALLOWED: hosts with their ports/)
  })
})

describe('weather and news', () => {
  const demo = (more: Record<string, string>) => read({ ...DATABASE, DEMO: '1', ...more })

  test('the demo asks Open-Meteo, and an installation only where its operator says so', () => {
    expect(demo({}).weather).toEqual({ url: '', key: '' })
    expect(demo({ WEATHER: 'off' }).weather).toBeNull()
    expect(read(PRODUCTION).weather).toBeNull()
    expect(read(PRODUCTION).operated.widgetsOff).toEqual(['weather'])
    expect(demo({}).operated.widgetsOff).toEqual([])
    expect(read({ ...PRODUCTION, WEATHER: 'open-meteo', WEATHER_KEY: 'clave' }).weather).toEqual({
      url: '',
      key: 'clave',
    })
  })

  test('widgets are switched off by name, and a name that is none is refused with those that are', () => {
    expect(demo({ DISABLED_WIDGETS: 'latest, nfts' }).operated.widgetsOff).toEqual(['latest', 'nfts'])
    expect(() => demo({ DISABLED_WIDGETS: 'tokens' })).toThrow(
      /DISABLED_WIDGETS\.0: widgets are news, .*nfts/,
    )
  })

  test('feeds are a list of addresses', () => {
    const NEWS_FEEDS = 'https://uno.example/rss, https://dos.example/atom'
    expect(demo({ NEWS_FEEDS }).newsFeeds).toEqual(['https://uno.example/rss', 'https://dos.example/atom'])
    expect(demo({}).newsFeeds).toEqual([])
  })

  test.each(['http://uno.example/rss', 'https://uno.example:8443/rss', 'uno'])(
    'an address that the server would refuse to call does not start: %s',
    (address) => {
      expect(() => demo({ NEWS_FEEDS: address })).toThrow(/NEWS_FEEDS: https on port 443/)
      expect(() => demo({ WEATHER_URL: address })).toThrow(/WEATHER_URL: https on port 443/)
      const { host } = URL.canParse(address) ? new URL(address) : { host: '' }
      const OUTBOUND_ALLOWED = host.includes(':') ? host : `${host}:80`
      if (host !== '') expect(demo({ NEWS_FEEDS: address, OUTBOUND_ALLOWED }).newsFeeds).toEqual([address])
    },
  )
})

describe('the port', () => {
  test.each([
    [undefined, 8080],
    ['9131', 9131],
    ['0', 0],
  ])('PORT=%s: the server listens on %d', (PORT, port) => {
    expect(read({ ...PRODUCTION, ...(PORT !== undefined && { PORT }) }).port).toBe(port)
  })

  test.each(['65536', '-1', '80.5', 'http'])('PORT=%s is refused', (PORT) => {
    expect(() => read({ ...PRODUCTION, PORT })).toThrow(/PORT.*a whole number from 0 to 65535/)
  })
})
