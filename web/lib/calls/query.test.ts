import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import type { Call, Endpoint, EndpointRef } from '#contract/endpoint.ts'
import { logOut } from '../account/session.ts'
import {
  dashboardCalls,
  draftCalls,
  favouriteCalls,
  patientCalls,
  prescriptionCalls,
  profileCalls,
  weatherCalls,
} from './endpoints.ts'
import { workplaceCalls } from './workplace-calls.ts'
import { isAway } from './connection.ts'
import { listOf } from '../list-of.ts'
import { paylinkCalls } from './paylink-calls.ts'
import { PATIENCE } from './request.ts'
import { query, queryClient } from './query.ts'

/**
 * Wait that is longer than the pause before a retry, and than the interval at which an unreachable server is polled.
 */
const LATER = 6000

let calls: string[]
let isReady: boolean
let answer: () => Promise<Response>
let warned: MockInstance<typeof console.warn>

const LOST = () => Promise.reject(new TypeError('Failed to fetch'))
const problem = (status: number, code: string) => () =>
  Promise.resolve(new Response(JSON.stringify({ code, detail: '' }), { status }))
const page = () => Promise.resolve(new Response('{"count":0,"results":[]}'))

// The test's fake clock does not wait for code that is loaded when a call first fails, so that code is loaded before the tests.
beforeAll(() => import('../device/kept-answers.ts'))
beforeEach(() => {
  vi.useFakeTimers()
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  calls = []
  isReady = false
  vi.stubGlobal('fetch', (url: string) => {
    if (url === '/readyz') return Promise.resolve(new Response('', { status: isReady ? 200 : 503 }))
    calls.push(url)
    return answer()
  })
  // Test files share this store: a file in which no server answered may have left it set.
  isAway.set(false)
})
afterEach(async () => {
  queryClient.clear()
  onlineManager.setOnline(true)
  // Failed queries make the page poll the server, so the server answers now: the polling ends before the next test.
  isReady = true
  await vi.advanceTimersByTimeAsync(2 * LATER)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  warned.mockRestore()
})

/** Shows the list of prescriptions on a page. */
function shown() {
  const observer = new QueryObserver(queryClient, query(prescriptionCalls.list, {}))
  const leave = observer.subscribe(() => undefined)
  return { status: () => observer.getCurrentResult().status, leave }
}

test.each([
  ['no network', LOST, 2],
  ['a server that is unavailable', problem(503, 'unavailable'), 2],
  ['a refusal', problem(400, 'invalid-input'), 1],
  ['a fault of the server', problem(500, 'unexpected'), 1],
])('%s: %d attempts before the page shows it', async (_what, fails, times) => {
  answer = fails
  const list = shown()
  await vi.advanceTimersByTimeAsync(LATER)
  expect([calls.length, list.status()]).toEqual([times, 'error'])
  list.leave()
})

test('a failed fetch is logged once, with its call and a code, without parameters', async () => {
  answer = problem(500, 'unexpected')
  const seen = new QueryObserver(queryClient, query(favouriteCalls.list, { query: { limit: 7 } }))
  const leave = seen.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(LATER)
  expect(warned.mock.calls).toEqual([['not fetched', 'GET /api/v2/favourite/', 'unexpected']])
  leave()
})

/** Answer of a busy server that asks to be called again after `seconds`. */
const busy = (seconds: number) => () =>
  Promise.resolve(
    new Response(JSON.stringify({ code: 'unavailable', detail: '' }), {
      status: 503,
      headers: { 'retry-after': String(seconds) },
    }),
  )

test('a busy server is asked again when it said so, and the reader does not notice', async () => {
  answer = busy(2)
  const list = shown()
  await vi.advanceTimersByTimeAsync(1900)
  expect([calls.length, list.status()]).toEqual([1, 'pending'])
  await vi.advanceTimersByTimeAsync(700)
  expect([calls.length, list.status()]).toEqual([2, 'pending'])
  answer = page
  await vi.advanceTimersByTimeAsync(2600)
  expect([calls.length, list.status()]).toEqual([3, 'success'])
  list.leave()
})

