import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINIMUM_FETCH_DELAY, PREFETCH_IDLE_TIMEOUT } from './limits.ts'
import { prefetchWhenIdle } from './prefetch.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const load = vi.fn(() => Promise.resolve())
beforeEach(() => load.mockClear())

test('prefetching waits for the minimum delay and then until the browser is idle, at most 2000 ms', () => {
  const idle = vi.fn()
  vi.stubGlobal('window', { requestIdleCallback: idle })
  vi.stubGlobal('requestIdleCallback', idle)
  prefetchWhenIdle(load)
  vi.advanceTimersByTime(MINIMUM_FETCH_DELAY - 1)
  expect(idle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: PREFETCH_IDLE_TIMEOUT })
  expect(load).not.toHaveBeenCalled()
  idle.mock.calls[0]?.[0]()
  expect(load).toHaveBeenCalledOnce()
})

test('in a browser without idle callbacks it runs after 2000 ms', () => {
  prefetchWhenIdle(load)
  vi.advanceTimersByTime(MINIMUM_FETCH_DELAY + PREFETCH_IDLE_TIMEOUT - 1)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledOnce()
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'is skipped on %j',
  (connection) => {
    vi.stubGlobal('navigator', { connection })
    prefetchWhenIdle(load)
    vi.advanceTimersByTime(10_000)
    expect(load).not.toHaveBeenCalled()
  },
)

test('a faster connection without data saving prefetches', () => {
  vi.stubGlobal('navigator', { connection: { saveData: false, effectiveType: '4g' } })
  prefetchWhenIdle(load)
  vi.advanceTimersByTime(10_000)
  expect(load).toHaveBeenCalledOnce()
})

test('a failed prefetch is ignored', async () => {
  prefetchWhenIdle(() => Promise.reject(new Error('line')))
  await vi.advanceTimersByTimeAsync(10_000)
})
