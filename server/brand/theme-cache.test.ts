import { beforeEach, expect, test } from 'vitest'
import { createThemeCache } from './theme-cache.ts'

const HOUR = 60 * 60 * 1000

let now = 0
let made: string[] = []
let themeOf: (id: string) => string

beforeEach(() => {
  now = 1_000_000
  made = []
  themeOf = createThemeCache(
    (id) => {
      made.push(id)
      return `theme of ${id}`
    },
    () => now,
  )
})

const ask = (...ids: string[]): void => {
  for (const id of ids) expect(themeOf(id)).toBe(`theme of ${id}`)
}
const ten = Array.from({ length: 10 }, (_, at) => `brand-${at}`)

test('a theme is read once an hour', () => {
  ask('one', 'one')
  now += HOUR - 1
  ask('one')
  expect(made).toEqual(['one'])
  now += 1
  ask('one')
  expect(made).toEqual(['one', 'one'])
})

test('ten themes are cached', () => {
  ask(...ten, ...ten)
  expect(made).toEqual(ten)
})

test('the eleventh theme replaces the least recently used one', () => {
  ask(...ten, 'brand-0', 'eleventh', 'brand-0')
  expect(made).toEqual([...ten, 'eleventh'])
  ask('brand-1')
  expect(made).toEqual([...ten, 'eleventh', 'brand-1'])
})

test('using a theme does not prolong its hour', () => {
  ask('one')
  now += HOUR / 2
  ask('one')
  now += HOUR / 2
  ask('one')
  expect(made).toEqual(['one', 'one'])
})
