import { afterEach, expect, test, vi } from 'vitest'
import { untilDone } from './until-done.ts'

afterEach(() => vi.useRealTimers())

test('a failed task is repeated until it succeeds, and throws nothing', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValueOnce('there')
  const loaded = untilDone(load)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loaded).toBe('there')
  expect(load).toHaveBeenCalledTimes(2)
})
