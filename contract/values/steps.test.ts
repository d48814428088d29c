import { expect, test } from 'vitest'
import { inOneGo } from './steps.ts'

test('work in parts is done to its end', () => {
  const done: number[] = []
  function* work(): Generator<undefined, string, undefined> {
    for (const part of [1, 2, 3]) {
      done.push(part)
      yield
    }
    return 'ready'
  }
  expect(inOneGo(work())).toBe('ready')
  expect(done).toEqual([1, 2, 3])
})
