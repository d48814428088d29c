import type { LookupFunction } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  cutsOff,
  drips,
  floods,
  hangs,
  startFakeProvider,
  withJson,
  withText,
  type Answering,
  type FakeProvider,
} from '../../testing/fakes/fake-provider.ts'
import { createOutbound, type CallLimits, type Outbound, type OutboundSettings } from './outbound.ts'

let provider: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider()
})
afterAll(() => provider.close())

const LIMITS = { timeoutMs: 5000, maxBytes: 1024 * 1024, maxRedirects: 3 }
const SECRET = 'paciente=Lucia'
let logged: unknown[] = []
let outbound: Outbound
const made: Outbound[] = []
function open(settings: Partial<OutboundSettings> = {}): Outbound {
  outbound = createOutbound({
    allowed: new Set([provider.host]),
    log: (facts) => logged.push(facts),
    ...settings,
  })
  made.push(outbound)
  return outbound
}
const fetching = (limits: Partial<CallLimits> = {}) => outbound.fetchFor('feeds', { ...LIMITS, ...limits })
const failed = (outcome: string) => ({ name: 'OutboundFailure', provider: 'feeds', outcome })
const read = async (limits: Partial<CallLimits> = {}): Promise<string> =>
  (await fetching(limits)(`${provider.origin}/a?${SECRET}`)).text()

beforeEach(() => {
  logged = []
  open()
})
afterAll(() => Promise.all(made.map((one) => one.close())))

describe('a call that works', () => {
  test('takes the arguments of fetch, and gives a Response', async () => {
    provider.answer(withJson({ ok: true }))
    const answer = await fetching()(new URL(`${provider.origin}/v1?a=1`), {
      method: 'POST',
      headers: new Headers({ authorization: 'Bearer clave' }),
      body: new URLSearchParams({ amount: '20000' }),
    })
    expect(answer).toBeInstanceOf(Response)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(await answer.json()).toEqual({ ok: true })
    expect(provider.heard[0]).toMatchObject({
      method: 'POST',
      url: '/v1?a=1',
      headers: { authorization: 'Bearer clave', 'content-length': '12' },
      body: 'amount=20000',
    })
    const [, contentType = ''] = /^([^;]+)/.exec(provider.heard[0]?.headers['content-type'] ?? '') ?? []
    expect(contentType).toBe('application/x-www-form-urlencoded')
  })

  test('takes a Request', async () => {
    provider.answer(withText(204, ''))
    const answer = await fetching()(new Request(`${provider.origin}/x`, { method: 'PUT', body: 'texto' }))
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(provider.heard[0]).toMatchObject({ method: 'PUT', body: 'texto' })
  })

  test('gives the parts of a streamed body as they arrive', async () => {
    let finish = (): void => undefined
    provider.answer((_, response) => {
      response.write('uno')
      finish = () => void response.end('dos')
    })
    const answer = await fetching()(provider.origin)
    const reader = answer.body?.getReader()
    const text = async () => new TextDecoder().decode((await reader?.read())?.value)
    expect(await text()).toBe('uno')
    finish()
    expect(await text()).toBe('dos')
  })

  test('resolves with a refusal of the provider', async () => {
    provider.answer(withText(402, 'no'))
    expect((await fetching()(provider.origin)).status).toBe(402)
  })
})

