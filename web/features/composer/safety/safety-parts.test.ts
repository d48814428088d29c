import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Fake network: how often the file of the safety panel was requested, and whether each request fails or never ends. */
const network = vi.hoisted(() => ({ asked: 0, fails: false, hangs: false }))

vi.mock('../../../lib/texts.ts', async (original) => ({
  ...(await original<object>()),
  loadTexts: async () => {
    network.asked += 1
    if (network.fails) throw new TypeError('Failed to fetch dynamically imported module')
    if (network.hangs) await new Promise(() => undefined)
  },
}))

/** Timeout for tests that read the real modules from the disk, which takes seconds on a busy machine. */
const SLOW = { timeout: 20_000 }

async function opened() {
  const { loadSafetyParts, safetyParts } = await import('./safety-parts.ts')
  return { start: () => void loadSafetyParts(), parts: () => safetyParts.get() }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('document', { querySelector: () => null })
  vi.useFakeTimers()
  Object.assign(network, { asked: 0, fails: false, hangs: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Test files of one worker share its modules: no module that was loaded with the replaced texts may remain.
  vi.resetModules()
})

test('parts that can not be downloaded are said to be missing, until they come by themselves', async () => {
  const { start, parts } = await opened()
  network.fails = true
  start()
  await vi.waitFor(() => expect(parts()).toBe('missing'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(network.asked).toBe(2)
  expect(parts()).toBe('missing')
  network.fails = false
  await vi.advanceTimersByTimeAsync(5000)
  await vi.waitFor(() => expect(parts()).toHaveProperty('SafetyPanel'), SLOW)
  expect(network.asked).toBe(3)
})

test('parts that are on their way for more than 3 s are said to be missing', async () => {
  const { start, parts } = await opened()
  network.hangs = true
  start()
  await vi.advanceTimersByTimeAsync(2900)
  expect(parts()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(parts()).toBe('missing')
})

test('two callers load the parts once', async () => {
  const { start, parts } = await opened()
  start()
  start()
  await vi.waitFor(() => expect(parts()).toHaveProperty('ReasonDialog'), SLOW)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(parts()).toHaveProperty('ReasonDialog')
  expect(network.asked).toBe(1)
})
