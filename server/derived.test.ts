import { expect, test } from 'vitest'
import { derived } from './derived.ts'

test('the value is made once, and again only when the data are replaced', () => {
  let data = { name: 'first' }
  let made = 0
  const value = derived(
    () => data,
    ({ name }) => `${name} ${(made += 1)}`,
  )
  expect([value(), value()]).toEqual(['first 1', 'first 1'])
  data = { name: 'second' }
  expect([value(), value()]).toEqual(['second 2', 'second 2'])
})
