import { expect, test } from 'vitest'
import { isChunkFailure, mayReload } from './reload-guard.ts'

test('a reload at most once per minute', () => {
  expect(mayReload(1_000_000, undefined)).toBe(true)
  expect(mayReload(1_059_999, 1_000_000)).toBe(false)
  expect(mayReload(1_060_000, 1_000_000)).toBe(true)
})

test('a clock that was set back does not lock the page', () => {
  expect(mayReload(500, 1_000_000)).toBe(true)
})

test('only failed downloads of code count', () => {
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(
    true,
  )
  expect(isChunkFailure(new TypeError("Cannot read properties of undefined (reading 'name')"))).toBe(false)
})
