import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandChoice } from '../brand/brand-choice.ts'
import { loadBrands } from '../brand/brands.ts'
import { projectRoot } from '../root.ts'
import { pageSender } from '../site/send-page.ts'
import { installSecurityHeaders } from './security-headers.ts'
import { installWebFiles, PAGE_FILES } from './web-files.ts'

const TEXT = 'console.log(1)'
const HTML = '<html lang="x"><head><meta charset="utf-8" /><title>x</title></head><body></body></html>'
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'web-'))
  mkdirSync(path.join(folder, 'assets'))
  for (const file of ['index.html', 'assets/a.js', 'sw.js']) {
    const text = file.endsWith('.html') ? HTML : TEXT
    writeFileSync(path.join(folder, file), text)
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(text))
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(text))
  }
  writeFileSync(
    path.join(folder, PAGE_FILES),
    JSON.stringify({ index: { guard: 'ready', files: ['/assets/a.js'] } }),
  )
  app = Fastify()
  await app.register(cookie)
  installSecurityHeaders(app)
  const choice = brandChoice(loadBrands(projectRoot()), false)
  await installWebFiles(
    app,
    folder,
    pageSender(
      choice,
      () => 'https://recetas.example',
      () => Promise.resolve(undefined),
    ),
  )
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/', 200],
  ['/login?embed=true', 200],
  ['/Login/', 200],
  ['/settings', 200],
  ['/new-password', 200],
  ['/prescriptions/ab12', 200],
  ['/settings/hospitals/7/edit', 200],
  ['/no/such/page', 404],
  ['/prescriptions/ab12/more', 404],
  ['/paylinks', 200],
  ['/.env', 404],
])('%s sends the application with the status %i', async (url, status) => {
  const { statusCode, body } = await app.inject({ url })
  expect([statusCode, body.slice(0, 19)]).toEqual([status, '<html lang="es-MX">'])
})

test('a secret in the path of a new password moves behind #', async () => {
  const { statusCode, headers } = await app.inject({ url: '/new-password/ab/cd' })
  expect([statusCode, headers.location]).toEqual([302, '/new-password#ab/cd'])
})

test.each([
  ['/assets/a.js', 'br', 'br', 'accept-encoding'],
  ['/assets/a.js', 'gzip', 'gzip', 'accept-encoding'],
  ['/assets/a.js', 'identity', undefined, 'accept-encoding'],
  ['/', 'br, gzip', 'br', 'accept-encoding, cookie'],
  ['/prescriptions', 'identity', undefined, 'accept-encoding, cookie'],
])(
  '%s for a client that accepts %s is sent as %s, and caches keep it apart by %s',
  async (url, takes, coding, vary) => {
    const { headers, statusCode } = await app.inject({ url, headers: { 'accept-encoding': takes } })
    expect([statusCode, headers['content-encoding'], headers['vary']]).toEqual([200, coding, vary])
  },
)

test('the page names its scripts for a browser that has a session, and a guest does not load them', async () => {
  const [doctor, guest] = await Promise.all([
    app.inject({ url: '/', cookies: { '__Host-b': 'any' } }),
    app.inject({ url: '/' }),
  ])
  expect(doctor.body).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/a.js">',
  )
  expect(guest.body).not.toContain('modulepreload')
  expect(guest.headers.etag).not.toBe(doctor.headers.etag)
})

const OF_EVERY_ANSWER = [
  'strict-transport-security',
  'x-content-type-options',
  'cross-origin-resource-policy',
]
const OF_DOCUMENTS = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
]

test.each([
  ['/assets/a.js', 200, false],
  ['/assets/missing.js', 404, true],
  ['/assets/a.js/x', 404, true],
  ['/sw.js', 200, true],
  ['/', 200, true],
])('%s, sent with the status %i, has the headers of documents: %s', async (url, status, isDocument) => {
  const { headers, statusCode } = await app.inject({ url })
  expect(statusCode).toBe(status)
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(OF_EVERY_ANSWER))
  expect(OF_DOCUMENTS.filter((name) => name in headers)).toEqual(isDocument ? OF_DOCUMENTS : [])
})

test('the list of the scripts of all pages is not served', async () => {
  expect((await app.inject({ url: `/${PAGE_FILES}` })).statusCode).toBe(404)
})

test.each([
  ['/', 'index'],
  ['/login', 'index'],
  ['/pharmacy', 'index'],
  ['/login?brand=recetario', 'index'],
  ['/prescriptions', 'index'],
  ['/prescriptions/new', 'index'],
  ['/prescriptions?search=Luc%C3%ADa', 'noindex'],
  ['/prescriptions/ab12', 'noindex'],
  ['/redirect/new', 'noindex'],
  ['/v/ab12', 'noindex'],
  ['/privacy/ab12', 'noindex'],
  ['/registered', 'noindex'],
  ['/no/such/page', 'noindex'],
])('%s is sent to search engines with %s', async (url, robots) => {
  expect((await app.inject({ url })).headers['x-robots-tag']).toBe(robots)
})

test('a page with a query has another head than the same page without', async () => {
  const robots = async (url: string) =>
    /<meta name="robots" content="(\w+)"/.exec((await app.inject({ url })).body)
  expect((await robots('/patients'))?.[1]).toBe('index')
  expect((await robots('/patients?search=ana'))?.[1]).toBe('noindex')
  expect((await robots('/patients'))?.[1]).toBe('index')
})

test('a page that the browser has already is not sent again, one with another title is', async () => {
  const { headers } = await app.inject({ url: '/login' })
  const again = (url: string) => app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect([(await again('/login')).statusCode, (await again('/login')).body]).toEqual([304, ''])
  expect((await again('/register')).statusCode).toBe(200)
})

test('the host of a request is not repeated in a page', async () => {
  const { body } = await app.inject({ url: '/login', headers: { host: 'ajeno.example' } })
  expect(body).toContain('https://recetas.example/login')
  expect(body).not.toContain('ajeno.example')
})
