import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAway } from './calls/connection.ts'
import { queryClient } from './calls/query.ts'
import { watchServer } from './watch-server.ts'

/** Addresses of the requests that were sent. */
let asked: string[]
let answerAfter: (ms: number) => Promise<Response>
let end: () => void

const after = (ms: number): Promise<Response> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(new Response('{}')), ms)
  })

beforeEach(() => {
  vi.useFakeTimers()
  // `AbortSignal.timeout` follows the fake clock of the test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const own = new AbortController()
    setTimeout(() => own.abort(), ms)
    return own.signal
  })
  asked = []
  answerAfter = after
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url)
    return new Promise((resolve, reject) => {
      void answerAfter(0).then(resolve, reject)
      signal.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')))
    })
  })
  isAway.set(false)
  end = watchServer()
})
afterEach(async () => {
  end()
  queryClient.clear()
  isAway.set(false)
  answerAfter = after
  await vi.advanceTimersByTimeAsync(60_000)
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const never = () => new Promise<never>(() => undefined)

/** Starts a query whose answer takes `ms`. */
const fetchFor = (name: string, ms: number) =>
  void queryClient.prefetchQuery({ queryKey: [name], queryFn: () => (ms === Infinity ? never() : after(ms)) })

test('a server that answers nothing is away four seconds after the call', async () => {
  answerAfter = never
  fetchFor('list', Infinity)
  await vi.advanceTimersByTimeAsync(3999)
  expect([asked, isAway.get()]).toEqual([['/healthz'], false])
  await vi.advanceTimersByTimeAsync(1)
  expect(isAway.get()).toBe(true)
})

test('a server or a network that takes three seconds for everything is not away', async () => {
  answerAfter = () => after(2999)
  fetchFor('list', 3000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([asked, isAway.get()]).toEqual([['/healthz'], false])
})

test('a call that is slow for its own reasons does not make the server away', async () => {
  fetchFor('figures', 14_000)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([asked, isAway.get()]).toEqual([['/healthz'], false])
})

test('the answer to another call shows that the server is there', async () => {
  answerAfter = never
  fetchFor('list', Infinity)
  await vi.advanceTimersByTimeAsync(2000)
  fetchFor('other', 500)
  await vi.advanceTimersByTimeAsync(2500)
  expect(isAway.get()).toBe(false)
})

test('a call that is answered within a second asks nothing more', async () => {
  fetchFor('list', 999)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toEqual([])
})