test.each([
  ['2 s', 2, 4],
  ['5 s', 5, 4],
  ['a minute', 60, 1],
])('of a server that stays busy and asks for %s the page says so in time', async (_pause, seconds, times) => {
  answer = busy(seconds)
  const list = shown()
  await vi.advanceTimersByTimeAsync(3 * (seconds * 1000 + 600))
  expect([calls.length, list.status()]).toEqual([times, 'error'])
  list.leave()
})

test('a call that timed out is not repeated', async () => {
  answer = () => new Promise(() => undefined)
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    calls.push(url)
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError'))),
    )
  })
  const list = shown()
  await vi.advanceTimersByTimeAsync(PATIENCE + 1000)
  const asked = calls.filter((url) => url.startsWith(prescriptionCalls.list.path))
  expect([asked.length, list.status()]).toEqual([1, 'error'])
  list.leave()
})

test('without a network the page says so at once', async () => {
  onlineManager.setOnline(false)
  answer = LOST
  const list = shown()
  await vi.advanceTimersByTimeAsync(LATER)
  expect([calls.length, list.status()]).toEqual([1, 'error'])
  list.leave()
})

test('failed content is fetched once the server is ready again', async () => {
  answer = LOST
  const list = shown()
  await vi.advanceTimersByTimeAsync(3 * LATER)
  expect([calls.length, list.status()]).toEqual([2, 'error'])
  isReady = true
  answer = page
  await vi.advanceTimersByTimeAsync(LATER)
  // Even code that is loaded already is handed over in a later task, for which the test's fake clock does not wait.
  await vi.waitFor(() => expect([calls.length, list.status()]).toEqual([3, 'success']), { timeout: 10_000 })
  list.leave()
})

test('the count of a list is -1 until the first answer, and is then what the server says', async () => {
  answer = page
  const rx = new QueryObserver(queryClient, query(prescriptionCalls.list, {}))
  const links = new QueryObserver(queryClient, query(paylinkCalls.list, {}))
  const counts = () => [
    listOf(rx.getCurrentResult().data, ({ signature }) => signature).count,
    listOf(links.getCurrentResult().data, ({ slug }) => slug).count,
  ]
  const leave = [rx.subscribe(() => undefined), links.subscribe(() => undefined)]
  expect(counts()).toEqual([-1, -1])
  await vi.advanceTimersByTimeAsync(LATER)
  expect(counts()).toEqual([0, 0])
  for (const end of leave) end()
})

/**
 * Makes two functions for a call: `ask` fetches the call's answer into the cache, and `isKnown` returns whether the cache has the
 * answer.
 */
function areaOf<E extends Endpoint>(endpoint: EndpointRef<E>, call: Call<E>) {
  const options = query(endpoint, call)
  return {
    ask: () => queryClient.fetchQuery(options),
    isKnown: () => queryClient.getQueryData(options.queryKey) !== undefined,
  }
}

test('a logout forgets every answer: of profile, patients, prescriptions, links, favourites, figures, places and weather', async () => {
  const areas = {
    profile: areaOf(profileCalls.get, {}),
    patient: areaOf(patientCalls.list, {}),
    prescription: areaOf(prescriptionCalls.list, {}),
    rx: areaOf(draftCalls.list, {}),
    paylink: areaOf(paylinkCalls.list, {}),
    favorites: areaOf(favouriteCalls.list, {}),
    graphs: areaOf(dashboardCalls.read, {}),
    locations: areaOf(workplaceCalls.locations, {}),
    weather: areaOf(weatherCalls.get, {}),
  }
  answer = page
  await Promise.all(Object.values(areas).map(({ ask }) => ask()))
  const known = () =>
    Object.entries(areas)
      .filter(([, { isKnown }]) => isKnown())
      .map(([name]) => name)
  expect(known()).toEqual(Object.keys(areas))
  await logOut()
  expect(known()).toEqual([])
})
