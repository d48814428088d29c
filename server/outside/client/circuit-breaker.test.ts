import { expect, test } from 'vitest'
import { circuitBreaker } from './circuit-breaker.ts'

const failing = (clock: () => number) => {
  const breaker = circuitBreaker(clock)
  for (let calls = 0; calls < 5; calls += 1) {
    expect(breaker.admit()).toBe(true)
    breaker.report('failure')
  }
  return breaker
}

test('the breaker opens after five failures in a row, and not after four and a success', () => {
  const breaker = circuitBreaker(() => 0)
  for (const result of ['failure', 'failure', 'failure', 'failure', 'success', 'failure'] as const)
    breaker.report(result)
  expect(breaker.isOpen()).toBe(false)
  expect(failing(() => 0).isOpen()).toBe(true)
})

test('an open breaker admits one call after 30 seconds, and no second one beside it', () => {
  let now = 0
  const breaker = failing(() => now)
  now = 29_999
  expect(breaker.admit()).toBe(false)
  now = 30_000
  expect(breaker.admit()).toBe(true)
  expect(breaker.admit()).toBe(false)
})

test('a trial that succeeds closes the breaker', () => {
  let now = 0
  const breaker = failing(() => now)
  now = 30_000
  breaker.admit()
  breaker.report('success')
  expect(breaker.isOpen()).toBe(false)
  expect(breaker.admit()).toBe(true)
})

test('a trial that fails begins another pause', () => {
  let now = 0
  const breaker = failing(() => now)
  now = 30_000
  breaker.admit()
  breaker.report('failure')
  now = 59_999
  expect(breaker.admit()).toBe(false)
  now = 60_000
  expect(breaker.admit()).toBe(true)
})

test('a trial that the caller gave up lets the next call try', () => {
  let now = 0
  const breaker = failing(() => now)
  now = 30_000
  breaker.admit()
  breaker.report('unknown')
  expect(breaker.isOpen()).toBe(true)
  expect(breaker.admit()).toBe(true)
})
