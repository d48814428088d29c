import { afterEach, expect, test, vi } from 'vitest'
import { untilDone } from './until-done.ts'

afterEach(() => vi.useRealTimers())

test('what cannot be fetched is asked for again until it is there, and never thrown', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValueOnce('there')
  const loaded = untilDone(load)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loaded).toBe('there')
  expect(load).toHaveBeenCalledTimes(2)
})
