import { expect, test } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { reasonOf, workQueue } from './work-queue.ts'

test.each([
  ['a refusal', new Problem('unavailable'), 'unavailable'],
  ['an error of the database', Object.assign(new Error('Ana López'), { code: '40P01' }), '40P01'],
  ['another error', new TypeError('Ana López'), 'TypeError'],
  ['what is no error', 'Ana López', 'unknown'],
])('the reason of %s is its code, without its message', (_what, error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})

test.each(['take', 'work'] as const)('a queue tells why its %s failed', async (step) => {
  const refuse = () => Promise.reject(new Problem('unavailable'))
  const entries = ['entry']
  let stop = async (): Promise<void> => undefined
  const told = new Promise<string>((failed) => {
    const take = async () => entries.pop()
    stop = workQueue<string>({ lanes: 1, take: step === 'take' ? refuse : take, work: refuse, failed }).stop
  })
  expect(await told).toBe('unavailable')
  await stop()
})