describe('a provider that fails', () => {
  test.each<[string, Answering, string, Partial<CallLimits>]>([
    ['hangs', hangs, 'timeout', { timeoutMs: 200 }],
    ['sends in drops without end', drips, 'timeout', { timeoutMs: 200 }],
    ['cuts the connection in its answer', cutsOff, 'broken', {}],
    ['cuts the connection before an answer', (request) => request.socket.destroy(), 'broken', {}],
    ['speaks no HTTP', (request) => request.socket.end('hola\r\n\r\n'), 'broken', {}],
    ['sends 50 MB', floods(50), 'too-large', {}],
    ['announces 50 MB', withText(200, '', { 'content-length': '52428800' }), 'too-large', {}],
  ])('%s', async (_, answering, outcome, limits) => {
    provider.answer(answering)
    await expect(read(limits)).rejects.toMatchObject(failed(outcome))
    expect(logged).toEqual([{ provider: 'feeds', outcome }])
  })

  test('sends 50 MB packed in 50 kB', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(60_000)
    provider.answer(withText(200, bomb, { 'content-encoding': 'gzip' }))
    await expect(read()).rejects.toMatchObject(failed('too-large'))
  })

  test('sends 3 MB that unpack to nothing', async () => {
    // A gzip stream may consist of members that each unpack to an empty text.
    const empty = Buffer.alloc(3 * 1024 * 1024, gzipSync(''))
    provider.answer(withText(200, empty, { 'content-encoding': 'gzip' }))
    await expect(read()).rejects.toMatchObject(failed('too-large'))
  })

  test('is not there', async () => {
    const gone = await startFakeProvider()
    await gone.close()
    open({ allowed: new Set([gone.host]) })
    await expect(fetching()(gone.origin)).rejects.toMatchObject(failed('unreachable'))
  })

  test('has a name that nobody knows', async () => {
    const nobody: LookupFunction = (_, __, callback) =>
      callback(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }), [])
    open({ lookup: nobody })
    await expect(fetching()('https://nadie.example/')).rejects.toMatchObject(failed('unreachable'))
  })
})

test('a caller that gives up gets the reason of his signal, and the provider is not blamed', async () => {
  provider.answer(hangs)
  const reason = new Error('the doctor closed the page')
  const asking = fetching()(provider.origin, { signal: AbortSignal.any([AbortSignal.abort(reason)]) })
  await expect(asking).rejects.toBe(reason)
  expect(logged).toEqual([{ provider: 'feeds', outcome: 'cancelled' }])
})

test('after five failures nothing is sent for 30 seconds, then one call tries again', async () => {
  let now = 0
  open({ now: () => now })
  provider.answer(withText(503, 'no'))
  for (let calls = 0; calls < 5; calls += 1) await read()
  await expect(read()).rejects.toMatchObject(failed('open-circuit'))
  expect(provider.heard).toHaveLength(5)
  expect(await outbound.metrics.metrics()).toContain('outbound_circuit_open{provider="feeds"} 1')
  // Each provider has its own circuit breaker, so a call to another provider succeeds.
  provider.answer(withText(200, 'sí'))
  expect(await (await outbound.fetchFor('model', LIMITS)(provider.origin)).text()).toBe('sí')
  now = 30_000
  expect(await read()).toBe('sí')
  expect(await read()).toBe('sí')
  expect(await outbound.metrics.metrics()).toContain('outbound_circuit_open{provider="feeds"} 0')
})

test('the metrics count calls by provider and outcome', async () => {
  provider.answer(withText(200, 'sí'))
  await read()
  provider.answer(withText(500, 'no'))
  await read()
  const text = await outbound.metrics.metrics()
  for (const outcome of ['ok', 'failed'])
    expect(text).toContain(`outbound_request_duration_seconds_count{provider="feeds",outcome="${outcome}"} 1`)
})

test('neither the log nor a failure contains an address, a query or a body', async () => {
  const errors: unknown[] = []
  for (const answering of [cutsOff, floods(50), withText(500, SECRET)]) {
    provider.answer(answering)
    await read().catch((error: unknown) => errors.push(error))
  }
  await fetching()(`https://usuario:${SECRET}@[::1]/`).catch((error: unknown) => errors.push(error))
  expect(errors).toHaveLength(3)
  const written = [JSON.stringify(logged), ...errors.map((error) => (error as Error).stack)].join('\n')
  expect(written).not.toMatch(/Lucia|127\.0\.0\.1|::1|usuario/)
  expect(logged.map((facts) => Object.keys(facts as object))).toEqual(
    Array.from({ length: 4 }, () => ['provider', 'outcome']),
  )
})
