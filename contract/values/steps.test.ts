import { expect, test } from 'vitest'
import { inOneGo, sortedInSteps } from './steps.ts'

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

test('texts are sorted in steps as the language sorts them at once', () => {
  let seed = 1
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const letters = ['a', 'b', 'B', 'ñ', 'µ', '%', '1', ' ', '\u{1f48a}']
  const texts = Array.from({ length: 3000 }, () =>
    Array.from({ length: random(6) }, () => letters[random(letters.length)]).join(''),
  )
  expect(inOneGo(sortedInSteps(texts))).toEqual(texts.toSorted())
})

test('a sort of many texts gives way often', () => {
  const texts = Array.from({ length: 5000 }, (_, at) => `${at % 90} ${at}`)
  expect([...sortedInSteps(texts)].length).toBeGreaterThan(50)
})
