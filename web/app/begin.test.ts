import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageRoute } from './known-pages.ts'

let answerProfile: (answer: Response) => void
let asked: string[]
let isFramed: boolean

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  asked = []
  isFramed = false
  const stored = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  const element = { style: { setProperty: () => undefined }, dataset: {}, lang: '' }
  vi.stubGlobal('localStorage', stored)
  vi.stubGlobal('sessionStorage', stored)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', {
    documentElement: element,
    // `isFramed`: the document already contains the first frame of the home page, as the server renders it.
    querySelector: (selector: string) => (selector === 'h1' && isFramed ? {} : null),
    addEventListener: () => undefined,
    fonts: { add: () => undefined },
  })
  vi.stubGlobal('window', {
    location: { pathname: '/', search: '' },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    addEventListener: () => undefined,
  })
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    if (url === '/api/v2/profile/') return new Promise((resolve) => (answerProfile = resolve))
    return Promise.resolve(Response.json({}))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Modules that a test loaded have set the theme of that test's fake document, so that no later test may reuse them.
  vi.resetModules()
})

/**
 * Begins the home page, in the session of a doctor or as a guest, with all code except that of the page already loaded.
 * @param arrives promise for which the download of the page's code waits, as on a slow connection
 */
async function beginHome(as: 'doctor' | 'guest', arrives: Promise<unknown> = Promise.resolve()) {
  await Promise.all(
    ['./layouts/CenteredLayout.tsx', './layouts/DefaultLayout.tsx'].map((file) => import(file)),
  )
  const { loadTexts } = await import('../lib/texts.ts')
  await loadTexts('common')
  const { enter } = await import('../lib/account/session.ts')
  const { loadLater } = await import('./load-later.ts')
  const { begin } = await import('./begin.ts')
  if (as === 'doctor') enter('t')
  const page = loadLater<object>(async () => {
    await arrives
    return () => null
  })
  const guard = as === 'doctor' ? 'ready' : 'open'
  const routes: PageRoute[] = [{ path: '/', layout: 'centered', guard, page }]
  const state = { isDrawn: false }
  void begin(routes).then(() => (state.isDrawn = true))
  await pass(1)
  return state
}

/** Advances the fake timers by `ms`, and lets promises settle that resolve within that time. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const PROFILE = { count: 1, next: null, previous: null, results: [{ name: 'Elena' }] }

test('the first paint waits for a profile that is there at once, and then has it', async () => {
  const home = await beginHome('doctor')
  await pass(100)
  expect(home.isDrawn).toBe(false)
  answerProfile(Response.json(PROFILE))
  await pass(1)
  expect(home.isDrawn).toBe(true)
  const { query, queryClient } = await import('../lib/calls/query.ts')
  const { profileCalls } = await import('../lib/calls/endpoints.ts')
  expect(queryClient.getQueryData(query(profileCalls.get, {}).queryKey)).toEqual(PROFILE)
  expect(asked.filter((url) => url === '/api/v2/profile/')).toHaveLength(1)
})

test('the first paint waits no longer than 200 ms for a profile once the code of the page is there', async () => {
  let arrive = (): void => undefined
  const home = await beginHome('doctor', new Promise<void>((resolve) => (arrive = resolve)))
  await pass(1000)
  expect(home.isDrawn).toBe(false)
  arrive()
  await pass(190)
  expect(home.isDrawn).toBe(false)
  await pass(20)
  expect(home.isDrawn).toBe(true)
})

test('a greeting that came with the document stays until the profile is there', async () => {
  isFramed = true
  const home = await beginHome('doctor')
  await pass(1000)
  expect(home.isDrawn).toBe(false)
  answerProfile(Response.json(PROFILE))
  await pass(1)
  expect(home.isDrawn).toBe(true)
})

test('a greeting that came with the document is replaced after 1.5 seconds without a profile', async () => {
  isFramed = true
  const home = await beginHome('doctor')
  await pass(1490)
  expect(home.isDrawn).toBe(false)
  await pass(20)
  expect(home.isDrawn).toBe(true)
})

test('the first paint of a guest waits for no profile', async () => {
  const home = await beginHome('guest')
  expect(home.isDrawn).toBe(true)
  expect(asked).not.toContain('/api/v2/profile/')
})
