import { expect, test } from 'vitest'
import { listOf } from './list-of.ts'

const bySlug = ({ slug }: { slug: string }): string => slug

test('a list without an answer has the count -1 and no items', () => {
  expect(listOf(undefined, bySlug)).toEqual({ count: -1, items: new Map() })
})

test('the items of an answer are found by their key, in the order of the answer, and the count is of all rows', () => {
  const { count, items } = listOf({ count: 40, results: [{ slug: 'b' }, { slug: 'a' }] }, bySlug)
  expect(count).toBe(40)
  expect([...items]).toEqual([
    ['b', { slug: 'b' }],
    ['a', { slug: 'a' }],
  ])
})
