import { expect, test } from 'vitest'
import { ActsAtOnce } from './acts-at-once.ts'

test('acts with a common key run in the order of their beginning, and others at once', async () => {
  const acts = new ActsAtOnce(3)
  const done: string[] = []
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const add = (name: string, key: string, until?: Promise<void>) =>
    acts.begin([key], async () => {
      await until
      done.push(name)
    })
  await add('slow', 'a', released)
  await add('after the slow one', 'a')
  await add('of another key', 'b')
  await expect.poll(() => done).toEqual(['of another key'])
  release()
  await acts.ended()
  expect(done).toEqual(['of another key', 'slow', 'after the slow one'])
})

test('no more acts than allowed run at once', async () => {
  const acts = new ActsAtOnce(2)
  let running = 0
  let most = 0
  for (let n = 0; n < 20; n += 1) {
    await acts.begin([`${n}`], async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
    })
  }
  await acts.ended()
  expect(most).toBe(2)
})

test('the failure of an act is thrown by the next call, and at the end', async () => {
  const acts = new ActsAtOnce(2)
  await acts.begin(['a'], async () => {
    throw new Error('not possible')
  })
  await expect(acts.ended()).rejects.toThrow('not possible')
  await expect(acts.begin(['b'], async () => undefined)).rejects.toThrow('not possible')
})
