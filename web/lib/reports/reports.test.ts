import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Collector } from '#contract/brand.ts'
import { createAnalytics } from './analytics.ts'
import { ApiError } from '../calls/api-error.ts'
import { createErrorReports, describeError } from './error-reports.ts'
import { ANALYTICS_DELAY } from '../calls/limits.ts'

interface Received {
  headers: Record<string, unknown>
  body: Record<string, unknown>
}

let server: Server
let collector: Collector
let received: Received[]

beforeEach(async () => {
  received = []
  server = createServer((request, answer) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(text) })
      answer.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  collector = { address: `http://127.0.0.1:${port}/events`, key: 'k-1' }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const facts = () => ({ brand: 'una', language: 'es' })

test('a page is reported 250 ms after it was shown, with the key; a page left before is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent = vi.spyOn(globalThis, 'fetch')
  const { pageShown } = createAnalytics(collector, facts)
  pageShown('/')
  vi.advanceTimersByTime(ANALYTICS_DELAY - 1)
  pageShown('/prescriptions/:signature')
  vi.advanceTimersByTime(ANALYTICS_DELAY - 1)
  expect(sent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(sent).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  await expect.poll(() => received).toHaveLength(1)
  expect(received[0]?.body).toEqual({
    key: 'k-1',
    event: 'page',
    route: '/prescriptions/:signature',
    brand: 'una',
    language: 'es',
  })
  expect(received[0]?.headers).not.toHaveProperty('cookie')
  expect(received[0]?.headers).not.toHaveProperty('referer')
})

test('an error is reported by kind and place, without its message', () => {
  const error = new TypeError('paciente Lucía Mendoza, CURP MEXL800101MDFNJC09')
  error.stack = `TypeError: ${error.message}
    at save (https://recetas.example/assets/start-1a2b.js:10:22)
    at https://recetas.example/assets/0c1d2e/Page.js:1:5
    at lucia (https://elsewhere.example/x.js:1:1)`
  expect(describeError(error)).toEqual({
    event: 'error',
    name: 'TypeError',
    frames: ['assets/start-1a2b.js:10:22', 'assets/0c1d2e/Page.js:1:5'],
  })
  expect(
    describeError(new ApiError('unexpected', { status: 500, requestId: 'r-1', detail: 'Lucía' })),
  ).toMatchObject({ name: 'ApiError', code: 'unexpected', request_id: 'r-1' })
  expect(describeError('Lucía Mendoza')).toEqual({ event: 'error', name: 'string', frames: [] })
})

test('each error is reported once, and at most ten a visit', async () => {
  const report = createErrorReports(collector, facts)
  const failing = (at: number) => Object.assign(new Error('x'), { stack: `at f (/assets/a.js:${at}:1)` })
  for (let at = 0; at < 15; at++) {
    report(failing(at))
    report(failing(at))
  }
  await expect.poll(() => received).toHaveLength(10)
  await pause(50)
  expect(received).toHaveLength(10)
})

test('an unreachable collector is ignored', async () => {
  const report = createErrorReports({ ...collector, address: 'http://127.0.0.1:1/' }, facts)
  report(new Error('x'))
  await pause(50)
  expect(received).toEqual([])
})
